import { figure, pieces } from './part'
import type { Cell, ClassOfParts, Part, Words } from './part'
import { largeDiameters, smallDiameters } from './setting'
import { collarStyles, tenths, type CollarStyle } from './words'

interface Accessory {
  model: string
  name: Words
  commonName: Words
  /** In kg; typical for such parts. */
  weight: number
  fits: Cell
  drive?: Words
  collarStyle?: CollarStyle
  pressure?: number
  specialFunction: Words
  about: Words
  attention: Words
  related?: readonly string[]
}

const accessory = (tool: Accessory): Part => ({
  model: tool.model,
  name: tool.name,
  commonName: tool.commonName,
  weight: figure(tool.weight, 'typical'),
  unit: pieces,
  singly: true,
  cells: {
    fitsDiameter: tool.fits,
    ...(tool.drive && { drive: tool.drive }),
    ...(tool.collarStyle && { collarStyle: collarStyles[tool.collarStyle] }),
    ...(tool.pressure !== undefined && { pressure: tool.pressure }),
    specialFunction: tool.specialFunction,
  },
  about: tool.about,
  attention: tool.attention,
  related: tool.related ?? [],
})

const isSmall = (diameter: number) => smallDiameters.includes(diameter)
const gunOf = (diameter: number) => `${isSmall(diameter) ? 'GP' : 'GH'}-${tenths(diameter)}`
const jawOf = (diameter: number) =>
  isSmall(diameter) ? `JW-${diameter < 7 ? '048' : '079'}` : `JW-${tenths(diameter)}`

/** The weight of steel parts grows with the cube of the pin diameter. */
const grown = (diameter: number, kilogramsAt20: number) =>
  Number((kilogramsAt20 * (diameter / 20) ** 3 + 0.05).toPrecision(2))

function nose(diameter: number, style: CollarStyle): Part {
  const words = collarStyles[style]
  return accessory({
    model: `NS-${tenths(diameter)}-${style}`,
    name: {
      zh: `铆接枪头 ${diameter} mm ${words.zh}套环用`,
      en: `Nose assembly, ${diameter} mm, for ${words.en.toLowerCase()} collars`,
    },
    commonName: { zh: '铆接枪头', en: 'Nose assembly' },
    weight: grown(diameter, 1.3),
    fits: diameter,
    collarStyle: style,
    specialFunction: { zh: '压铆套环的模腔', en: 'Holds the die that swages the collar' },
    about: {
      zh: `装在铆接枪前端，压铆 ${diameter} mm ${words.zh}套环。`,
      en: `Fits the front of the gun and swages ${words.en.toLowerCase()} collars of ${diameter} mm.`,
    },
    attention: {
      zh: '模腔磨损会使套环成形不足，请定期用检验量规检查。',
      en: 'A worn die leaves the collar short of its shape: check with the swage gauge at intervals.',
    },
    related: [gunOf(diameter), jawOf(diameter)],
  })
}

const jaws: readonly { code: number; fits: Cell }[] = [
  { code: 4.8, fits: '4.8-6.4' },
  { code: 7.9, fits: '7.9-9.5' },
  ...largeDiameters.map((diameter) => ({ code: diameter, fits: diameter })),
]

const jawSet = ({ code, fits }: { code: number; fits: Cell }): Part =>
  accessory({
    model: `JW-${tenths(code)}`,
    name: {
      zh: `卡爪 适用直径 ${String(fits)} mm`,
      en: `Jaw set for ${String(fits)} mm lockbolts`,
    },
    commonName: { zh: '卡爪', en: 'Jaw set' },
    weight: grown(code, 0.35),
    fits,
    specialFunction: { zh: '夹住钉尾的易损件', en: 'Wear part that grips the pintail' },
    about: {
      zh: '枪头内夹住钉尾的卡爪，三瓣一套。',
      en: 'Jaws inside the nose that grip the pintail, three to a set.',
    },
    attention: {
      zh: '每班清理齿间铁屑；打滑时成套更换。',
      en: 'Clean the teeth each shift; replace the whole set when it slips.',
    },
    related: [isSmall(code) ? gunOf(code) : `NS-${tenths(code)}-S`],
  })

