import type { Schemas } from '../schemas'
import type { FormulaName } from './formulas'
import type { Quantity } from '../units/units'

/** One figure of a result: its text key ends in its name, its formula has the same name where there is one. */
export interface Figure {
  name: string
  value: number
  quantity: Quantity
  formula?: FormulaName
}

export interface FigureGroup {
  title: GroupName
  figures: Figure[]
}

export type GroupName =
  | 'preload'
  | 'recommendation'
  | 'band'
  | 'shares'
  | 'stressMax'
  | 'stressMin'
  | 'strength'
  | 'geometry'
  | 'resilience'
  | 'loss'
  | 'balance'
  | 'service'
  | 'textbook'
  | 'bolt'
  | 'torqueRange'
  | 'tensioner'
  | 'reserve'
  | 'section'
  | 'levers'

export type Row = [
  name: string,
  value: number | undefined,
  quantity: Quantity,
  formula?: FormulaName,
]

/** A group of what is known; what a result leaves out has no row. */
export function group(title: GroupName, rows: Row[]): FigureGroup[] {
  const figures = rows.flatMap(([name, value, quantity, formula]): Figure[] =>
    value === undefined ? [] : [{ name, value, quantity, ...(formula && { formula }) }],
  )
  return figures.length > 0 ? [{ title, figures }] : []
}

/** The section that decides: its diameter (d0, of a thread the stress diameter), bore, area and polar modulus. */
export function sectionRows(section: Schemas['StressSection'] | undefined): Row[] {
  if (!section) return []
  const { part, diameter, bore, area, Wp } = section
  const hollow = bore > 0
  return [
    ['d0', diameter, 'length', part === 'thread' ? 'd0Thread' : undefined],
    ['bore', hollow ? bore : undefined, 'length'],
    ['A0', area, 'area', hollow ? 'A0Hollow' : 'A0'],
    ['Wp', Wp, 'modulusOfSection', hollow ? 'WpHollow' : 'Wp'],
  ]
}

export function geometryGroup(thread: Schemas['ThreadFigures'], more: Row[]): FigureGroup[] {
  return group('geometry', [
    ['d2', thread.d2, 'length', 'd2'],
    ['d3', thread.d3, 'length', 'd3'],
    ['As', thread.As, 'area', 'As'],
    ['A3', thread.A3, 'area', 'A3'],
    ...more,
  ])
}
