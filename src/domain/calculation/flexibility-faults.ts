import type { Schemas } from '../schemas'
import { boltFaults, missing, outOfRange } from './bolt'
import type { Fault } from './faults'
import type { FlexibilityInput } from './flexibility'
import { bearingsOf } from './surface-pressure'
import { pairOf, threadOf } from '../standards/threads'

/** Contradictions between fields of a flexibility input; each field has been validated by its schema. */
export function flexibilityFaults(input: Partial<FlexibilityInput>): Fault[] {
  const { joint = 'DSV', sections = [], Fmin, Fmax, FAmin = 0, FAmax = 0, FQ = 0 } = input
  return [
    ...boltFaults(input),
    ...(joint === 'DSV' ? missing(input, 'dW2') : []),
    ...sectionFaults(sections, input),
    ...layerFaults(input),
    ...(Fmin !== undefined && Fmax !== undefined && Fmax < Fmin
      ? [outOfRange('Fmax', Fmin, 1e8)]
      : []),
    ...(FAmax < FAmin ? [outOfRange('FAmax', FAmin, 1e8)] : []),
    ...(input.fastener === 'lockbolt' ? missing(input, 'minimumTensionLoad') : []),
    ...(FQ > 0 ? missing(input, 'muT') : []),
    ...(input.roughness === 'own' ? missing(input, 'fZ') : []),
    ...temperatureFaults(input),
  ]
}

/** A bore below its shank or the minor diameter of its thread, and something that is long enough to stretch. */
export function sectionFaults(
  sections: Partial<Schemas['BoltSection']>[],
  { d, P }: { d?: number; P?: number },
): Fault[] {
  const d3 = d !== undefined && P !== undefined && pairOf(d, P) ? threadOf(d, P).d3 : undefined
  const bores = sections.flatMap(({ kind, bore, diameter = d }, at) => {
    const outer = { shank: diameter, thread: d3, engaged: d3 }[String(kind)]
    return bore !== undefined && outer !== undefined && bore >= outer
      ? [outOfRange(`sections.${at}.bore`, 0, outer)]
      : []
  })
  const known = sections.every(({ length }) => length !== undefined)
  const empty = sections.length > 0 && known && sections.every(({ length }) => length === 0)
  return [...bores, ...(empty ? missing<{ sections?: object }>({}, 'sections') : [])]
}

function layerFaults({
  d,
  layers = [],
  joint = 'DSV',
  dW1,
  dW2,
}: Partial<FlexibilityInput>): Fault[] {
  const rows: Partial<Schemas['ClampedLayer']>[] = layers
  const far = joint === 'DSV'
  // A face bears no further than the edge of the part under it.
  const face = Math.min(
    ...[dW1, dW1 && rows[0]?.DA, ...(far ? [dW2, dW2 && rows.at(-1)?.DA] : [])].filter(
      (diameter) => diameter !== undefined,
    ),
  )
  const faults = rows.flatMap(({ dh, DA }, at): Fault[] => {
    const path = `layers.${at}.dh`
    if (dh === undefined) return []
    if (DA !== undefined && dh >= DA) return [{ path, code: 'HOLE_NOT_BELOW_OUTER' }]
    return dh >= face ? [{ path, code: 'HOLE_NOT_BELOW_BEARING' }] : []
  })
  const isComplete = rows.every(
    (row) => row.thickness !== undefined && row.DA !== undefined && row.dh !== undefined,
  )
  const known = d !== undefined && dW1 !== undefined && (!far || dW2 !== undefined)
  if (faults.length > 0 || rows.length === 0 || !isComplete || !known) return faults
  // Looked at above: nothing of it is missing. A washer may still be no wider than the hole that it lies on.
  const rings = bearingsOf({ layers, joint, d, dW1, dW2: dW2 ?? dW1 })
  return [...new Set(rings.filter((ring) => ring.dW <= ring.dh).map(({ layer }) => layer))].map(
    (layer) => ({ path: `layers.${layer}.dh`, code: 'HOLE_NOT_BELOW_BEARING' }),
  )
}

/**
 * Temperatures are left out, or told in full with what expands by them. Whatever counts in service alone asks for them,
 * and one modulus in service asks for the others: a part without one would count as cold.
 */
function temperatureFaults(input: Partial<FlexibilityInput>): Fault[] {
  const { assemblyTemperature, serviceMin, serviceMax, layers = [], boltModulusHot } = input
  const { partsServiceMin = serviceMin, partsServiceMax = serviceMax } = input
  const hot = boltModulusHot !== undefined || layers.some(({ EHot }) => EHot !== undefined)
  const ofParts = input.partsServiceMin ?? input.partsServiceMax
  const temperatures = [assemblyTemperature, serviceMin, serviceMax, ofParts]
  if (!hot && temperatures.every((temperature) => temperature === undefined)) return []
  const ofLayers = (name: 'alpha' | 'EHot') =>
    layers.flatMap((layer, at) =>
      missing({ [name]: layer[name] }, name).map((fault) => ({
        ...fault,
        path: `layers.${at}.${name}`,
      })),
    )
  const reversed = (path: string, least?: number, most?: number) =>
    least !== undefined && most !== undefined && most < least ? [outOfRange(path, least, 1000)] : []
  return [
    ...missing(input, 'assemblyTemperature', 'serviceMin', 'serviceMax', 'boltAlpha'),
    ...(hot ? missing(input, 'boltModulusHot') : []),
    ...ofLayers('alpha'),
    ...(hot ? ofLayers('EHot') : []),
    ...reversed('serviceMax', serviceMin, serviceMax),
    ...(ofParts === undefined ? [] : reversed('partsServiceMax', partsServiceMin, partsServiceMax)),
  ]
}
