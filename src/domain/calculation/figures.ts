import type { CalculationPage, Results } from './calculate'
import type { FormulaName } from './formulas'
import type { Quantity } from './units'

/** One figure of a result: its text key ends in its name, its formula has the same name where there is one. */
export interface Figure {
  name: string
  value: number
  quantity: Quantity
  formula?: FormulaName
}

export interface FigureGroup {
  title: GroupName
  figures: Figure[]
}

export type GroupName =
  | 'preload'
  | 'recommendation'
  | 'band'
  | 'shares'
  | 'stressMax'
  | 'stressMin'
  | 'strength'
  | 'geometry'
  | 'resilience'
  | 'loss'
  | 'balance'
  | 'service'
  | 'textbook'
  | 'bolt'
  | 'torqueRange'
  | 'tensioner'
  | 'reserve'

type Row = [name: string, value: number | undefined, quantity: Quantity, formula?: FormulaName]

/** A group of what is known; what a result leaves out has no row. */
function group(title: GroupName, rows: Row[]): FigureGroup[] {
  const figures = rows.flatMap(([name, value, quantity, formula]): Figure[] =>
    value === undefined ? [] : [{ name, value, quantity, ...(formula && { formula }) }],
  )
  return figures.length > 0 ? [{ title, figures }] : []
}

