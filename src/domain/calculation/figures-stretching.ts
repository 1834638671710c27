import { geometryGroup, group, sectionRows, type FigureGroup, type Row } from './figure-group'
import { faceFormula } from './figures-clamp'
import type { FormulaName } from './formulas'
import { hardestEnd } from './stretching'
import { torsionTyped, type StretchInput, type StretchResult } from './stretching-torsion'

/** Formula of the force for each method; for other methods the force was entered. */
const forceFormulas: Partial<Record<StretchInput['mode'], FormulaName>> = {
  torque: 'Fnom',
  elongation: 'stretchForce',
  angle: 'turn',
}

export function stretchingFigures(result: StretchResult, input: StretchInput): FigureGroup[] {
  const { min, nom, max, levers } = result
  const hardest = hardestEnd(result)
  const lockbolt = result.mode === 'lockbolt'
  const twistedMost = max.tau !== undefined && result.mode !== 'torque'
  const range = max.force > min.force
  // Without torsion the polar modulus is nobody's business.
  const section = result.section && { ...result.section }
  if (section && max.tau === undefined) delete section.Wp
  const KG = input.threadFriction === 'linear' ? 'KGLinear' : 'KG'
  const ofBolt: Row[] = lockbolt
    ? [['tensileUtilisation', result.tensileUtilisation, 'share', 'lockbolt']]
    : [
        ['utilisationMax', hardest.utilisation, 'share', max.tau ? 'utilisation' : 'pulledShare'],
        ['proofShare', max.proofShare, 'share', 'proofShare'],
      ]
  return [
    ...group('bolt', [
      ['Fmin', range ? min.force : undefined, 'force', 'Fmin'],
      ['Fmax', range ? max.force : undefined, 'force', 'Fmax'],
      ['force', nom.force, 'force', forceFormulas[input.mode]],
      ['elongation', nom.elongation, 'length', 'stretch'],
      // The stresses of a lockbolt's grooves are the maker's business: its tensile load stands for them.
      ...(lockbolt
        ? []
        : ([
            ['sigma', nom.sigma, 'stress', 'sigma'],
            ['strain', nom.strain, 'share', 'strain'],
            ['sigmaMax', hardest.tau ? hardest.sigma : undefined, 'stress', 'sigma'],
            ['tau', hardest.tau, 'stress', torsionTyped(input) ? undefined : 'tau'],
            ['sigmaRed', hardest.sigmaRed, 'stress', 'sigmaRed'],
          ] satisfies Row[])),
      ...ofBolt,
    ]),
    ...group('tensioner', [
      ['factor', result.factor, 'number', 'factor'],
      ['appliedForce', result.appliedForce, 'force', 'appliedForce'],
      ['oilPressure', result.oilPressure, 'pressure', 'oilPressure'],
    ]),
    ...group('reserve', [
      ['limit', result.limit, 'force', limitFormula(result, input)],
      ['reserve', result.reserve, 'force', 'reserve'],
      ['angle', result.angle, 'angle', 'turnBack'],
      ['elongationAtLimit', result.elongationAtLimit, 'length', 'stretchLimit'],
    ]),
    ...(lockbolt
      ? []
      : [
          ...group('strength', [
            ['Rp02', result.Rp02, 'stress'],
            ...sectionRows(section),
            [
              'leastArea',
              result.section && result.section.area !== result.area ? result.area : undefined,
              'area',
            ],
            ['F02', result.F02, 'force', 'F02'],
            ['Fp', result.Fp, 'force', 'Fp'],
            ['Fm', result.Fm, 'force', 'Fm'],
          ]),
          ...group('torqueRange', [
            ['bandSmall', result.torqueSmall, 'torque', 'bandSmall'],
            ['bandLarge', result.torqueLarge, 'torque', 'bandLarge'],
            ['bandFmax', result.torqueFmax, 'force', 'Fmax'],
          ]),
          ...group('levers', [
            ['dKm', levers?.dKm, 'length', faceFormula(input)],
            ['KGsmall', levers?.KGsmall, 'length', KG],
            // If the force is given, the greatest friction twists the bolt most.
            ['KGlarge', twistedMost ? levers?.KGlarge : undefined, 'length', KG],
            ['Ksmall', levers?.Ksmall, 'length', 'K'],
            ['Kmean', levers?.Kmean, 'length', 'K'],
            ['Klarge', levers?.Klarge, 'length', 'K'],
          ]),
        ]),
    ...(lockbolt
      ? group('resilience', [['delta', result.delta, 'resilience', 'deltaB']])
      : geometryGroup(result.thread, [['delta', result.delta, 'resilience', 'deltaB']])),
  ]
}

/** Formula of the force at the target utilisation. */
function limitFormula({ mode, max }: StretchResult, input: StretchInput): FormulaName | undefined {
  if (mode === 'lockbolt') return 'lockboltLimit'
  if (max.tau === undefined) return 'limit'
  // A torsion that was entered follows from no friction.
  if (torsionTyped(input)) return undefined
  const { torquePrevailing = 0, torquePrevailingMin = torquePrevailing } = input
  return (mode === 'torque' ? torquePrevailingMin : torquePrevailing) > 0
    ? 'twistedLimitPrevailing'
    : 'twistedLimit'
}
