import { elementsOf } from './xml'

/**
 * Built-in number formats (below 164) without a pattern in the file that show dates or times (ISO/IEC 29500-1,
 * 18.8.30).
 */
const builtIn = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const

/** Returns a test if a cell style shows a number as date or time. */
export function dateStylesOf(stylesXml: string): (style: string | undefined) => boolean {
  const patterns = new Map(
    [...elementsOf(stylesXml, 'numFmt')].map(({ attributes }) => [
      Number(attributes.numFmtId),
      attributes.formatCode ?? '',
    ]),
  )
  const [cellStyles] = elementsOf(stylesXml, 'cellXfs')
  const dates = [...elementsOf(cellStyles?.content ?? '', 'xf')].map(({ attributes }) => {
    const format = Number(attributes.numFmtId ?? 0)
    const pattern = patterns.get(format)
    if (pattern !== undefined) return isDatePattern(pattern)
    return builtIn.some(([from, to]) => from <= format && format <= to)
  })
  return (style) => dates[Number(style ?? -1)] ?? false
}

/** True if a pattern such as `yyyy"年"m"月"` contains date parts outside quotes. */
function isDatePattern(pattern: string) {
  const placed = pattern
    .replace(/"[^"]*"|\\.|[_*]./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^[\]]*\]/gi, '')
  return /[ymdhs]/i.test(placed)
}
