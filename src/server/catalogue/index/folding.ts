import { inchesAsWords } from '../../../domain/catalogue/inch-sizes'
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
  text = inchesAsWords(text)
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

/** Parts of a model code, which is always a single group. */
export function partsOfCode(model: string): string[] {
  return fold(model)
    .split(/\s+/)
    .flatMap((segment) => groupsOf(segment).flat())
}
