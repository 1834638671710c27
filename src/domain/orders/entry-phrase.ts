import { unitPattern } from '../units/pieces'
import { countsOf, magnitudePattern } from './quantity'
import { itemAt } from '../lists/items'

/** One interpretation of a line. */
export interface Reading {
  model: string
  /** as written; empty if there is none */
  counts: string
}

/** Bounded repetitions keep the patterns linear; a quantity is only a few characters long. */
const amount = `[+-]?\\d(?:[\\d,.']{0,30}\\d)?(?:e[+-]?\\d{1,9})?${magnitudePattern}?(?:\\s*(?:${unitPattern}))?`
/** Separators between two texts, from their first character. */
const separator = '(?<![\\s,;、|:=])[\\s,;、|:=]+'
export const amountAlone = new RegExp(`^${amount}$`, 'i')
const amountLast = new RegExp(
  `^(.+?)(?:${separator}[x×✕✖*]\\s*|${separator}|(?<!\\s)\\s*[×✕✖*]\\s+)(${amount})$`,
  'i',
)
const amountFirst = new RegExp(`^(${amount})(?:\\s*[x×✕✖*]\\s+|[\\s,;、|:=]+)(.+)$`, 'i')
const amountGlued = new RegExp(`^(.+?)(?<!\\s)\\s*[×✕✖*]\\s*(${amount})$`, 'i')

/** A quantity in groups of three digits: 1 500. */
export const groupsLast = new RegExp(
  `^(.+?)${separator}(\\d{1,3}(?: \\d{3}){1,4}(?:\\s*(?:${unitPattern}))?)$`,
  'i',
)

/** 20 500 without a unit may be one number, or two of which only one is a quantity. */
export const isOneFigure = (figures: string) => !/^[\d ]+$/.test(figures.trim())

/** The interpretations of a typed line: quantity last, first, missing, or after a multiplication sign. */
export function readPhrase(phrase: string): Reading[] {
  if (phrase === '') return []
  const readings: Reading[] = []
  const last = amountLast.exec(phrase)
  const lastReading = last && { model: trimmed(itemAt(last, 1)), counts: itemAt(last, 2).trim() }
  const isOfSize = last !== null && sizeGoesOn(phrase, itemAt(last, 1), itemAt(last, 2))
  if (lastReading && !isOfSize) readings.push(lastReading)
  const first = amountFirst.exec(phrase)
  if (first) readings.push({ model: trimmed(itemAt(first, 2)), counts: itemAt(first, 1).trim() })
  // Interpretations with a valid quantity are more likely.
  readings.sort(
    (a, b) => Number(countsOf(b.counts) !== undefined) - Number(countsOf(a.counts) !== undefined),
  )
  readings.push({ model: trimmed(phrase), counts: '' })
  if (lastReading && isOfSize) readings.push(lastReading)
  const glued = amountGlued.exec(phrase)
  if (glued) readings.push({ model: trimmed(itemAt(glued, 1)), counts: itemAt(glued, 2).trim() })
  const groups = groupsLast.exec(phrase)
  if (groups) {
    const counts = isOneFigure(itemAt(groups, 2)) ? itemAt(groups, 2).trim() : ''
    readings.push({ model: trimmed(itemAt(groups, 1)), counts })
  }
  return readings.filter(({ model }) => model !== '')
}

/** A thread without its length: M12, M 12 x 1.5. A following number above any pitch is a length. */
const threadAlone =
  /(?<![a-z0-9])m\s*\d{1,3}(?:\.\d+)?(?:\s*[x×✕✖*]\s*[0-6](?:\.\d+)?)?\s*[x×✕✖*]?$/i

/** True if the final number is the length of a size (M 12 × 80). With a unit it is a quantity. */
function sizeGoesOn(phrase: string, before: string, figure: string): boolean {
  const times = phrase.slice(0, phrase.length - figure.length)
  return /[x×✕✖*]\s*$/i.test(times) && threadAlone.test(before) && /^[\d.,]+$/.test(figure)
}

/** Removes separators around a text; a leading sign may belong to an own part number. */
const trimmed = (text: string) => text.replace(/^[\s,;、|]+|(?<![\s,;、|:=])[\s,;、|:=]+$/g, '')
