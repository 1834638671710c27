import { inchesAsWords } from '../../../domain/catalogue/inch-sizes'
import { labelledApart } from '../../../domain/catalogue/labelled-figures'
import { boltClass, nutClass } from '../../../domain/catalogue/property-classes'
import { styleSpellings, stylesAsWords } from '../../../domain/catalogue/nut-styles'
import { standardBodies, standardNumber } from '../../../domain/catalogue/standard-numbers'
import { tradePhrases } from '../../../domain/catalogue/trade-words'
import { itemAt } from '../../../domain/lists/items'

// The last is a Cyrillic letter.
const times = '×✕✖⨯∗*х'
const multiplied = new RegExp(`[${times}]`, 'g')

/**
 * How texts and search words are made alike, and when a word is found in a text.
 *
 * Folding makes full-width characters half-width, letters small, ×, * and the like an x, every diameter sign an ø, and
 * an angle, 90°, one word: it is no size. A text is cut at
 * spaces and punctuation into groups (a size in inches, `1 1/8"`, is one: `1.125in`), a group at dashes, slashes and the like into parts: `GB/T` has the parts gb and t.
 * Chinese characters make groups of their own. Short letters before a number belong to it (`GB/T 5782`, `M 12`), so that
 * a designation is one group however it is written. Chunks are all runs of neighbouring parts of a group, written
 * without what stood between them.
 *
 * A word is found in a chunk where a number or a run of letters begins; after a number the number must end too: `m12`
 * is in `m12x80` and not in `m120`, `bolt` not in `lockbolt`, `8` not in `8.8`. A letter by itself must be the whole run:
 * `b` is not in `bk`. Chinese is found anywhere. A coating of zinc is none of an alloy: `zinc` is not in `zinc-nickel`, nor
 * 镀锌 in 镀锌镍.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(multiplied, 'x')
    .replace(/[φ⌀∅]/g, 'ø')
    .replace(/м(?=\s*\d)/g, 'm')
    .replace(/(?<=\d)\s*°/g, 'deg')
}

/** A run of Chinese, or of anything that a name or code is made of; a dot counts between digits only. */
const groupPattern = /[\p{Script=Han}〇]+|(?:(?!\p{Script=Han})[\p{L}\p{N}]|[-‐-―_/\\.+])+/gu
const separator = /[-‐-―_/\\+]+|(?<!\d)\.|\.(?!\d)/
const shortLetters = 4
const mostParts = 6

/** The groups of a text that has no spaces, each with its parts. */
function groupsOf(segment: string): string[][] {
  const groups: string[][] = []
  for (const [group] of segment.matchAll(groupPattern)) {
    const parts = group.split(separator).filter((part) => part !== '')
    if (parts.length > 0) groups.push(parts)
  }
  return groups
}

/** All texts in which a word of a search can be found, of a piece of text without spaces or of a designation. */
export function chunksOfSegment(segment: string): string[] {
  const chunks: string[] = []
  for (const parts of segmentGroups(segment)) {
    for (let from = 0; from < parts.length; from++) {
      for (let to = from + 1; to <= parts.length; to++) {
        if (to === from + 1 && parts[from] === 'zinc' && parts[to] === 'nickel') continue
        if (to === from + 1 || to === parts.length || parts.length <= mostParts)
          chunks.push(parts.slice(from, to).join(''))
      }
    }
  }
  // GB/T 5782 is called GB 5782 too.
  for (const chunk of chunks) if (/^gbt\d/.test(chunk)) chunks.push(`gb${chunk.slice(3)}`)
  return chunks
}

function segmentGroups(segment: string): string[][] {
  const [first = '', second] = segment.split(' ')
  if (second === undefined) return groupsOf(fold(first))
  const [letters = []] = groupsOf(fold(first))
  const [number = [], ...others] = groupsOf(fold(second))
  return [[...letters, ...number], ...others]
}

/**
 * The pieces of a text between spaces; short letters before a number come once more, together with it, and so do a
 * number with its unit and Chinese words that follow one another.
 */
export function segmentsOf(text: string): string[] {
  text = stylesAsWords(inchesAsWords(text))
  // Hardly any name has spaces in a size, so they are sought where a word begins or ends with its sign only.
  if (spacedSign.test(text)) text = text.replace(spacesInSize, '×')
  const segments = text.split(' ')
  const plain = segments.length
  let mayBeNeighbours = false
  for (let at = 1; at < plain; at++) {
    const before = itemAt(segments, at - 1)
    const first = itemAt(segments, at).charCodeAt(0)
    if (isDigit(first) && isShortLetters(before)) segments.push(`${before} ${segments[at]}`)
    else if (isDigit(before.charCodeAt(0)) && unitAlone.test(itemAt(segments, at)))
      segments.push(`${before} ${segments[at]}`)
    else if (first > 127 && before.charCodeAt(0) > 127) mayBeNeighbours = true
  }
  // A hundred thousand names are cut when the index is built, and hardly any has such words.
  if (mayBeNeighbours)
    for (const [words] of text.matchAll(neighbours)) segments.push(words.replaceAll(' ', ''))
  return segments
}

