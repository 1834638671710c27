import type { MaterialData } from '../../domain/catalogue/material-data'
import { codes } from '../../domain/catalogue/characteristic-codes'
import { definedOnly } from '../../domain/calculation/defined'
import { facesOf } from '../../domain/calculation/faces'
import { pairOf, pitchesOf } from '../../domain/standards/threads'
import { diameters } from '../../domain/standards/threads'
import { pinModulusOf } from '../../domain/calculation/tables/pin-modulus'
import { propertyClasses } from '../../domain/calculation/strength'
import { dimensionsOf, headOf } from '../../domain/standards/standards'
import { threadLength } from '../../domain/standards/thread-length'
import type { Schemas } from '../../domain/schemas'
import type { Product } from './products.sql'

export type Figures = Omit<
  Schemas['CalculationProduct'],
  'id' | 'model' | 'isCalculate' | 'categoryType' | 'materialName'
>

/** Figures of a product in mm and N; missing ones come from its standards. */
export function figuresOf({
  values,
  baseInfo = {},
}: Pick<Product, 'values'> & Pick<MaterialData, 'baseInfo'>): Figures {
  const ofBase = (field: string, factor = 1) => scaled(numberIn(baseInfo[field]?.val), factor)
  const clampingForce = ofBase('clampingForce', 1000)
  const lockbolt = clampingForce !== undefined
  const diameter = numberIn(values[codes.diameter])
  const d = lockbolt ? nearestDiameter(diameter) : diameter
  const pitch = numberIn(values[codes.pitch])
  const P = d && (pitch && pairOf(d, pitch) ? pitch : lockbolt ? pitchesOf(d)[0]?.P : undefined)
  const standard = values[codes.standard] ?? baseInfo.standardNumber?.val
  const headStyle = `${values[codes.head] ?? ''} ${standard ?? ''}`
  const head = /内六角圆柱|4762|\b70\.1|\bsocket/i.test(headStyle) ? 'socket' : 'hexagon'
  const length = numberIn(values[codes.length])
  const faces = d ? facesOf(d, head) : undefined
  const face = d && standard ? headOf(standard, sizeOf(standard, d, P)) : undefined
  const named = values[codes.propertyClass]
  const known = {
    d,
    P,
    length,
    ...(!lockbolt && { threadLength: threadOf({ d, P, length, standard }) }),
    propertyClass: propertyClasses.find((known) => known === named),
    ...(!lockbolt && { dW: face?.dW, headHeight: face?.height }),
    dh: numberIn(values[codes.hole]) ?? (lockbolt ? undefined : faces?.hole),
    ...(lockbolt && {
      pinDiameter: diameter,
      boltModulus: pinModulusOf(values[codes.material]),
      clampingForce,
      minimumTensionLoad: ofBase('minimumTensionLoad', 1000),
      pulledOffForce: ofBase('pulledOffForce', 1000),
      shearLoad: ofBase('shearStress', 1000),
      gripMin: ofBase('minimumRivetingThickness'),
      gripMax: ofBase('maximumRivetingThickness'),
    }),
  }
  return {
    kind: lockbolt ? 'lockbolt' : 'bolt',
    head,
    ...definedOnly({ ...known, standard }),
    missing: Object.entries(known).flatMap(([name, value]) => (value === undefined ? [name] : [])),
  }
}

/** Thread length in mm that the bolt's standard gives for its size and length. */
function threadOf({
  d,
  P,
  length,
  standard,
}: {
  d: number | undefined
  P: number | undefined
  length: number | undefined
  standard: string | undefined
}): number | undefined {
  if (d === undefined || length === undefined || standard === undefined) return undefined
  const dimensions = dimensionsOf(standard, sizeOf(standard, d, P))
  const threads = ['b', 'bShort', 'fullThreadTo'] as const
  const known = dimensions && threads.some((key) => dimensions[key] !== undefined)
  return known ? threadLength(dimensions, length) : undefined
}

/** The size as the table of a standard names it: fine threads by their pitch, where it has any. */
function sizeOf(standard: string, d: number, P: number | undefined): string {
  const withPitch = `M${d}x${P}`
  const fine = P !== undefined && pairOf(d, P)?.kind === 'fine'
  return fine && dimensionsOf(standard, withPitch) ? withPitch : `M${d}`
}

/** The first number of a text such as "12", "M12" or "53.6 kN". */
function numberIn(text: string | undefined): number | undefined {
  const digits = /\d+(?:\.\d+)?/.exec(text ?? '')?.[0]
  return digits === undefined ? undefined : Number(digits)
}

const scaled = (value: number | undefined, factor: number) =>
  value === undefined ? undefined : value * factor

/** A lockbolt has its own grooves; the nearest metric thread approximates them, and the result says so. */
function nearestDiameter(diameter: number | undefined): number | undefined {
  if (diameter === undefined) return undefined
  const distance = ({ d }: { d: number }) => Math.abs(d - diameter)
  return diameters('ISO262').reduce((best, diameter) =>
    distance(diameter) < distance(best) ? diameter : best,
  ).d
}
