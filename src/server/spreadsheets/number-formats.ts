import { elementsOf } from './xml'

/**
 * Built-in number formats (below 164) without a pattern in the file that show dates or times (ISO/IEC 29500-1,
 * 18.8.30).
 */
const builtInDates = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const

/** Built-in patterns of numbers. */
const builtIn: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  48: '##0.0E+0',
}

export interface NumberFormats {
  /** True if a cell style shows a number as date or time. */
  isDate: (style: string | undefined) => boolean
  /** How a cell style shows a number: as it is, as a figure with other marks, or as a code with further signs. */
  shows: (style: string | undefined, number: string) => 'same' | 'figure' | 'code'
}

export function numberFormatsOf(stylesXml: string): NumberFormats {
  const patterns = new Map(
    [...elementsOf(stylesXml, 'numFmt')].map(({ attributes }) => [
      Number(attributes.numFmtId),
      attributes.formatCode ?? '',
    ]),
  )
  const [cellStyles] = elementsOf(stylesXml, 'cellXfs')
  const formats = [...elementsOf(cellStyles?.content ?? '', 'xf')].map(({ attributes }) => {
    const id = Number(attributes.numFmtId ?? 0)
    const pattern = patterns.get(id)
    const isDate =
      pattern === undefined
        ? builtInDates.some(([from, to]) => from <= id && id <= to)
        : isDatePattern(pattern)
    return { isDate, pattern: pattern ?? builtIn[id] ?? '' }
  })
  const of = (style: string | undefined) => formats[Number(style ?? -1)]
  return {
    isDate: (style) => of(style)?.isDate ?? false,
    shows: (style, number) => shownBy(of(style)?.pattern ?? '', number),
  }
}

/** Outside quotes and brackets, which hold literals, colours and conditions. */
const bare = (pattern: string) =>
  pattern.replace(/"[^"]*"|\\.|[_*]./g, '').replace(/\[(?!h+\]|m+\]|s+\])[^[\]]*\]/gi, '')

/** True if a pattern such as `yyyy"年"m"月"` contains date parts. */
const isDatePattern = (pattern: string) => /[ymdhs]/i.test(bare(pattern).replace(/General/i, ''))

function shownBy(pattern: string, number: string): 'same' | 'figure' | 'code' {
  const [positive = ''] = pattern.split(';')
  const placed = bare(positive).trim()
  if (placed === '' || placed === '@' || /^(?:General|#)$/i.test(placed)) {
    return positive.includes('"') ? 'figure' : 'same'
  }
  const [, grouped, decimals = ''] = /^(#,##|#*)0(?:\.(0+))?[^\d#?/E%]*$/i.exec(placed) ?? []
  // Leading zeros, separators between digits, exponents and fractions belong to a code.
  if (grouped === undefined) return 'code'
  const isGrouped = grouped.includes(',') && Math.abs(Number(number)) >= 1000
  return !isGrouped && Number(number).toFixed(decimals.length) === number ? 'same' : 'figure'
}
