import { maxCounts } from './orders'
import type { Schemas } from '../schemas'
import { countsOf } from './quantity'
import { itemAt } from '../lists/items'

type Line = Schemas['QuickEntryLine']

export type Doubt = NonNullable<Line['doubt']>

/** What has to be put right with the quantity of a line; nothing when it can be ordered. */
export function doubtOfCounts(counts: string): Doubt | undefined {
  if (counts.trim() === '') return 'noCounts'
  return countsOf(counts) === undefined ? 'badCounts' : undefined
}

/** The line with another quantity. */
export function withCounts(line: Line, counts: string): Line {
  const { doubt, model, products } = line
  if (doubt && doubt !== 'noCounts' && doubt !== 'badCounts') return { ...line, counts }
  return settled(line, { model, counts, products })
}

/** The line once somebody has said which product it means. */
export function withProduct(line: Line, product: Line['products'][number]): Line {
  return settled(line, { model: product.model, counts: line.counts, products: [product] })
}

/** The line with what is known of it now: only its quantity may still be in doubt. */
function settled(
  { line, text, customerPartNo }: Line,
  known: Pick<Line, 'model' | 'counts' | 'products'>,
): Line {
  const doubt = doubtOfCounts(known.counts)
  return {
    line,
    text,
    ...known,
    ...(customerPartNo !== undefined && { customerPartNo }),
    ...(doubt && { doubt }),
  }
}

/** A line that may go into the cart, with how many written lines it comes from. */
export interface MergedLine {
  line: Line
  merged: number
}

/**
 * The lines with those that mean the same product put together into the first of them; what is in doubt stays as it is,
 * and so does what together would be more than a line may hold.
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
