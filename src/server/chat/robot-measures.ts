/** A measure parsed from text. */
export interface Measure {
  /** mm */
  value: number
  /** Original text if it was in inches. */
  inches?: string
}

const figure = String.raw`(\d{1,4}(?:\.\d+)?(?:[\s-]+\d{1,2}/\d{1,2}|/\d{1,2})?)`
const inchUnit = String.raw`inch(?:es)?\b|in\b|"|″|”|英寸|吋`
const unit = String.raw`(mm\b|毫米|${inchUnit})`
const filler = String.raw`\s*(?:size|range|dia(?:meter)?)?(?:\s+(?:of|is))?[\s:=是为约≈Φφø]*`
/** Rejects counts ("30 pieces") and the start of a range. */
const notCounted = String.raw`(?![\d./]|\s*(?:to|-|–|~|至|到)\s*\d|\s*(?:pieces|pcs|plates|holes|个|件|只|块|孔(?!径|\s*[\d:=是为])|月|天))`

/**
 * Finds the number next to each word, on either side; before the word only with a unit. If several words are given,
 * the first number decides the order for all: "30 mm grip 14 mm hole" or "grip 30 mm hole 14".
 */
export function measuresIn(question: string, words: string[]): (Measure | undefined)[] {
  const behind = words.map((word) =>
    new RegExp(`${word}${filler}${figure}\\s*${unit}?${notCounted}`, 'di').exec(question),
  )
  const before = words.map((word) =>
    new RegExp(`${figure}\\s*${unit}\\s*(?:的)?\\s*${word}`, 'di').exec(question),
  )
  const begin = (matches: (RegExpExecArray | null)[]) =>
    Math.min(...matches.map((match) => match?.index ?? Infinity))
  const [first, second] = begin(before) < begin(behind) ? [before, behind] : [behind, before]
  const taken = new Set(first.map(placeOf))
  return first.map((match, nth) => {
    // A number belongs to one word only.
    const other = second[nth]
    return measureOf(match ?? (other && !taken.has(placeOf(other)) ? other : null))
  })
}

const plate = String.raw`\d+(?:\.\d+)?(?:\s*(?:mm\b|毫米))?`
const plates = new RegExp(String.raw`(?<!\d)${plate}(?:\s*(?:\+|加)\s*${plate})+`, 'gi')

/** Sums the plates of a joint: "12 + 18 mm" is 30 mm. */
export const summed = (question: string) =>
  question.replace(plates, (all) => {
    const sum = (all.match(/\d+(?:\.\d+)?/g) ?? []).reduce(
      (left, thickness) => left + Number(thickness),
      0,
    )
    return `${Math.round(sum * 1000) / 1000} mm`
  })

const placeOf = (match: RegExpExecArray | null) => match?.indices?.[1]?.[0]

function measureOf(match: RegExpExecArray | null): Measure | undefined {
  if (!match) return undefined
  const [, written = '', named = ''] = match
  const number = numberOf(written)
  if (!(number > 0)) return undefined
  if (!new RegExp(`^(?:${inchUnit})`, 'i').test(named)) return { value: number }
  return { value: Math.round(number * 2540) / 100, inches: written.trim() }
}

/** Parses 1.5, 1/2 and 1 1/2. */
function numberOf(written: string): number {
  const [, whole = '0', over, under] =
    /^(?:(\d+(?:\.\d+)?)(?:[\s-]+|$))?(?:(\d+)\/(\d+))?$/.exec(written) ?? []
  return Number(whole) + (over && under ? Number(over) / Number(under) : 0)
}
