/**
 * What a telephone dials where a hotline is written as people write it: its first number, without what stands beside it,
 * such as an extension or a second number. Nothing where it holds no number.
 */
export function telephoneLink(written: string): string | undefined {
  const [first] = /\+?\(?\d[\d\s().·-]{3,}\d/.exec(written) ?? []
  return first && `tel:${first.replace(/[^\d+]/g, '')}`
}
