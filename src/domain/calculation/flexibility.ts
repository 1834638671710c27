import type { Schemas } from '../schemas'
import {
  alternatingStress,
  balanceOf,
  fatigueLimit,
  requiredPreload,
  serviceStress,
  slipClamp,
  textbookSafety,
} from './balance'
import { materialOf } from './bolt'
import { definedOnly } from './defined'
import { clampedResilience } from './clamped-parts'
import { embeddingAmount, embeddingLoss } from './embedding'
import { engineVersion } from './engine-version'
import { loadShare } from './load-factor'
import { boltResilience, type Section } from './resilience'
import { leastSection, stressSections } from './stress-section'
import { bearerOf, bearingsOf, pressuresOf } from './surface-pressure'
import { pressureLimitOf } from './tables/part-materials'
import { thermalChange, thermalChangeHot } from './thermal'
import { areaOf, threadOf } from '../standards/threads'
import { itemAt, present, fieldIn } from '../lists/items'
import { warningsOf } from './flexibility-warnings'

export type FlexibilityInput = Schemas['ResilienceInput']
export type FlexibilityResult = Schemas['ResilienceResult']

type Layers = FlexibilityInput['layers']

/** Sections with their moduli in MPa; what has none of its own has the bolt's. */
export function sectionsOf(sections: Schemas['BoltSection'][], boltModulus: number): Section[] {
  return sections.map((section) => ({ ...section, E: (section.E ?? boltModulus) * 1000 }))
}

const inMPa = (layers: Layers) => layers.map((layer) => ({ ...layer, E: layer.E * 1000 }))

/** Inner interfaces: between the clamped parts, and to the tapped part where there is one. */
export function interfacesOf({
  layers,
  joint = 'DSV',
}: Pick<FlexibilityInput, 'layers' | 'joint'>) {
  return layers.length - (joint === 'DSV' ? 1 : 0)
}

/**
 * The flexibility page: resiliences of bolt and clamped parts, load factor, losses by embedding and temperature, and
 * the balance of forces. The input has been checked; units as in its schema.
 */
export function computeFlexibility(
  input: FlexibilityInput,
  /** Loss of preload in N that is known beside those of embedding and temperature. */
  furtherLoss = 0,
): FlexibilityResult {
  const { d, P, joint = 'DSV', boltModulus = 207, layers, dW1, dW2 = dW1, n = 1 } = input
  const { FAmax = 0, FAmin = 0, Fmin, Fmax, tau = 0, pG } = input
  const thread = threadOf(d, P)
  const strength = materialOf(input)
  const bolt = boltResilience(sectionsOf(input.sections, boltModulus), thread)
  const tanPhi = input.cone === 'thirty' ? Math.tan(Math.PI / 6) : undefined
  const parts = clampedResilience({ layers: inMPa(layers), joint, dW1, dW2, tanPhi })
  const [deltaS, deltaP, { cone }] = [bolt.delta, parts.delta, parts]
  const { PhiK, Phi } = loadShare(deltaS, deltaP, n, FAmax)

  const interfaces = input.interfaces ?? interfacesOf(input)
  const fZ = embeddingOf(input, interfaces)
  const FZ = embeddingLoss(fZ, deltaS, deltaP)
  const change = thermalOf(input, { deltaS, deltaP, clampLength: cone.clampLength, tanPhi })
  const thermal = { ...change, thermalLoss: change.thermalLoss + furtherLoss }
  const FKerf = Math.max(input.FKerf ?? 0, slipOf(input))
  const balance = balanceOf({ Fmin, Fmax, FZ, FAmin, FAmax, Phi, FKerf, ...thermal })
  const { thermalLoss } = thermal
  const required = requiredPreload(FKerf, { FAmax, FAmin, Phi, FZ, thermalLoss })

  const sections = stressSections(thread, input.sections)
  const section = leastSection(sections)
  const stress = serviceStress(balance.FSmax, section.area, tau, strength.Rp02)
  // The first section is the thread, whose bore is the greatest that its rows tell.
  const stressArea = thread.As - areaOf(itemAt(sections, 0).bore)
  const sigmaA = alternatingStress(Phi * FAmax, Phi * FAmin, stressArea)
  const sigmaALimit = fatigueLimit(d)
  const pressures = pressuresUnder(balance.FSmax, { layers, joint, d, dW1, dW2 }, pG)
  const lockbolt = input.fastener === 'lockbolt'
  // Checked to be there for a lockbolt.
  const load = lockbolt ? fieldIn(input, 'minimumTensionLoad') : Infinity
  const tensileSafety = lockbolt ? load / balance.FSmax : undefined
  const textbook =
    !lockbolt && strength.Sp && FAmax > 0 && Phi > 0
      ? textbookSafety({ Sp: strength.Sp, As: section.area, Fi: Fmax, C: Phi, P: FAmax })
      : undefined
  return {
    thread,
    section,
    Rp02: strength.Rp02,
    rows: bolt.rows,
    slices: parts.slices,
    deltaS,
    deltaP,
    tanPhi: cone.tanPhi,
    betaL: cone.betaL,
    coneCase: cone.coneCase,
    DA: cone.DA,
    DAGr: cone.DAGr,
    clampLength: cone.clampLength,
    PhiK,
    Phi,
    fZ,
    interfaces,
    FZ,
    thermal: { min: thermal.atMin, max: thermal.atMax, ...definedOnly({ hot: thermal.hot }) },
    thermalLoss,
    thermalGain: thermal.thermalGain,
    ...balance,
    FKerf,
    alphaA: Fmax / Fmin,
    requiredFmin: required,
    requiredFmax: (required * Fmax) / Fmin,
    ...stress,
    sigmaA,
    sigmaALimit,
    ...pressures,
    ...definedOnly({ tensileSafety }),
    ...(textbook && { ...textbook, n0: balance.FVmin / (FAmax * (1 - Phi)) }),
    warnings: warningsOf(input, {
      balance,
      FKerf,
      FZ,
      cone,
      bearings: pressures.bearings,
      tensileSafety,
      load,
      stress,
      sigmaA,
      sigmaALimit,
      section,
      thread,
    }),
    engine: engineVersion,
  }
}