/** Of tools: 5 m, 15 L, 1.5 kW; sizes in mm are said without their unit. */
const unitAlone = /^(?:m|l|kw),?$/i
const spacedSign = new RegExp(`[${times}x] | [${times}x]`, 'i')
const spacesInSize = new RegExp(`(?<=\\d) *[${times}x] *(?=\\d)`, 'gi')
const neighbours = /(?<![^ ])\p{Script=Han}+(?: \p{Script=Han}+)+(?![^ ])/gu

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

function isShortLetters(segment: string): boolean {
  if (segment.length > shortLetters + 3 || !/[a-z]$/i.test(segment)) return false
  const groups = groupsOf(fold(segment))
  const letters = groups.length === 1 ? itemAt(groups, 0).join('') : ''
  return letters.length <= shortLetters && /^[a-z]+$/.test(letters)
}

export function chunksOf(text: string): string[] {
  return segmentsOf(text).flatMap(chunksOfSegment)
}

/** Whether a word of a search is a standard by its number, without a part. */
export const isStandard = (word: string) => new RegExp(`^${standardBodies}t?\\d+$`).test(word)

/** The year of a standard, which drawings and orders give with its number and names of products do not. */
const yearOfStandard = new RegExp(
  String.raw`(${standardNumber}(?:-\d{1,3})?)[-‐-―:](?:19|20)\d\d(?:-\d\d)?(?!\d)`,
  'g',
)

/** Chinese standards of the last century are called by two digits of their year: GB 93-87. */
const shortYear = /((?<![a-z])(?:gb|jb|hb|tb)(?:\/[a-z]|t)?\s*\d[\d.]*)-[5-9]\d(?![\dx.])/g

const figure = String.raw`\d+(?:\.\d+)?`

/** A standard and a size in one, as designations are written: ISO 4032-M12, ISO 1234-5x50; a class after them is labelled already. */
const designation = new RegExp(
  String.raw`(${standardNumber}(?:-\d{1,2}(?=[\s-]+m))?)[\s-]*(m${figure}(?:x${figure})*|(?<=-)${figure}x${figure})(?![\d.])`,
  'g',
)

/** A standard is one word with its number, as it is in names. */
const standardApart = new RegExp(
  String.raw`(?<![a-z])(${standardBodies}(?:\/[a-z]|t)?)\s+(?=\d)`,
  'g',
)

/** A sign that multiplies no figure, M12*80*8.8*ZN, only stands between words. */
const chainedLetters = new RegExp(`(?<=\\d)\\s*[${times}](?=\\s*\\p{L})`, 'gu')

/** What names do not say, or say in fewer characters: M 12 × 80 mm × 8.8 is M12x80 8.8. */
const shortened: [RegExp, string][] = [
  // A European or national edition of a standard of ISO: DIN EN ISO 4014.
  [/(?<![a-z])(?:(?:din|bs|nf|uni|une)[\s-]*)?(?:en[\s-]*)?iso(?=[\s-]*\d)/g, 'iso'],
  [/(?<![a-z])(?:din|bs|nf|uni|une)[\s-]+en(?=[\s-]*\d)/g, 'en'],
  [yearOfStandard, '$1'],
  [shortYear, '$1'],
  [/(?<=\d)\s*(?:mm|毫米)(?=\s*x\s*\d|[^a-z\d]|$)/g, ''],
  [/(?<![\p{L}\p{N}])([mø])\s+(?=\d)/gu, '$1'],
  [/(?<=\d)\s*x\s*(?=\d)/g, 'x'],
  [/(?<=\d)\s+x\s*$/g, 'x'],
  // M12 × L80, M12 × 80L
  [/(?<=\dx)l(?=\d)|(?<=x\d{1,9})l(?![a-z\d])/g, ''],
  [designation, '$1 $2 '],
  [standardApart, '$1'],
  [/(?<![a-z])self[\s-]+lock(?:ing)?(?![a-z])/g, 'selflocking'],
  // Of property classes that are no figure the value says enough: class A2-70, 性能等级 200 HV.
  [/(?:property |性能)?(?:class|grade|等级)[\s:]*(?=a[1-5](?:-?\d\d)?(?![a-z\d])|\d+\s*hv)/g, ' '],
  [/螺纹规格\s*:?/g, ' '],
  // 12.9级 is the property class 12.9; of the product grade, A级, names say nothing.
  [/(?<=\d)级/g, ' '],
  [/(?<=\S\s{0,9})(?<![a-z])[a-c]级|(?<![a-z])[a-c]级(?=\s*\S)/g, ' '],
  // HV200 is 200 HV, B16×60 the size of a pin of form B, M12 by 80 a size.
  [/(?<![a-z])hv\s*(?=(\d{3})(?!\d))\d{3}/g, '$1hv'],
  [/(?<![a-z\d])([ab])(?=\d+(?:\.\d+)?x\d)/g, '$1 '],
  [/(?<=\d)\s*by\s*(?=\d)/g, 'x'],
  [/(?<=\d)\s*米/g, 'm '],
  [/(?<=\d)\s*升/g, 'l '],
  [/(?<=\d)\s*千瓦/g, 'kw '],
  [/(?<=\d)\s+(?=(?:mpa|kw)(?![a-z\d])|[ml](?![a-z\d]|\s*\d))/g, ''],
  ...styleSpellings,
  ...tradePhrases,
  // A property class is no measure of a size.
  [new RegExp(String.raw`(?<=\d)x(?=${boltClass}(?![\d.]|x\d))`, 'g'), ' '],
]

