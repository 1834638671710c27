import { maxCounts } from './orders'
import type { Schemas } from '../schemas'
import { countsOf } from './quantity'
import { itemAt } from '../lists/items'

type Line = Schemas['QuickEntryLine']

export type Doubt = NonNullable<Line['doubt']>

/** The problem with a quantity; undefined if it can be ordered. */
export function doubtOfCounts(counts: string): Doubt | undefined {
  if (counts.trim() === '') return 'noCounts'
  return countsOf(counts) === undefined ? 'badCounts' : undefined
}

/** The line with a new quantity. */
export function withCounts(line: Line, counts: string): Line {
  const { doubt, model, products } = line
  if (doubt && doubt !== 'noCounts' && doubt !== 'badCounts') return { ...line, counts }
  return settled(line, { model, counts, products })
}

/** The line after the user has chosen its product. */
export function withProduct(line: Line, product: Line['products'][number]): Line {
  return settled(line, { model: product.model, counts: line.counts, products: [product] })
}

/** The line with its product known; only the quantity may still be invalid. */
function settled(
  { line, text, spans, customerPartNo }: Line,
  known: Pick<Line, 'model' | 'counts' | 'products'>,
): Line {
  const doubt = doubtOfCounts(known.counts)
  return {
    line,
    text,
    ...(spans && { spans }),
    ...known,
    ...(customerPartNo !== undefined && { customerPartNo }),
    ...(doubt && { doubt }),
  }
}

/** A line for the cart, with the number of source lines merged into it. */
export interface MergedLine {
  line: Line
  merged: number
}

/**
 * Merges lines of the same product into the first one. Unresolved lines stay as they are, as do lines whose sum would
 * exceed the maximum.
 */
export function mergedLines(lines: Line[]): MergedLine[] {
  const merged: MergedLine[] = []
  const placeOf = new Map<number, number>()
  for (const line of lines) {
    const id = line.doubt ? undefined : itemAt(line.products, 0).id
    const place = id === undefined ? undefined : placeOf.get(id)
    if (place === undefined) {
      if (id !== undefined) placeOf.set(id, merged.length)
      merged.push({ line, merged: 1 })
      continue
    }
    const { line: first, merged: before } = itemAt(merged, place)
    const sum = (countsOf(first.counts) ?? 0) + (countsOf(line.counts) ?? 0)
    if (sum > maxCounts) {
      merged.push({ line: { ...line, doubt: 'badCounts' }, merged: 1 })
      continue
    }
    const own = first.customerPartNo ?? line.customerPartNo
    merged[place] = {
      line: {
        ...first,
        counts: String(sum),
        ...(own !== undefined && { customerPartNo: own }),
      },
      merged: before + 1,
    }
  }
  return merged
}
