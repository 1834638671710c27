import { geometryGroup, group, sectionRows, type FigureGroup, type Row } from './figure-group'
import type { FlexibilityInput, FlexibilityResult } from './flexibility'
import { stressSections } from './stress-section'
import { itemAt } from '../lists/items'

export function flexibilityFigures(
  result: FlexibilityResult,
  input: FlexibilityInput,
): FigureGroup[] {
  const tapped = input.joint === 'ESV'
  const { hot } = result.thermal
  const bored = itemAt(stressSections(result.thread, input.sections), 0).bore > 0
  const angle = input.cone === 'thirty' ? 'tanPhiFixed' : tapped ? 'tanPhiTapped' : 'tanPhi'
  return [
    ...group('balance', [
      ['FVmin', result.FVmin, 'force', 'FVmin'],
      ['FVmax', result.FVmax, 'force', 'FVmax'],
      ['FSA', result.FSA, 'force', 'FSA'],
      ['FPA', result.FPA, 'force', 'FPA'],
      ['FKR', result.FKR, 'force', 'FKR'],
      ['FKerf', result.FKerf, 'force', input.FQ ? 'FKerf' : undefined],
      ['FSmax', result.FSmax, 'force', 'FSmax'],
      ['separatingLoad', result.separatingLoad, 'force', 'separatingLoad'],
      ['requiredFmin', result.requiredFmin, 'force', 'requiredFmin'],
      ['requiredFmax', result.requiredFmax, 'force', 'requiredFmax'],
    ]),
    ...group('loss', [
      // An amount of one's own has no formula.
      [
        'fZ',
        result.fZ,
        'micro',
        input.roughness === 'own' ? undefined : tapped ? 'fZTapped' : 'fZ',
      ],
      ['FZ', result.FZ, 'force', 'FZ'],
      ['thermalMin', result.thermal.min, 'force', 'thermal'],
      ['thermalMax', result.thermal.max, 'force', hot ? 'thermalHot' : 'thermal'],
      ['thermalLoss', result.thermalLoss, 'force', 'thermalLoss'],
      ['thermalGain', result.thermalGain, 'force', hot ? 'thermalGainHot' : 'thermalGain'],
      ['loss', result.loss, 'force', 'loss'],
    ]),
    ...group('resilience', [
      ['deltaS', result.deltaS, 'resilience', 'deltaS'],
      ['deltaP', result.deltaP, 'resilience', 'deltaP'],
      ['deltaSHot', hot?.deltaS, 'resilience'],
      ['deltaPHot', hot?.deltaP, 'resilience'],
      ['clampLength', result.clampLength, 'length', 'clampLength'],
      ['betaL', result.betaL, 'number', 'betaL'],
      ['DA', result.DA, 'length'],
      // The least angle is a bound of ours, no result of the formula.
      ['tanPhi', result.tanPhi, 'number', result.tanPhi > 0.05 ? angle : undefined],
      ['DAGr', result.DAGr, 'length', tapped ? 'DAGrTapped' : 'DAGr'],
      ['PhiK', result.PhiK, 'number', 'PhiK'],
      ['Phi', result.Phi, 'number', 'Phi'],
    ]),
    ...group('service', [
      ...(input.fastener === 'lockbolt' ? [] : stressRows(result, bored)),
      ['tensileSafety', result.tensileSafety, 'number', 'tensileSafety'],
      ...pressureRows(result),
      ['pressureSafety', result.pressureSafety, 'number', 'pressureSafety'],
    ]),
    ...group('textbook', [
      ['nL', result.nL, 'number', 'nL'],
      ['n0', result.n0, 'number', 'n0'],
      ['np', result.np, 'number', 'np'],
    ]),
    ...(input.fastener === 'lockbolt' ? [] : geometryGroup(result.thread, [])),
  ]
}

const places = { head: 'Head', nut: 'Nut', headWasher: 'HeadWasher', nutWasher: 'NutWasher' }

/** Each ring that the force goes through, and its pressure; earlier reports tell of the faces alone. */
function pressureRows({ bearings, pressureHead, pressureNut }: FlexibilityResult): Row[] {
  if (!bearings)
    return [
      ['pressureHead', pressureHead, 'stress'],
      ['pressureNut', pressureNut, 'stress'],
    ]
  return bearings.flatMap(({ place, area, pressure }): Row[] => [
    [
      `bearing${places[place]}`,
      area,
      'area',
      place.endsWith('Washer') ? 'bearingWasher' : 'bearing',
    ],
    [`pressure${places[place]}`, pressure, 'stress', 'pressure'],
  ])
}

/** Stresses relative to the bolt's material; a lockbolt uses its maker's load. */
const stressRows = (result: FlexibilityResult, bored: boolean): Row[] => [
  ['Rp02', result.Rp02, 'stress'],
  ...sectionRows(result.section),
  ['sigmaZ', result.sigmaZ, 'stress', 'sigmaZ'],
  ['sigmaRedB', result.sigmaRedB, 'stress', 'sigmaRedB'],
  ['safety', result.safety, 'number', 'safety'],
  ['sigmaA', result.sigmaA, 'stress', bored ? 'sigmaABored' : 'sigmaA'],
  ['sigmaALimit', result.sigmaALimit, 'stress', 'sigmaALimit'],
]
