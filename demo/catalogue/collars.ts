import { dimensionsOf } from '../../src/domain/standards/standards'
import { figure, pieces } from './part'
import type { ClassOfParts, Part, Words } from './part'
import { collarModel, largeDiameters, smallDiameters, toolsFor } from './setting'
import {
  collarStyles,
  finishes,
  materials,
  small,
  type CollarStyle,
  type PinMaterial,
} from './words'
import { aluminium, circle, kilograms, needed, stainless, steel } from './weights'

const densities: Readonly<Record<PinMaterial, number>> = {
  carbon: steel,
  stainless,
  aluminium,
  2024: 2.78e-6,
  6061: aluminium,
}

const names: Readonly<Record<CollarStyle, Words>> = {
  S: { zh: '标准套环', en: 'Standard collar' },
  F: { zh: '法兰套环', en: 'Flanged collar' },
  L: { zh: '薄型套环', en: 'Low-profile collar' },
}

const uses: Readonly<Record<CollarStyle, Words>> = {
  S: {
    zh: '标准套环，与圆头、扁圆头和沉头环槽铆钉配套。',
    en: 'Standard collar for round, truss and flush head lockbolts.',
  },
  F: {
    zh: '法兰套环，支承面大，用于软材料、较大孔和倾斜不大的表面。',
    en: 'Flanged collar with a wide bearing face, for soft materials and larger holes.',
  },
  L: {
    zh: '薄型套环，高度低，可夹紧的总厚较大，但抗拉载荷约低 45%。',
    en: 'Low-profile collar: takes a thicker joint in less height, at about 45 % less tensile strength.',
  },
}

function collar(diameter: number, style: CollarStyle, material: PinMaterial): Part {
  const x = dimensionsOf('lockbolt', String(diameter)) ?? {}
  const length = needed(x, style === 'L' ? 'lowLength' : 'collarLength')
  const [outside, hole] = [needed(x, 'collarD'), needed(x, 'collarHole')]
  const [flange, flangeHeight] = [needed(x, 'flangeD'), needed(x, 'flangeH')]
  const rim = style === 'F' ? (circle(flange) - circle(outside)) * flangeHeight : 0
  const { gun, nose: usual, gauge } = toolsFor(diameter)
  const nose = style === 'L' ? usual?.replace(/S$/, 'L') : usual
  return {
    model: collarModel(diameter, style, material),
    name: {
      zh: `${names[style].zh} ${diameter} mm 配 ${materials[material].zh} 钉杆`,
      en: `${names[style].en}, ${diameter} mm, for pins of ${small(materials[material].en)}`,
    },
    commonName: { zh: '套环', en: 'Collar' },
    weight: figure(
      kilograms((circle(outside) - circle(hole)) * length + rim, densities[material]),
      'computed',
    ),
    unit: pieces,
    cells: {
      diameter,
      pinMaterial: materials[material],
      finish: material === 'carbon' ? finishes.ZN : finishes.PL,
      collarStyle: collarStyles[style],
      temperature: '-50~+150',
      collarDiameter: figure(outside, 'typical'),
      ...(style === 'F' && { flangeDiameter: figure(flange, 'typical') }),
      collarLength: figure(length, 'typical'),
    },
    about: uses[style],
    attention: {
      zh: '直径和材料须与钉杆一致；套环只能使用一次。',
      en: 'Diameter and material must be those of the pin; a collar is used once.',
    },
    related: [gun, nose, gauge].filter((model) => model !== undefined),
  }
}

const standardMaterials: readonly { material: PinMaterial; diameters: number }[] = [
  { material: 'carbon', diameters: 6 },
  { material: 'stainless', diameters: 3 },
  { material: '2024', diameters: 3 },
  { material: '6061', diameters: 3 },
]
const specialStyles: readonly CollarStyle[] = ['F', 'L']
const smallMaterials: readonly PinMaterial[] = ['carbon', 'aluminium']

export const collarClass = (): ClassOfParts => ({
  category: '环槽铆钉',
  className: { zh: '套环', en: 'Collars' },
  parts: [
    ...standardMaterials.flatMap(({ material, diameters }) =>
      largeDiameters.slice(0, diameters).map((diameter) => collar(diameter, 'S', material)),
    ),
    ...specialStyles.flatMap((style) =>
      largeDiameters.map((diameter) => collar(diameter, style, 'carbon')),
    ),
    ...smallMaterials.flatMap((material) =>
      smallDiameters.map((diameter) => collar(diameter, 'S', material)),
    ),
  ],
})