function hose(length: number, cable: boolean): Part {
  const kind = cable
    ? { zh: '双管带控制线', en: 'two-line with control cable' }
    : { zh: '双管', en: 'two-line' }
  return accessory({
    model: `HH-${String(length).padStart(2, '0')}${cable ? '-C' : ''}`,
    name: {
      zh: `高压油管 ${length} m ${kind.zh}`,
      en: `High-pressure hose, ${length} m, ${kind.en}`,
    },
    commonName: { zh: '高压油管', en: 'High-pressure hose' },
    weight: Number((length * (cable ? 0.95 : 0.85) + 0.6).toFixed(1)),
    fits: '12.7-28.6',
    drive: { zh: '液压', en: 'Hydraulic' },
    pressure: 70,
    specialFunction: cable
      ? { zh: '带枪用控制线', en: 'With the control cable of the gun' }
      : { zh: '快换接头', en: 'Quick couplings' },
    about: {
      zh: `连接泵站和铆接枪的双管高压油管，长 ${length} m。`,
      en: `Two-line hose between pump station and gun, ${length} m long.`,
    },
    attention: {
      zh: '最大压力为典型值；弯曲半径不得过小，外皮破损立即更换。',
      en: 'The maximum pressure is a typical value. Do not bend sharply, and replace a hose with a damaged cover at once.',
    },
    related: ['PE-22-20', 'PE-30-30'],
  })
}

const cutters: readonly { diameter: number; fits: Cell }[] = [
  { diameter: 12.7, fits: 12.7 },
  { diameter: 15.9, fits: 15.9 },
  { diameter: 19.1, fits: 19.1 },
  { diameter: 22.2, fits: '22.2-28.6' },
]

const cutter = ({ diameter, fits }: { diameter: number; fits: Cell }): Part =>
  accessory({
    model: `CC-${tenths(diameter)}`,
    name: {
      zh: `套环切除工具 适用直径 ${String(fits)} mm`,
      en: `Collar cutter for ${String(fits)} mm lockbolts`,
    },
    commonName: { zh: '套环切除工具', en: 'Collar cutter' },
    weight: grown(diameter, 5.2),
    fits,
    drive: { zh: '液压', en: 'Hydraulic' },
    pressure: 70,
    specialFunction: { zh: '切开已铆接的套环', en: 'Splits a set collar' },
    about: {
      zh: '从侧面切开已铆接的套环，以便拆下钉杆。',
      en: 'Splits a set collar from the side so that the pin can be driven out.',
    },
    attention: {
      zh: '切断的套环可能弹出，请佩戴护目镜；拆下的铆钉不得再用。',
      en: 'A cut collar may fly: wear eye protection. Never use a removed lockbolt again.',
    },
    related: ['PE-22-20', 'HH-05'],
  })

const gauge = (diameter: number): Part =>
  accessory({
    model: `SG-${tenths(diameter)}`,
    name: {
      zh: `检验量规 ${diameter} mm`,
      en: `Swage gauge, ${diameter} mm`,
    },
    commonName: { zh: '检验量规', en: 'Swage gauge' },
    weight: grown(diameter, 0.12),
    fits: diameter,
    specialFunction: { zh: '通止检查套环成形', en: 'Go and no-go check of the formed collar' },
    about: {
      zh: `检查 ${diameter} mm 套环铆接后的直径和钉杆伸出量。`,
      en: `Checks diameter and pin protrusion of a set ${diameter} mm collar.`,
    },
    attention: {
      zh: '量规每年检定一次。',
      en: 'Have the gauge calibrated once a year.',
    },
    related: [`NS-${tenths(diameter)}-S`],
  })

const hoseLengths = [3, 5, 10]

export const accessoryClasses = (): ClassOfParts[] => {
  const category = '附件'
  return [
    {
      category,
      className: { zh: '铆接枪头', en: 'Nose assemblies' },
      parts: [
        ...largeDiameters.map((diameter) => nose(diameter, 'S')),
        ...largeDiameters.map((diameter) => nose(diameter, 'L')),
        ...smallDiameters.map((diameter) => nose(diameter, 'S')),
      ],
    },
    { category, className: { zh: '卡爪', en: 'Jaw sets' }, parts: jaws.map(jawSet) },
    {
      category,
      className: { zh: '高压油管', en: 'High-pressure hoses' },
      parts: hoseLengths.flatMap((length) => [hose(length, false), hose(length, true)]),
    },
    {
      category,
      className: { zh: '套环切除工具', en: 'Collar cutters' },
      parts: cutters.map(cutter),
    },
    {
      category,
      className: { zh: '检验量规', en: 'Swage gauges' },
      parts: largeDiameters.map(gauge),
    },
  ]
}
