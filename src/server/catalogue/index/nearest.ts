import { parseFigures, type Figures } from '../../../domain/catalogue/numeric-inputs'
import { runOf, type CatalogueIndex, type ClassPart } from './catalogue-index'
import { chosenOf, type Selection } from './question'
import { itemAt } from '../../../domain/lists/items'
import { countUp } from './bits'

/** Distance of a model without a number. */
const farthest = 1

/**
 * Ids of a class's models with the most wanted values (at least half); among them, those with the nearest other
 * numbers first.
 */
export function nearestModels(
  index: CatalogueIndex,
  classId: number,
  wanted: Selection[],
  most: number,
): number[] {
  const number = index.numberOf.class.get(classId)
  if (number === undefined) return []
  const part = itemAt(index.parts, number)
  const agreeing = new Uint8Array(part.size)
  const away = new Float32Array(part.size)
  const chosen = chosenOf(index, wanted)
  for (const { characteristic, values } of chosen) {
    const { id } = index.characteristics[characteristic] ?? {}
    const figures = wanted
      .filter(({ characterId }) => characterId === id)
      .flatMap(({ characterVal }) => parseFigures(characterVal) ?? [])
    const distances = distancesIn(index, part, { characteristic, values, figures })
    measure(part, characteristic, distances, { agreeing, away })
  }
  const best = agreeing.reduce((highest, count) => Math.max(highest, count), 0)
  if (best === 0 || best * 2 < chosen.length) return []
  const positions: number[] = []
  agreeing.forEach((count, position) => count === best && positions.push(position))
  return positions
    .sort((a, b) => itemAt(away, a) - itemAt(away, b) || a - b)
    .slice(0, most)
    .map((position) => itemAt(index.materials.ids, itemAt(index.rowOf, part.start + position)))
}

interface Wanted {
  characteristic: number
  /** Value numbers. */
  values: number[]
  figures: Figures[]
}

/**
 * Distance by local value: 0 for a wanted one, else the distance of its number from the nearest wanted one, at most
 * 1.
 */
function distancesIn(
  index: CatalogueIndex,
  part: ClassPart,
  { characteristic, values, figures }: Wanted,
): Float32Array {
  const distances = new Float32Array(part.values.length).fill(farthest)
  const run = runOf(part, characteristic)
  for (let local = run?.from ?? 0; local < (run?.to ?? 0); local++) {
    const value = itemAt(part.values, local)
    const { numberFrom, numberTo } = itemAt(index.values, value)
    const middle = ((numberFrom ?? NaN) + (numberTo ?? NaN)) / 2
    distances[local] = values.includes(value)
      ? 0
      : Math.min(farthest, ...figures.map((figure) => apart(middle, (figure.from + figure.to) / 2)))
  }
  return distances
}

/** Relative difference of two numbers; never 0, which is reserved for the wanted value itself. */
function apart(one: number, other: number): number {
  const share = Math.abs(one - other) / Math.max(Math.abs(one), Math.abs(other))
  return Number.isNaN(share) ? farthest : Math.max(share, 1e-6)
}

function measure(
  part: ClassPart,
  characteristic: number,
  distances: Float32Array,
  { agreeing, away }: { agreeing: Uint8Array; away: Float32Array },
) {
  const columns = part.columns.filter((column) => column.characteristic === characteristic)
  for (let position = 0; position < part.size; position++) {
    let nearest = farthest
    for (const { locals } of columns) {
      const local = itemAt(locals, position)
      if (local > 0) nearest = Math.min(nearest, itemAt(distances, local))
    }
    if (nearest === 0) countUp(agreeing, position)
    away[position] = itemAt(away, position) + nearest
  }
}
