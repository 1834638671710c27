import type { Schemas } from '../schemas'
import type { Fault } from './faults'
import { strengthOf, type Strength } from './strength'
import type { StressSection } from './stress-section'
import { diameters, pairOf, pitchesOf, type Thread } from '../standards/threads'
import { present, fieldIn } from '../lists/items'

type Warning = Schemas['CalculationWarning']

/** Input about the bolt, shared by the three pages. */
export interface BoltInput {
  d?: number
  P?: number
  propertyClass?: string
  Rp02?: number
  Rm?: number
}

export const ownMaterial = 'other'

/** The faults of thread and material. Fields that are missing or wrong by themselves were reported before. */
export function boltFaults({ d, P, propertyClass = '8.8', Rp02, Rm }: BoltInput): Fault[] {
  const faults: Fault[] = []
  const pitches = d === undefined ? [] : pitchesOf(d).map((pitch) => String(pitch.P))
  if (d !== undefined && pitches.length === 0)
    faults.push({
      path: 'd',
      code: 'DIAMETER_NOT_STANDARD',
      values: { d: String(d), list: nearestDiameters(d).join(', ') },
    })
  else if (d !== undefined && P !== undefined && !pairOf(d, P))
    faults.push({
      path: 'P',
      code: 'PITCH_NOT_FOR_DIAMETER',
      values: { d: String(d), P: String(P), list: pitches.join(', ') },
    })
  if (propertyClass === ownMaterial) {
    if (Rp02 === undefined) faults.push({ path: 'Rp02', code: 'PARAMETERS_INCOMPLETE' })
    else if (Rm !== undefined && Rp02 > Rm)
      faults.push({ path: 'Rp02', code: 'OUT_OF_RANGE', limit: [0, Rm] })
  } else if (d !== undefined && !strengthOf(propertyClass, d)) {
    faults.push({
      path: 'propertyClass',
      code: 'CLASS_NOT_FOR_DIAMETER',
      values: { d: String(d), class: propertyClass },
    })
  }
  return faults
}

/** The next standard diameters below and above. */
function nearestDiameters(d: number): string[] {
  const all = diameters().map((diameter) => diameter.d)
  const below = all.filter((size) => size < d).at(-1)
  const above = all.find((size) => size > d)
  return [below, above].filter((size) => size !== undefined).map((size) => `M${size}`)
}

/** The strengths of the class, or the own ones; the input has been checked. MPa. */
export function materialOf(bolt: BoltInput): Strength {
  const { propertyClass = '8.8', Rm } = bolt
  if (propertyClass === ownMaterial) return { Rp02: fieldIn(bolt, 'Rp02'), Rm, Sp: undefined }
  return present(strengthOf(propertyClass, fieldIn(bolt, 'd')), propertyClass)
}

const vdiTemperatures = { from: -40, to: 300 }

/**
 * Warnings about a bolt: a thread outside the preferred series, or thread or temperatures (°C) outside the scope of
 * VDI 2230-1.
 */
export function boltWarnings(
  d: number,
  P: number,
  temperatures: (number | undefined)[] = [],
): Warning[] {
  const { from, to } = vdiTemperatures
  const givenTemperatures = temperatures.filter((temperature) => temperature !== undefined)
  const [coldest, hottest] = [Math.min(...givenTemperatures), Math.max(...givenTemperatures)]
  return [
    ...(d < 4 || d > 39 ? [warning('OUTSIDE_VDI_RANGE', { d })] : []),
    ...(coldest < from || hottest > to
      ? [warning('OUTSIDE_VDI_TEMPERATURE', { from, to, coldest, hottest })]
      : []),
    ...(pairOf(d, P)?.iso262 === false ? [note('OUTSIDE_ISO262', { d, P })] : []),
  ]
}

/** Says that the thread is not what the stresses are of. */
export function sectionNotes({ part, bore, area }: StressSection, { As }: Thread): Warning[] {
  if (part === 'shank') return [note('SHANK_DECIDES', { area, As })]
  return bore > 0 ? [note('BORED_THREAD_DECIDES', { area, As })] : []
}

/** Says that the bolt does not go through a hole in mm. */
export function holeWarnings(d: number, holes: (number | undefined)[]): Warning[] {
  const least = Math.min(...holes.map((hole) => hole ?? Infinity))
  return least < d ? [warning('HOLE_BELOW_BOLT', { hole: least, d })] : []
}

export function warning(code: Warning['code'], values: Record<string, number> = {}): Warning {
  return { code, level: 'warning', values }
}

export function note(code: Warning['code'], values: Record<string, number> = {}): Warning {
  return { code, level: 'note', values }
}

/** A field that must be there for what was chosen. */
export function missing<T extends object>(input: T, ...fields: (keyof T & string)[]): Fault[] {
  return fields
    .filter((field) => input[field] === undefined)
    .map((path) => ({ path, code: 'PARAMETERS_INCOMPLETE' }))
}

export function outOfRange(path: string, least: number, most: number): Fault {
  return { path, code: 'OUT_OF_RANGE', limit: [least, most] }
}
