import { commonFields, fieldsOf } from '../../../domain/calculation/joint/views'
import { draftOf } from '../../forms/draft'
import { beginning, same, touchedIn, usualOnPages, withDerived } from '../derived'
import type { Kind } from '../kinds'
import { itemAt } from '../../../domain/lists/items'
import type { Values } from '../paths-in'
import type { CalculationPage } from '../../../domain/calculation/calculate'
import type { ChainFigures } from './chain-figures'
import { fromStretched, shiftOf, waistedSections } from './sections'

/** The joint that all pages show, as it is entered: its fields, those of single pages, and which were touched. */
export interface JointState {
  values: Values
  /** Fields that one page alone has. */
  own: Values
  touched: Set<string>
}

interface Kept {
  values: Values
  own?: Values
  touched: string[]
}

const draft = (product: number) => draftOf<Kept>(`calculation.joint.${product}`)

/** The joint that was kept for a product (0 for none), if one was begun. */
export function keptJoint(product: number): JointState | undefined {
  const kept = draft(product).read()
  return kept && { values: kept.values, own: kept.own ?? {}, touched: new Set(kept.touched) }
}

export const keepJoint = (product: number, { values, own, touched }: JointState): void =>
  draft(product).write({ values, own, touched: [...touched] })

export const begunJoint = (): JointState => ({
  values: beginning('joint'),
  own: {},
  touched: new Set(),
})

/** A joint that is begun with the figures of a product. */
export function ofProduct(own: Values): JointState {
  const values = { ...beginning('joint'), ...own }
  const touched = touchedIn('joint', values, own)
  return { values: withDerived('joint', values, touched), own: {}, touched }
}

const isCommon = (page: CalculationPage, name: string) =>
  commonFields[page].some((common) => common === name) || name === 'tau'

/** Figures of a preload that another page makes, where none was entered. */
const ofPreload = ['Fmin', 'Fmax', 'tau']

/** The values of a page: its fields of the joint, what the chain makes of the others, and what is its own. */
export function valuesOn(kind: Kind, state: JointState, chain: ChainFigures): Values {
  if (kind === 'joint') return state.values
  const { touched, values, own } = state
  const usual = Object.entries(usualOnPages[kind]).filter(([name]) => !touched.has(name))
  const shown: Values = { ...fieldsOf(kind, values) }
  // Until a method is entered the page keeps the one that it begins with.
  if (kind === 'stretching' && shown.mode === 'torque' && !values.mode && !values.torque)
    delete shown.mode
  const entered = Object.entries({ ...Object.fromEntries(usual), ...shown })
  const ownHere = kind === 'stretching' ? own : {}
  const typed = ofPreload.some((name) => values[name] !== undefined)
  const made =
    kind === 'flexibility' && !typed
      ? { ...chain.preload }
      : kind === 'stretching'
        ? { ...chain.resilience }
        : {}
  const kept = Object.entries(made).filter(([name]) => !touched.has(name))
  return Object.fromEntries([...entered, ...kept, ...Object.entries(ownHere)])
}

/** The marks of touched fields by the paths that they have on a page. */
export function touchedOn(kind: Kind, { touched, values }: JointState): Set<string> {
  if (kind !== 'stretching') return touched
  const shift = shiftOf(values.sections)
  return new Set([...touched].map((path) => shifted(path, -shift)))
}

/** The same mark where the rows of the sections begin elsewhere. */
export function shifted(path: string, by: number): string {
  const [name, at, ...field] = path.split('.')
  return name === 'sections' && at !== undefined
    ? [name, Number(at) + by, ...field].join('.')
    : path
}

/** The joint after a page changed some of its values; `touched` are the marks by the paths of the page. */
export function withValuesOf(
  kind: Kind,
  state: JointState,
  { before, next, touched }: { before: Values; next: Values; touched: Set<string> },
): JointState {
  if (kind === 'joint')
    return { ...state, values: withDerived('joint', withMethodOf(before, next), touched), touched }
  const names = [...new Set([...Object.keys(before), ...Object.keys(next)])]
  const changed = new Set(names.filter((name) => !same(before[name], next[name])))
  const shift = kind === 'stretching' ? shiftOf(state.values.sections) : 0
  const marks = new Set([...touched].map((path) => shifted(path, shift)))
  const { joint, marked } = changesOf[kind](changed, next, state.values)
  const own = { ...state.own }
  const values = { ...state.values }
  for (const name of changed) {
    if (isCommon(kind, name)) put(values, name, next[name])
    else if (kind === 'stretching') put(own, name, next[name])
  }
  for (const [name, value] of Object.entries(joint)) put(values, name, value)
  const all = new Set([...marks, ...marked])
  return { values: withDerived('joint', values, all), own, touched: all }
}

