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

/** Units in headers and cells, by their normalised form. */
const units: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'mm',
      'cm',
      'm',
      'in',
      'inch',
      'g',
      'kg',
      't',
      'lb',
      'n',
      'kn',
      'mpa',
      'bar',
      'psi',
      'l',
      'l/min',
    ].map((unit) => [unit, unit]),
  ),
  毫米: 'mm',
  厘米: 'cm',
  米: 'm',
  英寸: 'in',
  克: 'g',
  千克: 'kg',
  公斤: 'kg',
  吨: 't',
  '°c': '°c',
  千牛: 'kn',
  兆帕: 'mpa',
  升: 'l',
  '升/分': 'l/min',
}

/** The normalised name of a unit; undefined if it is unknown. */
export const namedUnit = (unit: string): string | undefined =>
  units[unit.normalize('NFKC').toLowerCase().replace(/\.$/, '')]
