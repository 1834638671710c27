/** The unit in the last brackets of a header; brackets may hold brackets (dB(A)). */
export function unitIn(header: string): string {
  const match = /\(((?:[^()]|\([^()]*\))*)\)\s*$/.exec(languagesMarked(header))
  return match?.[1]?.trim() ?? ''
}

/** A header without its unit in brackets; brackets with a language are part of the name. */
export function withoutUnit(name: string) {
  const innermost = /\([^()]*\)/g
  const once = languagesMarked(name).replace(innermost, ' ')
  return once.replace(innermost, ' ')
}

function languagesMarked(name: string) {
  return name
    .normalize('NFKC')
    .replace(/[[【]/g, '(')
    .replace(/[\]】]/g, ')')
    .replace(/(?<!\s)\s*\(\s*(?:中文|汉语|chinese|zh|cn)\s*\)/gi, '中文')
    .replace(/(?<!\s)\s*\(\s*(?:英文|英语|english|en)\s*\)/gi, '英文')
}
