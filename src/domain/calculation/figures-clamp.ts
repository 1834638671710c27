import type { ClampInput, ClampResult } from './clamp'
import { geometryGroup, group, sectionRows, type FigureGroup } from './figure-group'

export function clampFigures(result: ClampResult, input: ClampInput): FigureGroup[] {
  const { section, area, dKm, Ksmall, Kmean, Klarge } = result
  const linear = input.threadFriction === 'linear'
  const { torquePrevailing = 0, torquePrevailingMin = torquePrevailing } = input
  const { muSmall, muLarge, muHeadSmall = muSmall, muHeadLarge = muLarge } = input
  const { toolScatter = 0 } = input
  const pulled = (torquePrevailingMin + (result.FMzul * Ksmall) / 1000) / (1 + toolScatter)
  // Otherwise the end with much friction decides, whose permissible force is not shown.
  const decidedByPull = result.torqueRec >= pulled * (1 - 1e-9)
  const ofThread = (K: number, muK: number) => K - (muK * dKm) / 2
  const KG = linear ? ('KGLinear' as const) : ('KG' as const)
  return [
    ...group('preload', [
      ['Fmin', result.Fmin, 'force', 'Fmin'],
      ['Fnom', result.Fnom, 'force', 'Fnom'],
      ['Fmax', result.Fmax, 'force', 'Fmax'],
      ['alphaA', result.alphaA, 'number', 'alphaA'],
      ['scatter', result.scatter, 'share', 'scatter'],
    ]),
    ...group('recommendation', [
      ['FMzul', result.FMzul, 'force', torquePrevailingMin > 0 ? 'FMzulPrevailing' : 'FMzul'],
      ['torqueRec', result.torqueRec, 'torque', decidedByPull ? 'torqueRec' : undefined],
    ]),
    ...group('band', [
      ['bandSmall', result.band?.torqueSmall, 'torque', 'bandSmall'],
      ['bandLarge', result.band?.torqueLarge, 'torque', 'bandLarge'],
      ['bandFmax', result.band?.Fmax, 'force', 'Fmax'],
    ]),
    ...group('shares', [
      ['sharePitch', result.shares.pitch, 'share', 'sharePitch'],
      ['shareThread', result.shares.threadFriction, 'share', 'shareThread'],
      ['shareHead', result.shares.head, 'share', 'shareHead'],
      ['sharePrevailing', result.shares.prevailing, 'share', 'sharePrevailing'],
    ]),
    ...group('section', sectionRows(section)),
    ...stressGroup('stressMax', result.atFmax, section, result.tauService),
    ...stressGroup('stressMin', result.atFmin, section),
    ...group('strength', [
      ['Rp02', result.Rp02, 'stress'],
      // Said where it is not the section that the torsion makes decide.
      ['leastArea', section && section.area !== area ? area : undefined, 'area'],
      ['F02', result.F02, 'force', 'F02'],
      ['Fp', result.Fp, 'force', 'Fp'],
      ['Fm', result.Fm, 'force', 'Fm'],
      ['proofShare', result.proofShare, 'share', 'proofShare'],
      ['nutFactorMin', result.nutFactorMin, 'number', 'nutFactor'],
      ['nutFactorMax', result.nutFactorMax, 'number', 'nutFactor'],
    ]),
    ...group('levers', [
      ['dKm', dKm, 'length', faceFormula(input)],
      ['KGsmall', ofThread(Ksmall, muHeadSmall), 'length', KG],
      ['KGmean', ofThread(Kmean, (muHeadSmall + muHeadLarge) / 2), 'length', KG],
      ['KGlarge', ofThread(Klarge, muHeadLarge), 'length', KG],
      ['Ksmall', Ksmall, 'length', 'K'],
      ['Kmean', Kmean, 'length', 'K'],
      ['Klarge', Klarge, 'length', 'K'],
    ]),
    ...geometryGroup(result.thread, []),
  ]
}

/** How the friction diameter came about; nothing where it was entered. */
export function faceFormula({ dKm, dW, dh }: Pick<ClampInput, 'dKm' | 'dW' | 'dh'>) {
  if (dKm !== undefined) return undefined
  return dW !== undefined && dh !== undefined ? ('dKm' as const) : ('dKmEstimated' as const)
}

function stressGroup(
  title: 'stressMax' | 'stressMin',
  { force, sigma, tau, sigmaRed, utilisation, section, Wp }: ClampResult['atFmax'],
  deciding: ClampResult['section'],
  tauService?: number,
): FigureGroup[] {
  const other = section && section.part + section.area !== `${deciding?.part}${deciding?.area}`
  return group(title, [
    ['force', force, 'force'],
    ...(other && Wp ? sectionRows({ ...section, Wp }) : []),
    ['sigma', sigma, 'stress', 'sigma'],
    ['tau', tau, 'stress', 'tau'],
    ['sigmaRed', sigmaRed, 'stress', 'sigmaRed'],
    ['utilisation', utilisation, 'share', 'utilisation'],
    ['tauService', tauService, 'stress', 'tauService'],
  ])
}
