import type { CheckRow } from '../../../../src/domain/calculation/checks/check'
import { jointExample } from '../../../../src/domain/calculation/examples'
import type { Joint } from '../../../../src/domain/calculation/joint/views'

const [first, second] = jointExample.layers
const part = { ...first, ...second, thickness: 20, E: 207, DA: 60, dh: 17.5, alpha: 11.7 }
const parts = (one: Partial<typeof part>, other: Partial<typeof part> = {}) => [
  { ...part, ...one },
  { ...part, thickness: 21, ...other },
]

/** The same joint screwed into a part: good where the engagement is long and the part is strong. */
export const tapped: Partial<Joint> = {
  joint: 'ESV',
  tappedMaterial: '34CrNiMo6',
  engagement: 24,
  sections: jointExample.sections.map((row) =>
    row.kind === 'nut' ? { kind: 'tapped', length: 5.28 } : row,
  ),
}

const typed = {
  torque: undefined,
  muLarge: undefined,
  muSmall: undefined,
  torquePrevailing: undefined,
  torquePrevailingMin: undefined,
  toolScatter: undefined,
}

const hot = {
  serviceMax: 250,
  relaxation: 0.05,
  boltTauBHot: 500,
  boltModulusHot: 190,
  layers: parts({ EHot: 190, pGHot: 900 }, { EHot: 190, pGHot: 900 }),
}

export const lockbolt: Partial<Joint> = {
  ...typed,
  fastener: 'lockbolt',
  clampingForce: 80_000,
  preloadScatter: 0.1,
  minimumTensionLoad: 160_000,
  shearLoad: 90_000,
  gripMin: 38,
  gripMax: 44,
  pinDiameter: 16,
  pinHole: 17.5,
}

/** A lockbolt whose load does not alternate: the only one that can be green. */
export const quietLockbolt: Partial<Joint> = { ...lockbolt, FQ: 0, FAmin: 10_000 }

const hotLockbolt: Partial<Joint> = {
  ...quietLockbolt,
  serviceMax: 200,
  boltModulusHot: 190,
  relaxation: 0.1,
  layers: parts({ EHot: 190, pGHot: 900 }, { EHot: 190, pGHot: 900 }),
}

const eccentric = {
  loading: 'eccentric',
  sSym: 2,
  u: 25,
  interfaceArea: 1500,
  interfaceInertia: 3e5,
} as const

/** The interface of a square body around the bolt. */
const square = {
  loading: 'eccentric',
  sSym: 0,
  u: 25,
  interfaceArea: 1500,
  interfaceInertia: 312_500,
} as const

const onlyThread = jointExample.sections.flatMap((row) =>
  row.kind === 'shank' ? [] : [row.kind === 'thread' ? { ...row, length: 41 } : row],
)

