/**
 * A `tel:` link for a hotline written in free form: its first number, without an extension or further numbers.
 * Undefined if it contains no number.
 */
export function telephoneLink(written: string): string | undefined {
  const [first] = /\+?\(?\d[\d\s().·-]{3,}\d/.exec(written) ?? []
  return first && `tel:${first.replace(/[^\d+]/g, '')}`
}