function put(values: Values, name: string, value: unknown) {
  if (value === undefined) delete values[name]
  else values[name] = value
}

interface Change {
  joint: Values
  marked: string[]
}

const waist = ['shankDiameter', 'shankBore', 'threadBore']
const drives = ['mode', 'force', 'elongation', 'angle', 'torque', 'clampingForce']

/** The joint after a change on a page, with the fields that follow from it. */
const changesOf: Record<
  CalculationPage,
  (changed: Set<string>, next: Values, joint: Values) => Change
> = {
  clamp: (changed, next, joint) => {
    const turned = changed.has('dW') || changed.has('dh')
    const waisted = waist.some((name) => changed.has(name))
    const sections = waisted ? waistedSections(joint.sections, next) : undefined
    return {
      joint: {
        // A face of which one figure is entered has both.
        ...(turned && { dW: next.dW, dh: next.dh }),
        ...(changed.has('torque') && methodOf('torque')),
        ...(sections && { sections: sections.rows }),
      },
      marked: sections?.marked ?? [],
    }
  },
  flexibility: (changed, next) => {
    const typed = changed.has('Fmin') || changed.has('Fmax')
    return {
      // A preload that is entered takes the place of the one that the tightening gives.
      joint: typed ? { Fmin: next.Fmin, Fmax: next.Fmax, mode: undefined } : {},
      marked: typed ? ['Fmin', 'Fmax'] : [],
    }
  },
  stretching: (changed, next, joint) => ({
    joint: {
      ...(drives.some((name) => changed.has(name)) && methodOf(next.mode)),
      ...(changed.has('sections') && { sections: fromStretched(joint.sections, next.sections) }),
    },
    marked: [],
  }),
}

/** A method of tightening is of a bolt or of a lockbolt, and takes the place of a preload that was entered. */
const methodOf = (mode: unknown): Values => ({
  mode: mode === 'lockbolt' ? undefined : mode,
  fastener: mode === 'lockbolt' ? 'lockbolt' : 'bolt',
  Fmin: undefined,
  Fmax: undefined,
  tau: undefined,
})

/** A joint to which another torque was entered is tightened by it, as long as no other method is chosen. */
function withMethodOf(before: Values, next: Values): Values {
  const typed = next.Fmin !== undefined && next.Fmax !== undefined
  const changed = !same(before.torque, next.torque)
  return changed && !typed && next.mode === undefined ? { ...next, mode: 'torque' } : next
}

/** The joint with whole values of a page in place of its own, as an example or a report has them. */
export function replacedBy(
  kind: Kind,
  state: JointState,
  next: Values,
  { touched, only }: { touched: Set<string>; only: boolean },
): JointState {
  const before = only ? valuesOn(kind, state, {}) : {}
  if (kind === 'joint') {
    const marks = only ? new Set([...state.touched, ...touched]) : touched
    return { values: withDerived('joint', next, marks), own: {}, touched: marks }
  }
  const names = new Set(commonFields[kind].map(String))
  const isHere = (path: string) => names.has(itemAt(path.split('.'), 0))
  const left = only
    ? state
    : {
        own: kind === 'stretching' ? {} : state.own,
        touched: new Set([...state.touched].filter((path) => !isHere(path))),
        values: Object.fromEntries(
          Object.entries(state.values).filter(([name]) => !isHere(name) || name === 'sections'),
        ),
      }
  const shift = kind === 'stretching' ? shiftOf(left.values.sections) : 0
  const marks = [...left.touched].map((path) => shifted(path, -shift))
  return withValuesOf(kind, left, { before, next, touched: new Set([...marks, ...touched]) })
}

/** The joint with a field that follows the bolt, or the page that makes its figure, again. */
export function followed(kind: Kind, state: JointState, path: string): JointState {
  const { own, values, touched } = state
  const mark = kind === 'stretching' ? shifted(path, shiftOf(values.sections)) : path
  // Both ends of a preload and its torsion are of one page.
  const names = ofPreload.includes(path) ? ofPreload : [mark]
  const without = (all: Values) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)))
  const marks = new Set([...touched].filter((marked) => !names.includes(marked)))
  const rest = ofPreload.includes(path) ? without(values) : values
  return { values: withDerived('joint', rest, marks), own: without(own), touched: marks }
}
