import { areaOf } from '../../standards/threads'
import type { Schemas } from '../../schemas'
import { known, step, verdictOf, type Method, type MethodFigure, type MethodNote } from './method'
import { nominalStrength, nominalStressArea, type StructuralClass } from './structural'

type Input = Schemas['BoltResistanceInput']

/** Factor of shear through the thread. EN 1993-1-8, table 3.4. */
const threadShear: Record<StructuralClass, number> = {
  '4.6': 0.6,
  '4.8': 0.5,
  '5.6': 0.6,
  '5.8': 0.5,
  '6.8': 0.5,
  '8.8': 0.6,
  '10.9': 0.5,
}

/** M12 and M14 in holes 2 mm wider resist less shear. EN 1993-1-8, 3.6.1 (5). */
const isLoose = ({ d, d0, propertyClass }: Input) =>
  d <= 14 && d0 - d >= 2 && !['4.6', '5.6'].includes(propertyClass)

/** Shear, bearing and tension resistance of one bolt, and both loads together. */
export const boltResistance: Method<Input> = {
  schema: 'BoltResistanceInput',
  source: 'EN 1993-1-8, 3.6.1, tables 3.1, 3.4',
  example: {
    d: 20,
    propertyClass: '8.8',
    shearPlane: 'thread',
    d0: 22,
    t: 10,
    fu: 470,
    e1: 40,
    e2: 30,
    shearForce: 60_000,
    tension: 30_000,
  },
  faults: ({ d = 0, d0 = Infinity }) =>
    d0 <= d ? [{ path: 'd0', code: 'OUT_OF_RANGE', limit: [d, 200] }] : [],
  compute(input) {
    const { d, propertyClass, shearForce = 0, tension = 0, countersunk = false } = input
    const { gammaM2: gamma = 1.25 } = input
    const fub = nominalStrength(propertyClass)
    const As = nominalStressArea(d)
    const shear = shearOf(input, fub, As, gamma)
    const bearing = bearingOf(input, fub, gamma)
    const k2 = countersunk ? 0.63 : 0.9
    const FtRd = (k2 * fub * As) / gamma
    const [FvRd, FbRd] = [shear.value, bearing.value]
    const parts = [shearForce / FvRd, shearForce / FbRd, tension / FtRd]
    const both = shearForce / FvRd + tension / (1.4 * FtRd)
    const utilisation = Math.max(...parts, both)
    const notes: MethodNote[] = ['noPunching']
    if (isLoose(input)) notes.push('clearanceReduced')
    if (input.e1 < 1.2 * input.d0 || input.e2 < 1.2 * input.d0) notes.push('edgeBelowLeast')
    if (input.p1 === undefined) notes.push('lapOneRow')
    if (tension > 0) notes.push('pryingNotCounted')
    return {
      figures: [
        known('As', 'area', As),
        shear,
        ...bearing.figures,
        step('FtRd', 'force', FtRd, '\\frac{<k2> \\cdot <fub> \\cdot <As>}{<gamma>}', {
          k2,
          fub,
          As,
          gamma,
        }),
        step(
          'utilisation',
          'share',
          utilisation,
          '\\max\\left(\\frac{<shearForce>}{<FbRd>}, \\frac{<tension>}{<FtRd>}, \\frac{<shearForce>}{<FvRd>} + \\frac{<tension>}{1.4 \\cdot <FtRd>}\\right)',
          { shearForce, tension, FvRd, FbRd, FtRd },
        ),
      ],
      ...(shearForce + tension > 0 ? { verdict: verdictOf(utilisation) } : {}),
      notes,
    }
  },
}

function shearOf(input: Input, fub: number, As: number, gamma: number): MethodFigure {
  const { d, propertyClass, shearPlane = 'thread', planes = 1 } = input
  const thread = shearPlane === 'thread'
  const alphaV = thread ? threadShear[propertyClass] : 0.6
  const A = thread ? As : areaOf(d)
  const beta = isLoose(input) ? 0.85 : 1
  return step(
    'FvRd',
    'force',
    (planes * beta * alphaV * fub * A) / gamma,
    '\\frac{<planes> \\cdot <beta> \\cdot <alphaV> \\cdot <fub> \\cdot <A>}{<gamma>}',
    { planes, beta, alphaV, fub, A, gamma },
  )
}

function bearingOf(input: Input, fub: number, gamma: number) {
  const { d, d0, t, fu, e1, e2, p1, p2 } = input
  const alphaB = Math.min(
    e1 / (3 * d0),
    p1 === undefined ? Infinity : p1 / (3 * d0) - 0.25,
    fub / fu,
    1,
  )
  const k1 = Math.min(
    (2.8 * e2) / d0 - 1.7,
    p2 === undefined ? Infinity : (1.4 * p2) / d0 - 1.7,
    2.5,
  )
  const value = (k1 * alphaB * fu * d * t) / gamma
  const spacing = p1 === undefined ? '' : ', \\frac{<p1>}{3 \\cdot <d0>} - 0.25'
  const gauge = p2 === undefined ? '' : ', \\frac{1.4 \\cdot <p2>}{<d0>} - 1.7'
  return {
    value,
    figures: [
      step(
        'alphaB',
        'number',
        alphaB,
        `\\min\\left(\\frac{<e1>}{3 \\cdot <d0>}${spacing}, \\frac{<fub>}{<fu>}, 1\\right)`,
        { e1, d0, fub, fu, ...(p1 !== undefined && { p1 }) },
      ),
      step(
        'k1',
        'number',
        k1,
        `\\min\\left(\\frac{2.8 \\cdot <e2>}{<d0>} - 1.7${gauge}, 2.5\\right)`,
        { e2, d0, ...(p2 !== undefined && { p2 }) },
      ),
      step(
        'FbRd',
        'force',
        value,
        '\\frac{<k1> \\cdot <alphaB> \\cdot <fu> \\cdot <d> \\cdot <t>}{<gamma>}',
        { k1, alphaB, fu, d, t, gamma },
      ),
    ],
  }
}
