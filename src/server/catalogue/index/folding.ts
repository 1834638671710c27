import { inchesAsWords } from '../../../domain/catalogue/inch-sizes'
import { labelledApart } from '../../../domain/catalogue/labelled-figures'
import { boltClass, nutClass } from '../../../domain/catalogue/property-classes'
import { styleSpellings, stylesAsWords } from '../../../domain/catalogue/nut-styles'
import { standardBodies, standardNumber } from '../../../domain/standards/standard-numbers'
import { tradePhrases } from '../../../domain/catalogue/trade-words'
import { itemAt } from '../../../domain/lists/items'

// The last character is Cyrillic.
const times = '×✕✖⨯∗*х'
const multiplied = new RegExp(`[${times}]`, 'g')

/**
 * Normalises texts and search words, and decides if a word matches.
 *
 * Folding converts full-width to half-width characters, letters to lower case, ×, * and similar to x, diameter signs
 * to ø, and an angle (90°) to a single word, because it is not a size. A text is split at spaces and punctuation into
 * groups (a size in inches, `1 1/8"`, is one group: `1.125in`), and groups at dashes, slashes and similar into parts:
 * `GB/T` has the parts gb and t. Chinese characters form their own groups. Short letters before a number belong to it
 * (`GB/T 5782`, `M 12`), so that a designation is one group in every notation. Chunks are all runs of adjacent parts
 * of a group, without separators.
 *
 * A word matches in a chunk at the start of a number or of a run of letters. After a number, the number must end too:
 * `m12` is in `m12x80` but not in `m120`, `bolt` not in `lockbolt`, `8` not in `8.8`. A single letter must be the
 * whole run: `b` is not in `bk`. Chinese matches anywhere. A zinc coating must not match an alloy: `zinc` is not in
 * `zinc-nickel`, 镀锌 not in 镀锌镍.
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

/** A run of Chinese, or of characters of a name or code; a dot counts between digits only. */
const groupPattern = /[\p{Script=Han}〇]+|(?:(?!\p{Script=Han})[\p{L}\p{N}]|[-‐-―_/\\.+])+/gu
const separator = /[-‐-―_/\\+]+|(?<!\d)\.|\.(?!\d)/
const shortLetters = 4
const mostParts = 6

/** Groups of a text without spaces, each with its parts. */
function groupsOf(segment: string): string[][] {
  const groups: string[][] = []
  for (const [group] of segment.matchAll(groupPattern)) {
    const parts = group.split(separator).filter((part) => part !== '')
    if (parts.length > 0) groups.push(parts)
  }
  return groups
}

/** All chunks of a text without spaces, or of a designation. */
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
  // GB/T 5782 is also called GB 5782.
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
 * Segments of a text between spaces; also joins short letters with the following number, numbers with their unit, and
 * adjacent Chinese words.
 */
export function segmentsOf(text: string): string[] {
  text = stylesAsWords(inchesAsWords(text))
  // Spaces inside a size are rare, so the expensive pattern runs only if a word starts or ends with its sign.
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
  // Skips the rare case: a hundred thousand names are split when the index is built.
  if (mayBeNeighbours)
    for (const [words] of text.matchAll(neighbours)) segments.push(words.replaceAll(' ', ''))
  return segments
}

/** Units of tools: 5 m, 15 L, 1.5 kW; sizes in mm have no unit in names. */
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

/** True if a search word is a standard with its number, without a part. */
export const isStandard = (word: string) => new RegExp(`^${standardBodies}t?\\d+$`).test(word)

/** The year of a standard, which drawings and orders give but product names do not. */
const yearOfStandard = new RegExp(
  String.raw`(${standardNumber}(?:-\d{1,3})?)[-‐-―:](?:19|20)\d\d(?:-\d\d)?(?!\d)`,
  'g',
)

/** Older Chinese standards have a two-digit year: GB 93-87. */
const shortYear = /((?<![a-z])(?:gb|jb|hb|tb)(?:\/[a-z]|t)?\s*\d[\d.]*)-[5-9]\d(?![\dx.])/g

const figure = String.raw`\d+(?:\.\d+)?`

/** A standard and a size in one: ISO 4032-M12, ISO 1234-5x50; a class after them is already labelled. */
const designation = new RegExp(
  String.raw`(${standardNumber}(?:-\d{1,2}(?=[\s-]+m))?)[\s-]*(m${figure}(?:x${figure})*|(?<=-)${figure}x${figure})(?![\d.])`,
  'g',
)

/** A standard forms one word with its number, as in names. */
const standardApart = new RegExp(
  String.raw`(?<![a-z])(${standardBodies}(?:\/[a-z]|t)?)\s+(?=\d)`,
  'g',
)

/** A multiplication sign not before a number (M12*80*8.8*ZN) only separates words. */
const chainedLetters = new RegExp(`(?<=\\d)\\s*[${times}](?=\\s*\\p{L})`, 'gu')