/** A text in quotation marks; after a figure they are those of inches. */
const quotation = /(?<=^|\s)["“]([^"”]{0,200})["”]/g

/** 10,9 and 1,25x80 */
const decimalComma = /(?<![\d,.])(\d{1,3}),(\d|\d{2}(?=\s*(?:mm|kw|x|×|\*)))(?![\d,])/gi

/** How far a figure may be off: 80±1 */
const tolerance = /(?<=\d)\s*(?:±|\+\/-)\s*\d+(?:\.\d+)?(?![\d.%])/gu

/** The words of a search: each must be found. A figure with its label is one, such as `class 10`. */
export function wordsOf(query: string): string[] {
  const plain = inchesAsWords(
    query
      .normalize('NFKC')
      .replace(decimalComma, '$1.$2')
      .replace(tolerance, '')
      .replace(quotation, ' $1 '),
  )
  const words = labelledApart(plain).flatMap(({ text, isLabelled }) =>
    isLabelled ? [text.toLowerCase()] : plainWordsOf(text),
  )
  // The thread is said already: in M10 10 the class is 10.
  const said = words.map((word, nth) =>
    isClassBeside(word, words) || (smallFigure.test(word) && words.indexOf(word) < nth)
      ? `class ${word}`
      : word,
  )
  return [...new Set(said)]
}

const smallFigure = new RegExp(`^${nutClass}$`)

/** Whether a figure is that of a property class of nuts, and of the thread beside it. */
const isClassBeside = (word: string, words: string[]) =>
  smallFigure.test(word) &&
  words.some((other) => other === `m${word}` || other.startsWith(`m${word}x`))

function plainWordsOf(text: string): string[] {
  const apart = fold(stylesAsWords(text.replace(chainedLetters, ' ')))
  return shortened
    .reduce((left, [what, instead]) => left.replace(what, instead), apart)
    .split(/\s+/)
    .flatMap((segment) => groupsOf(segment).map((parts) => parts.join('')))
}

/** The parts of a model code, the whole of which is one group whatever stands in it. */
export function partsOfCode(model: string): string[] {
  return fold(model)
    .split(/\s+/)
    .flatMap((segment) => groupsOf(segment).flat())
}

const digit = 0
const letter = 1
const other = 2

/** Of a character code, or of a byte of UTF-8: outside ASCII every character stands for itself. */
export function kindOf(code: number): number {
  if ((code >= 48 && code <= 57) || code === 46) return digit
  return code < 128 ? letter : other
}

/** Whether a word may begin at `code`, which follows `before` in the same part; the 2 of A2 is no figure by itself. */
export function beginsAfter(before: number, code: number): boolean {
  const kind = kindOf(code)
  if (kind === digit && before === 'a'.charCodeAt(0)) return false
  return kind === other || kind !== kindOf(before)
}

/** Whether a word of some length, ending with `last`, may end before `next` in the same part. */
export function endsBefore(last: number, next: number, length: number): boolean {
  const kind = kindOf(last)
  return kind !== kindOf(next) || (kind !== digit && (kind === other || length > 1))
}

export function isFoundAt(word: string, text: string, at: number, from: number, to: number) {
  const end = at + word.length
  return (
    (at === from || beginsAfter(text.charCodeAt(at - 1), text.charCodeAt(at))) &&
    (end === to ||
      (endsBefore(text.charCodeAt(end - 1), text.charCodeAt(end), word.length) &&
        !isAlloyed(text, end)))
  )
}

/** Whether what ends here is zinc, and goes on as its alloy with nickel or aluminium. */
function isAlloyed(text: string, end: number): boolean {
  if (text[end - 1] === '锌') return text[end] === '镍' || text[end] === '铝'
  return text[end] === 'n' && text.startsWith('zincnickel', end - 'zinc'.length)
}

/**
 * Whether a Chinese word, or its initials, is in a text with one gap: 六角螺栓 is in 六角头螺栓. On each side of the gap
 * two characters or more belong together, else too much would be found.
 */
export function isFoundWithGap(word: string, text: string): boolean {
  for (let cut = 2; cut <= word.length - 2; cut++) {
    const at = text.indexOf(word.slice(0, cut))
    if (at >= 0 && text.includes(word.slice(cut), at + cut)) return true
  }
  return false
}
