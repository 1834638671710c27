import { itemAt } from '../../src/domain/lists/items'
/** One measured figure. */
export interface Figure {
  /** number of models in the catalogue; undefined for the demo's */
  models?: number
  what: string
  value: number
  /** ms, MB, KiB, x (a ratio), %, or '' for a count */
  unit: 'ms' | 'MB' | 'KiB' | 'x' | '%' | ''
  /** the goal; undefined if there is none */
  goal?: { atMost: number } | { atLeast: number }
}

const atMost = (limit: number | undefined) =>
  limit === undefined ? {} : { goal: { atMost: limit } }

/** A figure with an upper limit, or without a goal. */
export function figure(
  what: string,
  value: number,
  unit: Figure['unit'],
  limit?: number,
): Pick<Figure, 'what' | 'value' | 'unit' | 'goal'> {
  return { what, value, unit, ...atMost(limit) }
}

/** Picks, from goals by number of models, the one for the smallest size that is large enough. */
export function goalAt(models: number, goals: Record<number, number>): number | undefined {
  const size = Object.keys(goals)
    .map(Number)
    .sort((a, b) => a - b)
    .find((limit) => models <= limit)
  return size === undefined ? undefined : goals[size]
}

export function isMet({ value, goal }: Figure): boolean | undefined {
  if (!goal) return undefined
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast
}

/** Prints figures as a table: number of models, name, goal, measured value, met or missed. */
export function printFigures(figures: Figure[]): void {
  const rows = figures.map((figure) => {
    const { models, what, value, unit, goal } = figure
    const withUnit = (number: number) =>
      `${number.toFixed(decimalsOf(number, unit))} ${unit}`.trim()
    const wanted =
      goal && ('atMost' in goal ? `≤ ${withUnit(goal.atMost)}` : `≥ ${withUnit(goal.atLeast)}`)
    const met = isMet(figure)
    return [
      models ? String(models) : 'demo',
      what,
      wanted ?? '',
      withUnit(value),
      met === undefined ? '' : met ? 'met' : 'MISSED',
    ]
  })
  const table = [['models', 'what', 'goal', 'measured', ''], ...rows]
  const widths = itemAt(table, 0).map((_, at) =>
    Math.max(...table.map((row) => itemAt(row, at).length)),
  )
  for (const row of table) {
    const cells = row.map((cell, at) =>
      at === 1 || at === 4 ? cell.padEnd(itemAt(widths, at)) : cell.padStart(itemAt(widths, at)),
    )
    console.log(cells.join('  ').trimEnd())
  }
}

function decimalsOf(value: number, unit: Figure['unit']): number {
  if (unit === 'x') return value < 20 ? 2 : 0
  if (unit === '') return Number.isInteger(value) ? 0 : 3
  return unit === 'ms' && value < 10 ? 3 : 0
}
