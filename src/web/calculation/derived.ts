import type { CalculationPage } from '../../domain/calculation/calculate'
import { pairOf, pitchesOf } from '../../domain/standards/threads'
import {
  clampLengthOf,
  usualFigures,
  usualFrictionDiameter,
  type Bolt,
} from '../../domain/calculation/usual'
import type { Schemas } from '../../domain/schemas'
import { valueAt, withValueAt } from './paths-in'
import { itemAt } from '../../domain/lists/items'
import type { Kind } from './kinds'
import type { Values } from './paths-in'

/** Figures that a page begins with, and that no joint has before they are entered. */
export const usualOnPages: Record<CalculationPage, Values> = {
  clamp: { torquePrevailing: 0, toolScatter: 0, utilisation: 0.9 },
  flexibility: { n: 1 },
  stretching: { mode: 'force', utilisation: 0.9, torsion: false },
}

/** Initial values of a page: an M16, and for joints two steel plates. */
export function beginning(page: Kind): Values {
  const bolt = { d: 16, P: 2, propertyClass: '8.8', head: 'hexagon' }
  const plate = { thickness: 20, E: 207, DA: 60, dh: 17.5, alpha: 11.7 }
  const joint = {
    fastener: 'bolt',
    ...bolt,
    joint: 'DSV',
    boltModulus: 207,
    layers: [plate, { ...plate }],
    roughness: '10to40',
    loadDirection: 'axial',
    FAmax: 0,
    cone: 'VDI',
    boltAlpha: 11.7,
  }
  const values: Record<Kind, Values> = {
    joint,
    clamp: { ...bolt, ...usualOnPages.clamp },
    flexibility: { ...joint, ...usualOnPages.flexibility },
    stretching: { ...bolt, boltModulus: 207, ...usualOnPages.stretching },
  }
  return withDerived(page, values[page], new Set())
}

/**
 * The values with everything that follows from the bolt and was not touched: its coarse pitch, the faces and holes of
 * the standards, the usual sections. What no standard gives for this bolt is taken out.
 */
export function withDerived(page: Kind, values: Values, touched: Set<string>): Values {
  const { d, P }: { d?: number; P?: number } = values
  if (d === undefined) return values
  let next = { ...values }
  if (P === undefined || !pairOf(d, P) || !touched.has('P')) next.P = pitchesOf(d)[0]?.P
  if (!touched.has('dKm') && !isUsualLever(next)) delete next.dKm
  for (const [path, usual] of Object.entries(usualFigures(page, next))) {
    const row = path.includes('.') && !(itemAt(path.split('.'), 0) in next)
    // Sections that nobody touched are put in whole.
    const whole = path.startsWith('sections.') && !touched.has('sections')
    if (path === 'P' || row || whole || touched.has(path)) continue
    if (valueAt(next, path) !== usual) next = withValueAt(next, path, usual)
  }
  return next
}

/** True if the friction diameter is that of the standard bearing face, apart from rounding. */
function isUsualLever(values: Values): boolean {
  const usual = usualFrictionDiameter(values)
  const given = values.dKm
  if (usual === undefined || typeof given !== 'number') return usual === given
  return Math.abs(usual - given) < 1e-6
}

export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * The fields whose value differs from the usual one of the bolt; they count as typed. An empty field that usually has
 * a value counts too, because the report was calculated without it.
 */
export function touchedIn(
  page: Kind,
  values: Values,
  /** The fields to look at; the others stay as they are. */
  those?: Values,
): Set<string> {
  const usual = usualFigures(page, values)
  const own = (path: string, value: unknown) => !(path in usual) || !same(usual[path], value)
  const touched = Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined || name === 'dKm') return []
    // A list among the values is one of rows.
    const rows = Array.isArray(value)
      ? (value as Values[]).flatMap((row, at) =>
          Object.entries(row)
            .map(([field, inner]) => [`${name}.${at}.${field}`, inner] as const)
            .filter(([path, inner]) => own(path, inner))
            .map(([path]) => path),
        )
      : []
    return own(name, value) ? [name, ...rows] : rows
  })
  const usualLever = isUsualLever(values)
  const leftOut = Object.keys(usual).filter(
    (path) => valueAt(values, path) === undefined && !(usualLever && /^d[Wh]$/.test(path)),
  )
  const marks = [...touched, ...leftOut, ...(usualLever ? [] : ['dKm'])]
  return new Set(those ? marks.filter((path) => itemAt(path.split('.'), 0) in those) : marks)
}