const writers: { [Page in CalculationPage]: (result: Results[Page]) => FigureGroup[] } = {
  clamp: (result) => [
    ...group('preload', [
      ['Fmin', result.Fmin, 'force', 'Fmin'],
      ['Fnom', result.Fnom, 'force', 'Fnom'],
      ['Fmax', result.Fmax, 'force', 'Fmax'],
      ['alphaA', result.alphaA, 'number', 'alphaA'],
      ['scatter', result.scatter, 'share', 'scatter'],
    ]),
    ...group('recommendation', [
      ['FMzul', result.FMzul, 'force', 'FMzul'],
      ['torqueRec', result.torqueRec, 'torque', 'torqueRec'],
    ]),
    ...group('band', [
      ['bandSmall', result.band?.torqueSmall, 'torque', 'torque'],
      ['bandLarge', result.band?.torqueLarge, 'torque', 'torque'],
      ['bandFmax', result.band?.Fmax, 'force', 'Fmax'],
    ]),
    ...group('shares', [
      ['sharePitch', result.shares.pitch, 'share', 'sharePitch'],
      ['shareThread', result.shares.threadFriction, 'share', 'shareThread'],
      ['shareHead', result.shares.head, 'share', 'shareHead'],
      ['sharePrevailing', result.shares.prevailing, 'share', 'sharePrevailing'],
    ]),
    ...stressGroup('stressMax', result.atFmax),
    ...stressGroup('stressMin', result.atFmin),
    ...group('strength', [
      ['F02', result.F02, 'force', 'F02'],
      ['Fp', result.Fp, 'force', 'Fp'],
      ['Fm', result.Fm, 'force', 'Fm'],
      ['proofShare', result.proofShare, 'share', 'proofShare'],
      ['nutFactorMin', result.nutFactorMin, 'number', 'nutFactor'],
      ['nutFactorMax', result.nutFactorMax, 'number', 'nutFactor'],
    ]),
    ...geometryGroup(result.thread, [
      ['dKm', result.dKm, 'length', 'dKm'],
      ['Ksmall', result.Ksmall, 'length', 'K'],
      ['Klarge', result.Klarge, 'length', 'K'],
    ]),
  ],

  flexibility: (result) => [
    ...group('balance', [
      ['FVmin', result.FVmin, 'force', 'FVmin'],
      ['FVmax', result.FVmax, 'force', 'FVmax'],
      ['FSA', result.FSA, 'force', 'FSA'],
      ['FPA', result.FPA, 'force', 'FPA'],
      ['FKR', result.FKR, 'force', 'FKR'],
      ['FKerf', result.FKerf, 'force', 'FKerf'],
      ['FSmax', result.FSmax, 'force', 'FSmax'],
      ['separatingLoad', result.separatingLoad, 'force', 'separatingLoad'],
      ['requiredFmin', result.requiredFmin, 'force', 'requiredFmin'],
      ['requiredFmax', result.requiredFmax, 'force', 'requiredFmax'],
    ]),
    ...group('loss', [
      ['fZ', result.fZ, 'micro', 'fZ'],
      ['FZ', result.FZ, 'force', 'FZ'],
      ['thermalMin', result.thermal.min, 'force', 'thermal'],
      ['thermalMax', result.thermal.max, 'force', 'thermal'],
      ['loss', result.loss, 'force', 'loss'],
    ]),
    ...group('resilience', [
      ['deltaS', result.deltaS, 'resilience', 'deltaS'],
      ['deltaP', result.deltaP, 'resilience', 'deltaP'],
      ['tanPhi', result.tanPhi, 'number', 'tanPhi'],
      ['DAGr', result.DAGr, 'length', 'DAGr'],
      ['clampLength', result.clampLength, 'length'],
      ['PhiK', result.PhiK, 'number', 'PhiK'],
      ['Phi', result.Phi, 'number', 'Phi'],
    ]),
    ...group('service', [
      ['sigmaZ', result.sigmaZ, 'stress', 'sigmaZ'],
      ['sigmaRedB', result.sigmaRedB, 'stress', 'sigmaRedB'],
      ['safety', result.safety, 'number', 'safety'],
      ['sigmaA', result.sigmaA, 'stress', 'sigmaA'],
      ['sigmaALimit', result.sigmaALimit, 'stress', 'sigmaALimit'],
      ['pressureHead', result.pressureHead, 'stress', 'pressure'],
      ['pressureNut', result.pressureNut, 'stress', 'pressure'],
      ['pressureSafety', result.pressureSafety, 'number', 'pressureSafety'],
    ]),
    ...group('textbook', [
      ['nL', result.nL, 'number', 'nL'],
      ['n0', result.n0, 'number', 'n0'],
      ['np', result.np, 'number', 'np'],
    ]),
    ...geometryGroup(result.thread, []),
  ],

  stretching: (result) => [
    ...group('bolt', [
      ...(result.max.force > result.min.force
        ? ([
            ['Fmin', result.min.force, 'force', 'Fmin'],
            ['Fmax', result.max.force, 'force', 'Fmax'],
          ] satisfies Row[])
        : []),
      ['force', result.nom.force, 'force', result.mode === 'angle' ? 'turn' : 'stretch'],
      ['elongation', result.nom.elongation, 'length', 'stretch'],
      ['sigma', result.nom.sigma, 'stress', 'sigma'],
      ['strain', result.nom.strain, 'share', 'strain'],
      ...(result.mode === 'lockbolt'
        ? ([['tensileUtilisation', result.tensileUtilisation, 'share', 'lockbolt']] satisfies Row[])
        : ([
            ['utilisationMax', result.max.utilisation, 'share', 'utilisation'],
            ['proofShare', result.max.proofShare, 'share', 'proofShare'],
          ] satisfies Row[])),
    ]),
    ...group('tensioner', [
      ['factor', result.factor, 'number', 'factor'],
      ['appliedForce', result.appliedForce, 'force', 'factor'],
      ['oilPressure', result.oilPressure, 'pressure', 'oilPressure'],
    ]),
    ...group('reserve', [
      ['limit', result.limit, 'force', result.mode === 'lockbolt' ? 'lockbolt' : 'limit'],
      ['reserve', result.reserve, 'force'],
      ['angle', result.angle, 'angle', 'turn'],
      ...(result.mode === 'lockbolt'
        ? []
        : ([
            ['F02', result.F02, 'force', 'F02'],
            ['Fp', result.Fp, 'force', 'Fp'],
            ['Fm', result.Fm, 'force', 'Fm'],
          ] satisfies Row[])),
      ['elongationAtLimit', result.elongationAtLimit, 'length', 'stretch'],
    ]),
    ...group('torqueRange', [
      ['bandSmall', result.torqueSmall, 'torque', 'torque'],
      ['bandLarge', result.torqueLarge, 'torque', 'torque'],
    ]),
    ...geometryGroup(result.thread, [['delta', result.delta, 'resilience', 'deltaS']]),
  ],
}

function stressGroup(title: GroupName, stress: Results['clamp']['atFmax']): FigureGroup[] {
  return group(title, [
    ['force', stress.force, 'force'],
    ['sigma', stress.sigma, 'stress', 'sigma'],
    ['tau', stress.tau, 'stress', 'tau'],
    ['sigmaRed', stress.sigmaRed, 'stress', 'sigmaRed'],
    ['utilisation', stress.utilisation, 'share', 'utilisation'],
  ])
}

function geometryGroup(thread: Results['clamp']['thread'], more: Row[]): FigureGroup[] {
  return group('geometry', [
    ['d2', thread.d2, 'length', 'd2'],
    ['d3', thread.d3, 'length', 'd3'],
    ['As', thread.As, 'area', 'As'],
    ['A3', thread.A3, 'area', 'As'],
    ...more,
  ])
}

/** The figures of a result in the order of a report. */
export function figureGroups<Page extends CalculationPage>(
  page: Page,
  result: Results[Page],
): FigureGroup[] {
  return writers[page](result)
}
