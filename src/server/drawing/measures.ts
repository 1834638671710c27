import { coarsePitchOf } from '../../domain/standards/threads'
import { dimensionsOf, isTypical } from '../../domain/standards/standards'
import type { Dimension, Origin } from './design'
import type { Characteristic, PartFacts } from './part-facts'
import type { Meaning } from './texts'

/** A size to look up, with its sources, best first. */
export interface Wanted {
  readonly meaning: Meaning
  /** Column names in the tables of standards; defaults to the symbol. */
  readonly columns?: readonly string[]
  /** The characteristic, or the base-info field, that may hold it. */
  readonly characteristic?: Characteristic
  readonly info?: string
  /** Typical proportion if no source has the size. */
  readonly typical: number
}

/** Sizes of a part; each lookup records the size with its origin. */
export interface Measures {
  readonly facts: PartFacts
  size(symbol: string, wanted: Wanted): number
  /** Records a size computed from others. */
  computed(symbol: string, meaning: Meaning, value: number): number
  /** Records a nominal value of the model. */
  nominal(symbol: string, meaning: Meaning, value: number): number
  /** A size without its own line in the drawing's table. */
  hidden(column: string, typical: number): number
  /** Nominal diameter and pitch of a thread, recorded as one line such as M12 × 1.25. */
  thread(): { d: number; pitch: number }
  has(column: string): boolean
  noted(): Dimension[]
  /** Nominal sizes that neither the model nor a standard has, so that a typical one is drawn. */
  lacking(): Meaning[]
}

/** The first number in a text: 12.7 in "M12.7 mm". */
export function figureOf(text: string | undefined) {
  const digits = text?.match(/\d+(?:\.\d+)?/)
  return digits ? Number(digits[0]) : undefined
}

/** Both ends of a range such as 25.4-31.8. */
export function rangeOf(text: string | undefined) {
  const [from, to] = text?.match(/\d+(?:\.\d+)?/g)?.map(Number) ?? []
  return from === undefined || to === undefined ? undefined : { from, to }
}

/** Tables whose rows are models, not sizes. */
const byModel = ['tool', 'rivet nut', 'structural blind rivet']

/** Reads the sizes of a part from its standard; `family` is its family's own table, if any. */
export function measuresOf(facts: PartFacts, family: string | undefined): Measures {
  const table = family && byModel.includes(family) ? family : (facts.standardNumber ?? family)
  const { values, baseInfo } = facts
  const nominal = figureOf(values.diameter)
  const pitchText = figureOf(values.pitch)
  const row = table ? rowOf(table, facts) : undefined
  const figures = row?.figures
  const dimensions = new Map<string, Dimension>()
  const lacking = new Set<Meaning>()
  const note = (dimension: Dimension) => {
    dimensions.set(dimension.symbol, dimension)
    return dimension.value
  }

  function lookUp(symbol: string, wanted: Wanted): { value: number; origin: Origin } {
    const column = (wanted.columns ?? [symbol]).find((name) => figures?.[name] !== undefined)
    if (row && column) {
      const origin = isTypical(row.table, row.size, column) ? 'typical' : 'standard'
      return { value: row.figures[column] ?? wanted.typical, origin }
    }
    const own = wanted.characteristic ? figureOf(values[wanted.characteristic]) : undefined
    if (own) return { value: own, origin: 'standard' }
    const info = wanted.info ? figureOf(baseInfo[wanted.info]) : undefined
    if (info && wanted.info) {
      return { value: info, origin: facts.origins?.[wanted.info] ?? 'typical' }
    }
    if (wanted.characteristic) lacking.add(wanted.meaning)
    return { value: rounded(wanted.typical), origin: 'typical' }
  }

  return {
    facts,
    size: (symbol, wanted) => note({ symbol, meaning: wanted.meaning, ...lookUp(symbol, wanted) }),
    computed: (symbol, meaning, value) =>
      note({ symbol, meaning, value: rounded(value), origin: 'computed' }),
    nominal: (symbol, meaning, value) => note({ symbol, meaning, value, origin: 'standard' }),
    hidden: (column, typical) => figures?.[column] ?? typical,
    thread() {
      const d = figures?.d ?? nominal ?? 10
      const coarse = coarsePitchOf(d) ?? 0.14 * d
      const pitch = figures?.pitch ?? pitchText ?? coarse
      const origin = nominal || figures ? 'standard' : 'typical'
      if (origin === 'typical') lacking.add('threadDiameter')
      const label = pitch === coarse ? `M${d}` : `M${d}×${pitch}`
      note({ symbol: 'd', meaning: 'threadDiameter', value: d, origin, label })
      note({ symbol: 'P', meaning: 'pitch', value: pitch, origin })
      return { d, pitch }
    },
    has: (column) => figures?.[column] !== undefined,
    noted: () => [...dimensions.values()],
    lacking: () => [...lacking],
  }
}

/** The row of a part: by its model, by size with length or pitch, or by size alone. */
function rowOf(table: string, { model, values }: PartFacts) {
  const d = figureOf(values.diameter)
  const pitch = figureOf(values.pitch)
  const length = figureOf(values.length)
  const words = model.split('-')
  const sizes = byModel.includes(table)
    ? words.map((_, i) => words.slice(i).join('-'))
    : [
        ...(pitch === undefined ? [] : [`M${d}x${pitch}`]),
        ...(length === undefined || pitch !== undefined ? [] : [`${d}x${length}`]),
        `${d}`,
      ]
  for (const size of sizes) {
    const figures = dimensionsOf(table, size)
    if (figures) return { table, size, figures }
  }
  return undefined
}

/** Results of rules of thumb are rounded to a tenth. */
const rounded = (value: number) =>
  value < 3 ? Math.round(value * 100) / 100 : Math.round(value * 10) / 10