/** The marks of touched fields after a row was taken out, or put at the end as a copy of the last one. */
export function touchedRows(
  touched: Set<string>,
  path: string,
  change: { removed: number } | { copied: number },
): Set<string> {
  const moved = [...touched].flatMap((mark) => {
    const [name, at, ...field] = mark.split('.')
    if (name !== path || at === undefined) return [mark]
    const to = (row: number) => [name, row, ...field].join('.')
    const row = Number(at)
    if ('copied' in change) return row === change.copied ? [mark, to(row + 1)] : [mark]
    if (row === change.removed) return []
    return [row > change.removed ? to(row - 1) : mark]
  })
  return new Set([...moved, path])
}

/** The figures of a product as values of a page; what is not known stays as it is. */
export function valuesOfProduct(page: Kind, product: Schemas['CalculationProduct']): Values {
  const { kind, d, P, propertyClass, head, dW, dh, clampingForce, minimumTensionLoad } = product
  const { gripMin, gripMax, length: boltLength, threadLength } = product
  const lockbolt = kind === 'lockbolt'
  const stack = lockbolt ? middleOf(gripMin, gripMax) : undefined
  const common = { d, P, propertyClass, ...(!lockbolt && { head }) }
  const lengths = lockbolt ? {} : { boltLength, threadLength }
  const parts = {
    dW1: dW,
    ...lengths,
    layers: platesFor({ ...(d && { d }), ...definedLengths(lengths) }, dh, stack),
    ...(lockbolt && { fastener: 'lockbolt', minimumTensionLoad }),
  }
  const own = {
    joint: {
      ...parts,
      ...(lockbolt
        ? { ...ofPin(product), clampingForce, gripMin, gripMax }
        : dW !== undefined && { dW, dh }),
    },
    clamp: { dW, dh },
    flexibility: { ...parts, ...(lockbolt && { Fmin: clampingForce, Fmax: clampingForce }) },
    stretching: lockbolt
      ? { mode: 'lockbolt', clampingForce, minimumTensionLoad, gripMin, gripMax, stack }
      : lengths,
  }[page]
  const known = Object.entries({ ...common, ...own }).filter(([, value]) => value !== undefined)
  // A head whose face is not known must not take that of ISO 4014: the field is left empty.
  const isFaceAsked = !lockbolt && dW === undefined && page !== 'clamp' && page !== 'stretching'
  return { ...Object.fromEntries(known), ...(isFaceAsked && { dW1: undefined }) }
}

/** The figures of a lockbolt that its maker states, and not those of the metric bolt beside it. */
const ofPin = ({ pinDiameter, dh, boltModulus, shearLoad }: Schemas['CalculationProduct']) => ({
  pinDiameter,
  pinHole: dh,
  boltModulus,
  shearLoad,
})

const middleOf = (least?: number, most?: number) =>
  least === undefined || most === undefined ? (least ?? most) : (least + most) / 2

const definedLengths = (lengths: { boltLength?: number; threadLength?: number }): Bolt =>
  lengths.boltLength === undefined ? {} : { boltLength: lengths.boltLength }

/** Two equal steel plates that the product clamps; nothing where it is not known how thick a joint it is for. */
function platesFor(bolt: Bolt, dh: number | undefined, stack = clampLengthOf(bolt)) {
  if (stack === undefined || bolt.d === undefined) return undefined
  const hole = dh ?? usualFigures('clamp', bolt).dh ?? Number((1.1 * bolt.d).toFixed(1))
  const plate = {
    thickness: stack / 2,
    E: 207,
    DA: Math.round(3.5 * bolt.d),
    dh: hole,
    alpha: 11.7,
  }
  return [plate, { ...plate }]
}
