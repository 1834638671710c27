import type { CalculationPage } from '../../domain/calculation/calculate'
import { facesOf } from '../../domain/calculation/faces'
import { usualSections } from '../../domain/calculation/resilience'
import { pairOf, pitchesOf } from '../../domain/calculation/threads'
import type { Schemas } from '../../domain/schemas'

export type Values = Record<string, unknown>

/** What a page begins with: an M16, and for joints two steel plates. */
export function beginning(page: CalculationPage): Values {
  const bolt = { d: 16, P: 2, propertyClass: '8.8' }
  const plate = { thickness: 20, E: 207, DA: 60, dh: 17.5, alpha: 11.7 }
  const values: Record<CalculationPage, Values> = {
    clamp: { ...bolt, torquePrevailing: 0, toolScatter: 0, utilisation: 0.9 },
    flexibility: {
      ...{ ...bolt, joint: 'DSV', boltModulus: 207, layers: [plate, plate], n: 1 },
      ...{ roughness: '10to40', loadDirection: 'axial', FAmax: 0, cone: 'VDI', boltAlpha: 11.7 },
    },
    stretching: { ...bolt, mode: 'force', boltModulus: 207, utilisation: 0.9, torsion: false },
  }
  return withDerived(page, values[page], new Set())
}

/**
 * The values with everything that follows from the thread and was not touched: its coarse pitch, the faces and holes
 * of the standards, and the usual sections for the clamped parts.
 */
export function withDerived(page: CalculationPage, values: Values, touched: Set<string>): Values {
  const { d, P } = values as { d?: number; P?: number }
  if (d === undefined) return values
  const next = { ...values }
  if (P === undefined || !pairOf(d, P) || !touched.has('P')) next.P = pitchesOf(d)[0]?.P
  const faces = facesOf(d, 'hexagon')
  const fill = (name: string, value: unknown) => {
    if (!touched.has(name) && value !== undefined) next[name] = value
  }
  if (page === 'flexibility') {
    fill('dW1', faces.dW)
    fill('dW2', faces.dW)
  } else {
    fill('dW', faces.dW)
    fill('dh', faces.hole)
  }
  if (page !== 'clamp' && !touched.has('sections')) next.sections = sectionsFor(page, next)
  return next
}

function sectionsFor(page: CalculationPage, values: Values): Schemas['BoltSection'][] {
  const {
    d,
    joint = 'DSV',
    layers = [],
  } = values as {
    d: number
    joint?: 'DSV' | 'ESV'
    layers?: Partial<Schemas['ClampedLayer']>[]
  }
  const ofLayers = layers.reduce((sum, { thickness = 0 }) => sum + thickness, 0)
  const clampLength = ofLayers || 5 * d
  const rows = usualSections({
    ...{ d, clampLength, threaded: 0.4 * clampLength, joint, head: 'hexagon', E: 1 },
  })
  return rows
    .filter(({ kind }) => page === 'flexibility' || !['head', 'nut', 'tapped'].includes(kind))
    .map(({ kind, length, diameter }) => ({
      kind,
      length: Number(length.toFixed(2)),
      ...(diameter !== undefined && { diameter }),
    }))
}

/** The figures of a product as values of a page; what is not known stays as it is. */
export function valuesOfProduct(
  page: CalculationPage,
  product: Schemas['CalculationProduct'],
): Values {
  const { kind, d, P, propertyClass, dW, dh, clampingForce, minimumTensionLoad } = product
  const { gripMin, gripMax } = product
  const common = { d, P, propertyClass }
  const own =
    page === 'clamp'
      ? { dW, dh }
      : page === 'flexibility'
        ? {
            dW1: dW,
            dW2: dW,
            ...(kind === 'lockbolt' && { Fmin: clampingForce, Fmax: clampingForce }),
          }
        : kind === 'lockbolt'
          ? { mode: 'lockbolt', clampingForce, minimumTensionLoad, gripMin, gripMax }
          : {}
  return Object.fromEntries(
    Object.entries({ ...common, ...own }).filter(([, value]) => value !== undefined),
  )
}