/** The pressures under head and nut, with the least safety of them. */
function pressuresUnder(
  force: number,
  bearing: Parameters<typeof bearingsOf>[0] & Pick<FlexibilityInput, 'layers'>,
  pG: number | undefined,
) {
  const rings = bearingsOf(bearing).map((ring) => ({
    ...ring,
    pG: pressureLimitOf(bearing.layers[bearerOf(ring, bearing)], pG),
  }))
  const bearings = pressuresOf(force, rings)
  const pressureAt = (place: string) => bearings.find((ring) => ring.place === place)?.pressure
  return {
    bearings,
    pressureHead: present(pressureAt('head'), 'pressure under the head'),
    ...definedOnly({
      pressureNut: pressureAt('nut'),
      pressureSafety: pressureSafetyOf(bearings),
    }),
  }
}

function embeddingOf(input: FlexibilityInput, interfaces: number): number {
  const { roughness = '10to40', loadDirection = 'axial', joint = 'DSV', fZ = 0, FQ = 0 } = input
  if (roughness === 'own') return fZ
  // A shear load with the axial column is a contradiction: the stricter one holds.
  return embeddingAmount(roughness, FQ > 0 ? 'shear' : loadDirection, { joint, interfaces })
}

/** The least safety of the rings; nothing where one has no limit. */
function pressureSafetyOf(bearings: { pressure: number; pG?: number }[]): number | undefined {
  const safeties = bearings.map(({ pressure, pG }) => pG && pG / pressure)
  const known = safeties.filter((safety) => safety !== undefined)
  return known.length === safeties.length ? Math.min(...known) : undefined
}

function slipOf({ FQ = 0, slipFaces = 1, muT }: FlexibilityInput): number {
  return FQ > 0 && muT ? slipClamp(FQ, slipFaces, muT) : 0
}

/** The change at both ends of the service temperature, and what of it counts as loss and as gain. */
function thermalOf(
  input: FlexibilityInput,
  {
    deltaS,
    deltaP,
    clampLength,
    tanPhi,
  }: { deltaS: number; deltaP: number; clampLength: number; tanPhi: number | undefined },
) {
  const { assemblyTemperature, serviceMin, serviceMax, boltAlpha = 0, boltModulus = 207 } = input
  if (assemblyTemperature === undefined || serviceMin === undefined || serviceMax === undefined)
    return { atMin: 0, atMax: 0, thermalLoss: 0, thermalGain: 0, hot: undefined }

  const expansion = (bolt: number, parts: number) =>
    [
      input.layers.map(({ thickness, alpha = 0 }) => ({
        alpha: alpha * 1e-6,
        length: thickness,
        deltaT: parts - assemblyTemperature,
      })),
      { alpha: boltAlpha * 1e-6, length: clampLength, deltaT: bolt - assemblyTemperature },
    ] as const
  const cold = { deltaS, deltaP }
  const atMin = thermalChange(...expansion(serviceMin, input.partsServiceMin ?? serviceMin), cold)
  const hotEnd = expansion(serviceMax, input.partsServiceMax ?? serviceMax)
  const softens =
    input.boltModulusHot !== undefined || input.layers.some(({ EHot }) => EHot !== undefined)
  const hot = softens
    ? {
        deltaS: (deltaS * boltModulus) / (input.boltModulusHot ?? boltModulus),
        deltaP: clampedResilience({
          layers: input.layers.map((layer) => ({ ...layer, E: (layer.EHot ?? layer.E) * 1000 })),
          joint: input.joint ?? 'DSV',
          dW1: input.dW1,
          dW2: input.dW2 ?? input.dW1,
          tanPhi,
        }).delta,
      }
    : undefined
  const atMax = (FV0: number) =>
    hot ? thermalChangeHot(...hotEnd, { FV0, cold, hot }) : thermalChange(...hotEnd, cold)
  return {
    atMin,
    atMax: atMax(input.Fmin),
    thermalLoss: Math.max(0, -atMin, -atMax(input.Fmin)),
    thermalGain: Math.max(0, atMin, atMax(input.Fmax)),
    hot,
  }
}