/** Shortens to the notation of names: M 12 × 80 mm × 8.8 is M12x80 8.8. */
const shortened: [RegExp, string][] = [
  // A European or national edition of an ISO standard: DIN EN ISO 4014.
  [/(?<![a-z])(?:(?:din|bs|nf|uni|une)[\s-]*)?(?:en[\s-]*)?iso(?=[\s-]*\d)/g, 'iso'],
  [/(?<![a-z])(?:din|bs|nf|uni|une)[\s-]+en(?=[\s-]*\d)/g, 'en'],
  [yearOfStandard, '$1'],
  [shortYear, '$1'],
  [/(?<=\d)\s*(?:mm|毫米)(?=\s*x\s*\d|[^a-z\d]|$)/g, ''],
  [/(?<![\p{L}\p{N}])([mø])\s+(?=\d)/gu, '$1'],
  [/(?<=\d)\s*x\s*(?=\d)/g, 'x'],
  [/(?<=\d)\s+x\s*$/g, 'x'],
  // M12 × L80, M12 × 80L.
  [/(?<=\dx)l(?=\d)|(?<=x\d{1,9})l(?![a-z\d])/g, ''],
  [designation, '$1 $2 '],
  [standardApart, '$1'],
  [/(?<![a-z])self[\s-]+lock(?:ing)?(?![a-z])/g, 'selflocking'],
  // Property classes with letters need no label: class A2-70, 性能等级 200 HV.
  [/(?:property |性能)?(?:class|grade|等级)[\s:]*(?=a[1-5](?:-?\d\d)?(?![a-z\d])|\d+\s*hv)/g, ' '],
  [/螺纹规格\s*:?/g, ' '],
  // 12.9级 is the property class 12.9; a product grade (A级) is not in names.
  [/(?<=\d)级/g, ' '],
  [/(?<=\S\s{0,9})(?<![a-z])[a-c]级|(?<![a-z])[a-c]级(?=\s*\S)/g, ' '],
  // HV200 means 200 HV; B16×60 is the size of a pin of form B; M12 by 80 is a size.
  [/(?<![a-z])hv\s*(?=(\d{3})(?!\d))\d{3}/g, '$1hv'],
  [/(?<![a-z\d])([ab])(?=\d+(?:\.\d+)?x\d)/g, '$1 '],
  [/(?<=\d)\s*by\s*(?=\d)/g, 'x'],
  [/(?<=\d)\s*米/g, 'm '],
  [/(?<=\d)\s*升/g, 'l '],
  [/(?<=\d)\s*千瓦/g, 'kw '],
  [/(?<=\d)\s+(?=(?:mpa|kw)(?![a-z\d])|[ml](?![a-z\d]|\s*\d))/g, ''],
  ...styleSpellings,
  ...tradePhrases,
  // A property class is not part of a size.
  [new RegExp(String.raw`(?<=\d)x(?=${boltClass}(?![\d.]|x\d))`, 'g'), ' '],
]

/** A text in quotation marks; after a number they mean inches. */
const quotation = /(?<=^|\s)["“]([^"”]{0,200})["”]/g

/** Decimal commas: 10,9 and 1,25x80. */
const decimalComma = /(?<![\d,.])(\d{1,3}),(\d|\d{2}(?=\s*(?:mm|kw|x|×|\*)))(?![\d,])/gi

/** Tolerances: 80±1. */
const tolerance = /(?<=\d)\s*(?:±|\+\/-)\s*\d+(?:\.\d+)?(?![\d.%])/gu

/** Words of a search, all of which must match. A number with its label is one word, such as `class 10`. */
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
  // The thread is already there: in M10 10 the class is 10.
  const said = words.map((word, nth) =>
    isClassBeside(word, words) || (smallFigure.test(word) && words.indexOf(word) < nth)
      ? `class ${word}`
      : word,
  )
  return [...new Set(said)]
}

const smallFigure = new RegExp(`^${nutClass}$`)

/** True if a number is a property class of nuts beside a thread. */
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

/** Parts of a model code, which is always a single group. */
export function partsOfCode(model: string): string[] {
  return fold(model)
    .split(/\s+/)
    .flatMap((segment) => groupsOf(segment).flat())
}

const digit = 0
const letter = 1
const other = 2

/** Kind of a character code or UTF-8 byte; every non-ASCII character is its own kind. */
export function kindOf(code: number): number {
  if ((code >= 48 && code <= 57) || code === 46) return digit
  return code < 128 ? letter : other
}

/** True if a word may start at `code` after `before` in the same part; the 2 of A2 is not a separate number. */
export function beginsAfter(before: number, code: number): boolean {
  const kind = kindOf(code)
  if (kind === digit && before === 'a'.charCodeAt(0)) return false
  return kind === other || kind !== kindOf(before)
}

/** True if a word of this length that ends with `last` may end before `next` in the same part. */
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

/** True if the word that ends here is zinc and continues as an alloy with nickel or aluminium. */
function isAlloyed(text: string, end: number): boolean {
  if (text[end - 1] === '锌') return text[end] === '镍' || text[end] === '铝'
  return text[end] === 'n' && text.startsWith('zincnickel', end - 'zinc'.length)
}

/**
 * True if a Chinese word, or its initials, matches with one gap: 六角螺栓 is in 六角头螺栓. Each side of the gap has at least
 * two characters, to avoid too many matches.
 */
export function isFoundWithGap(word: string, text: string): boolean {
  for (let cut = 2; cut <= word.length - 2; cut++) {
    const at = text.indexOf(word.slice(0, cut))
    if (at >= 0 && text.includes(word.slice(cut), at + cut)) return true
  }
  return false
}
