import { facesOf } from '../../../../src/domain/calculation/faces'
import type { Joint } from '../../../../src/domain/calculation/joint/views'
import { partMaterials } from '../../../../src/domain/calculation/tables/part-materials'
import { coarsePitchOf } from '../../../../src/domain/standards/threads'
import type { Random } from '../../../random'

const sizes = [5, 6, 8, 10, 12, 16, 20, 24, 30, 36]
const classes = ['4.6', '5.6', '8.8', '10.9', '12.9', 'A2-70'] as const

/** A joint that nobody designed: any size, class, friction, tightening, load and temperature. */
export function randomJoint(random: Random): Joint {
  const d = random.oneOf(sizes)
  const { dW = 1.5 * d, hole = 1.1 * d } = facesOf(d, 'hexagon')
  const small = random.between(0.05, 0.16)
  const maybe = <T>(value: T, share = 0.5) => (random.chance(share) ? value : undefined)
  const layer = () => ({
    thickness: random.between(0.4 * d, 3 * d),
    E: random.between(60, 210),
    DA: random.between(1.6 * d, 6 * d),
    dh: hole,
    alpha: random.between(8, 24),
    ...(random.chance(0.7) && { material: materialOf(random) }),
  })
  const layers = Array.from({ length: 1 + random.below(3) }, layer)
  const clampLength = layers.reduce((sum, { thickness }) => sum + thickness, 0)
  const tapped = random.chance(0.4)
  const torque = random.between(0.02, 0.4) * d ** 3 * 0.3
  const FQ = maybe(random.between(0, 100 * d ** 2), 0.4)
  const fields = {
    d,
    // Every size of the list has a coarse pitch.
    P: coarsePitchOf(d) ?? 1,
    propertyClass: random.oneOf(classes),
    joint: tapped ? ('ESV' as const) : ('DSV' as const),
    dW1: dW,
    dW2: dW,
    muSmall: small,
    muLarge: small + random.between(0, 0.15),
    torque,
    toolScatter: maybe(random.between(0.005, 0.3), 0.8),
    torquePrevailing: maybe(torque * random.between(0, 0.2)),
    sections: [
      { kind: 'head' as const, length: 0.5 * d },
      { kind: 'shank' as const, length: clampLength * 0.6, diameter: d },
      { kind: 'thread' as const, length: clampLength * 0.4 },
      { kind: 'engaged' as const, length: 0.5 * d },
      { kind: tapped ? ('tapped' as const) : ('nut' as const), length: 0.4 * d },
    ],
    layers,
    n: maybe(random.between(0, 1)),
    introduction: maybe(random.oneOf(['SV1', 'SV3', 'SV6'] as const)),
    lA: maybe(random.between(0, clampLength)),
    FAmax: maybe(random.between(0, 200 * d ** 2), 0.8),
    FQ,
    muT: FQ === undefined ? undefined : random.between(0.08, 0.3),
    shearPlane: maybe(random.oneOf(['thread', 'shank'] as const)),
    nutClass: maybe(random.oneOf(['5', '8', '10'] as const)),
    tappedMaterial: maybe(materialOf(random)),
    engagement: maybe(random.between(0.5, 2) * d),
    loading: maybe(random.oneOf(['concentric', 'eccentric'] as const)),
    rolled: maybe('SG' as const),
    cycles: maybe(random.between(1e4, 1e8)),
    ...(random.chance(0.5) && {
      assemblyTemperature: 20,
      serviceMin: random.between(-60, 20),
      serviceMax: random.between(20, 320),
      boltAlpha: 11.7,
    }),
    ...(random.chance(0.4) && {
      sSym: random.between(-5, 5),
      a: random.between(-20, 60),
      u: random.between(10, 40),
      interfaceArea: random.between(200, 4000),
      interfaceInertia: random.between(1e4, 1e6),
    }),
  }
  const known = Object.entries(fields).filter(([, value]) => value !== undefined)
  // Every required field is among them.
  return Object.fromEntries(known) as unknown as Joint
}

// The names of the table are the choices of the field, which a test holds.
const materialOf = (random: Random) =>
  random.oneOf(partMaterials).name as NonNullable<Joint['tappedMaterial']>