/** Joints with one hidden fault each: what is changed, and the check that has to find it. */
export const faultyJoints: [string, Partial<Joint>, CheckRow['name'], CheckRow['state']][] = [
  [
    'a soft part lies under the head',
    { layers: parts({ material: 'AW-6082-F28' }) },
    'pressure',
    'notMet',
  ],
  [
    'a soft part lies under the nut',
    { layers: parts({}, { material: 'AW-7075' }) },
    'pressure',
    'notMet',
  ],
  ['one part is of mild steel', { layers: parts({ material: 'S235' }) }, 'pressure', 'notMet'],
  [
    'a part has a limiting pressure of its own that is low',
    { layers: parts({ pG: 500 }) },
    'pressure',
    'notMet',
  ],
  [
    'the material of a part is not named',
    { layers: parts({ material: undefined }) },
    'pressure',
    'notMade',
  ],
  [
    'a washer is softer than the head presses',
    {
      layers: [
        { ...part, thickness: 3, DA: 30, dh: 17, washer: true, material: 'S355', pG: 300 },
        { ...part, thickness: 38 },
      ],
    },
    'pressure',
    'notMet',
  ],
  ['the joint gets warm and nobody knows the moduli', { serviceMax: 150 }, 'heat', 'notMade'],
  [
    'the parts get warm and nobody knows what they bear',
    { partsServiceMax: 150 },
    'pressure',
    'notMade',
  ],
  [
    'the bolt is hot and yields',
    { ...hot, serviceMax: 290, Rp02Hot: 713, torque: 245 },
    'service',
    'notMet',
  ],
  ['the bolt is hot and its yield point there is not entered', hot, 'service', 'notMade'],
  [
    'the joint gets hotter than the guideline goes',
    { ...hot, serviceMax: 320 },
    'scope',
    'notMade',
  ],
  ['the joint gets colder than the guideline goes', { serviceMin: -60 }, 'scope', 'notMade'],
  ['the engagement is short', { ...tapped, engagement: 8 }, 'engagement', 'notMet'],
  [
    'the chamfer takes the engagement',
    { ...tapped, engagement: 14, countersink: 6 },
    'engagement',
    'notMet',
  ],
  [
    'the tapped part is soft',
    { ...tapped, engagement: 16, tappedMaterial: undefined, tappedTauB: 150 },
    'engagement',
    'notMet',
  ],
  [
    'the tapped part has no shear strength in the table',
    { ...tapped, tappedMaterial: 'AZ91' },
    'engagement',
    'notMade',
  ],
  [
    'the bolt is of a class that can be far stronger than its least strength',
    { ...tapped, propertyClass: '5.6', torque: 60 },
    'engagement',
    'notMade',
  ],
  ['the engagement is not entered', { ...tapped, engagement: undefined }, 'engagement', 'notMade'],
  ['the nut is of a lower class', { nutClass: '8' }, 'engagement', 'notMet'],
  ['the class of the nut is not entered', { nutClass: undefined }, 'engagement', 'notMade'],
  ['the nut is thin', { nutHeight: 8 }, 'engagement', 'notMade'],
  ['the shear load is beyond the friction', { FQ: 12_000 }, 'slip', 'notMet'],
  ['the shear load alternates', { FQ: 6500, slipLoad: 'alternating' }, 'slip', 'notMet'],
  [
    'the bolt would be sheared',
    { FQ: 95_000, muT: 0.9, slipFaces: 4, shearPlane: 'thread' },
    'shear',
    'notMet',
  ],
  ['nobody says what lies in the shear plane', { shearPlane: undefined }, 'shear', 'notMade'],
  [
    'no shear strength is published for the class',
    { propertyClass: 'A2-70', torque: 100, FQ: 1000, muT: 0.2, shearPlane: 'thread' },
    'shear',
    'notMade',
  ],
  [
    'the load is eccentric and its distances are missing',
    { loading: 'eccentric' },
    'gaping',
    'notMade',
  ],
  ['the bolt stands beside the axis', { sSym: 4 }, 'fatigue', 'notMade'],
  ['the interface gapes', { ...eccentric, a: 180 }, 'gaping', 'notMet'],
  [
    'the seam is wide and nobody says where the load acts',
    { loading: undefined },
    'gaping',
    'notMade',
  ],
  ['the bolt is of a low class', { propertyClass: '5.6', nutClass: '10' }, 'assembly', 'notMet'],
  [
    'the bolt is of a class without a fatigue limit',
    { propertyClass: 'A2-70', torque: 100 },
    'fatigue',
    'notMade',
  ],
  ['the scatter of the tool is not entered', { toolScatter: undefined }, 'preload', 'notMade'],
  ['the tool scatters much', { toolScatter: 0.25 }, 'assembly', 'notMet'],
  [
    'the load introduction is not known',
    { n: undefined, FAmax: 53_500, FQ: 100 },
    'preload',
    'notMet',
  ],
  [
    'the load enters near the interface',
    { n: undefined, introduction: 'SV6', FAmax: 54_500, FQ: 100 },
    'preload',
    'notMet',
  ],
  [
    'the embedding is taken as axial beside a shear load',
    { loadDirection: 'axial', FKerf: 45_500, FQ: 1000 },
    'preload',
    'notMet',
  ],
  ['the load alternates strongly', { n: 1, FAmax: 25_000, FAmin: -45_000 }, 'fatigue', 'notMet'],
  [
    'the bolt is short of the clamp length in its sections',
    { sections: jointExample.sections.slice(0, 2) },
    'dimensions',
    'notMet',
  ],
  ['the bolt does not reach through the nut', { boltLength: 45 }, 'dimensions', 'notMet'],
  ['the hole is smaller than the bolt', { layers: parts({ dh: 15 }) }, 'dimensions', 'notMet'],
  [
    'the cold loosens the joint',
    { layers: parts({ alpha: 23.6 }, { alpha: 23.6 }), FKerf: 40_000 },
    'preload',
    'notMet',
  ],
  ['a sealing force is asked for', { FKerf: 60_000 }, 'preload', 'notMet'],
  [
    'the preload was typed without its torsion',
    { ...typed, Fmin: 60_000, Fmax: 100_000 },
    'assembly',
    'notMade',
  ],
  [
    'the preload was typed as one figure',
    { ...typed, Fmin: 80_000, Fmax: 80_000, tau: 200 },
    'preload',
    'notMade',
  ],
  ['a lockbolt bears shear and tension at once', lockbolt, 'combined', 'notMade'],
  [
    'a lockbolt is loaded beyond its tensile load',
    { ...lockbolt, minimumTensionLoad: 85_000 },
    'tension',
    'notMet',
  ],
  [
    'the joint opens and a tiny safety is required',
    { FQ: 0, FAmax: 75_000, requiredClamp: 0.1 },
    'preload',
    'notMet',
  ],
  [
    'the load acts far on the other side of the axis',
    { ...square, a: -60, FAmax: 12_000 },
    'gaping',
    'notMet',
  ],
  [
    'the bolt is so far from the axis that its own force opens an edge',
    { ...square, a: 10, sSym: -15 },
    'gaping',
    'notMet',
  ],
  [
    'an eccentric joint is sealed too, by its edges',
    { ...square, a: 30, FAmax: 8000, FKerf: 40_000 },
    'gaping',
    'notMet',
  ],
  [
    'an eccentric joint is sealed too, by its preload',
    { ...square, a: 30, FAmax: 8000, FKerf: 40_000 },
    'preload',
    'notMet',
  ],
  [
    'the bolt does not reach into the tapped part',
    { ...tapped, boltLength: 45 },
    'dimensions',
    'notMet',
  ],
  [
    'the nut cannot close on the shank',
    { boltLength: 200, threadLength: 38 },
    'dimensions',
    'notMet',
  ],
  [
    'the shank is chosen for shear and the bolt has none',
    { sections: onlyThread, FQ: 110_000, slipFaces: 20, muT: 0.9 },
    'shear',
    'notMet',
  ],
  [
    'the shank ends before the seam',
    {
      sections: jointExample.sections.map((row) =>
        row.kind === 'shank'
          ? { ...row, length: 16 }
          : row.kind === 'thread'
            ? { ...row, length: 25 }
            : row,
      ),
      FQ: 110_000,
      slipFaces: 20,
      muT: 0.9,
    },
    'shear',
    'notMet',
  ],
  [
    'a thin part carries the head on to a soft one',
    {
      layers: [
        { ...part, thickness: 3, DA: 30 },
        { ...part, thickness: 38, material: 'AW-5083' },
      ],
      dW2: 40,
    },
    'pressure',
    'notMet',
  ],
  ['the tool is said to have no scatter', { toolScatter: 0 }, 'preload', 'notMade'],
  [
    'the friction and the tool hardly scatter',
    { toolScatter: 0.01, muLarge: 0.1, torque: 180, torquePrevailingMin: 20 },
    'preload',
    'notMade',
  ],
  [
    'the typed ends of the preload are nearly one',
    { ...typed, Fmin: 100_000, Fmax: 100_001, tau: 200 },
    'preload',
    'notMade',
  ],
  [
    'the preload was typed with no torsion',
    { ...typed, Fmin: 80_000, Fmax: 100_000, tau: 0 },
    'assembly',
    'notMade',
  ],
  [
    'the joint is put together hotter than the guideline goes',
    { assemblyTemperature: 500 },
    'scope',
    'notMade',
  ],
  [
    'the shank is thicker than the hole',
    {
      sections: jointExample.sections.map((row) =>
        row.kind === 'shank' ? { ...row, diameter: 60 } : row,
      ),
    },
    'dimensions',
    'notMet',
  ],
  [
    'the joint is hot and nobody knows its relaxation',
    { ...hot, Rp02Hot: 800, relaxation: undefined },
    'heat',
    'notMade',
  ],
  [
    'the bolt is hot and its shear strength there is not entered',
    { ...hot, Rp02Hot: 800, boltTauB: 600, boltTauBHot: undefined },
    'shear',
    'notMade',
  ],
  ['no embedding is entered', { roughness: 'own', fZ: 0 }, 'preload', 'notMade'],
  ['fewer interfaces are entered than there are', { interfaces: 0 }, 'dimensions', 'notMet'],
  [
    'a lockbolt is thicker than the hole, unlike the thread beside it',
    { ...quietLockbolt, pinDiameter: 17.6 },
    'dimensions',
    'notMet',
  ],
  [
    'the hole is wider than the maker of the lockbolt states',
    { ...quietLockbolt, pinHole: 17 },
    'dimensions',
    'notMet',
  ],
  [
    'nobody says how thick the lockbolt is',
    { ...quietLockbolt, pinDiameter: undefined },
    'dimensions',
    'notMade',
  ],
  [
    'nobody says what the lockbolt is made of',
    { ...quietLockbolt, boltModulus: undefined },
    'scope',
    'notMade',
  ],
  ['a lockbolt is hot and its load there is not entered', hotLockbolt, 'tension', 'notMade'],
  ['a lockbolt is too short for its parts', { ...lockbolt, gripMax: 40 }, 'grip', 'notMet'],
]
