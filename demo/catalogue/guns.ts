import { figure, units } from './part'
import type { ClassOfParts, Part, Words } from './part'
import { largeDiameters, smallDiameters } from './setting'
import { tenths } from './words'

const hydraulic: Words = { zh: '液压', en: 'Hydraulic' }
const airHydraulic: Words = { zh: '气动液压', en: 'Pneumatic-hydraulic' }

const straight: Words = { zh: '直枪', en: 'Straight' }
const rightAngle: Words = { zh: '弯枪', en: 'Right angle' }

interface Gun {
  code: string
  diameter: number
  name: Words
  drive: Words
  shape: Words
  /** In MPa, kg and dB(A): typical of such tools, not of a real product. */
  pressure: number
  weight: number
  noise: number
  about: Words
  attention: Words
  related: readonly string[]
}

const gun = (tool: Gun): Part => ({
  model: `${tool.code}-${tenths(tool.diameter)}`,
  name: {
    zh: `${tool.name.zh} 适用直径 ${tool.diameter} mm`,
    en: `${tool.name.en} for ${tool.diameter} mm lockbolts`,
  },
  commonName: { zh: '铆接枪', en: 'Riveting gun' },
  weight: figure(tool.weight, 'typical'),
  unit: units,
  singly: true,
  cells: {
    fitsDiameter: tool.diameter,
    drive: tool.drive,
    pressure: tool.pressure,
    gunShape: tool.shape,
    specialFunction: tool.about,
    gunPressure: figure(tool.pressure, 'typical'),
    noise: figure(tool.noise, 'typical'),
    ambient: figure({ zh: '-10 至 +40 ℃', en: '-10 to +40 °C' }, 'typical'),
  },
  about: {
    zh: `${tool.about.zh}，用于铆接 ${tool.diameter} mm 环槽铆钉。`,
    en: `${tool.about.en}; sets lockbolts of ${tool.diameter} mm.`,
  },
  attention: tool.attention,
  related: tool.related,
})

const hydraulicAttention: Words = {
  zh: '压力、重量和噪声为典型值；连接油管前先卸压，快换接头须插到底。',
  en: 'Pressure, weight and noise are typical values. Relieve the pressure before you connect a hose, and push couplings home.',
}

const partners = (diameter: number) => [
  `NS-${tenths(diameter)}-S`,
  `NS-${tenths(diameter)}-L`,
  `JW-${tenths(diameter)}`,
]

/** Larger pins need more pressure and a heavier gun. */
const straightFigures: readonly [pressure: number, weight: number][] = [
  [52, 4.2],
  [52, 5.6],
  [60, 7.4],
  [60, 9.3],
  [70, 11.5],
  [70, 13.8],
]

const straightGuns = (): Part[] =>
  straightFigures.map(([pressure, weight], index) => {
    const diameter = largeDiameters[index] ?? 0
    return gun({
      code: 'GH',
      diameter,
      name: { zh: '液压铆接枪 直枪', en: 'Hydraulic riveting gun, straight,' },
      drive: hydraulic,
      shape: straight,
      pressure,
      weight,
      noise: 50,
      about: { zh: '直枪，由液压泵站供油', en: 'Straight gun fed by a hydraulic pump station' },
      attention: hydraulicAttention,
      related: [...partners(diameter), pressure > 60 ? 'PE-30-30' : 'PE-22-20', 'HH-05'],
    })
  })

const angleFigures: readonly [pressure: number, weight: number][] = [
  [52, 4.9],
  [52, 6.4],
  [60, 8.3],
  [60, 10.2],
]

const angleGuns = (): Part[] =>
  angleFigures.map(([pressure, weight], index) => {
    const diameter = largeDiameters[index] ?? 0
    return gun({
      code: 'GA',
      diameter,
      name: { zh: '液压铆接枪 弯枪（角枪）', en: 'Hydraulic riveting gun, right angle,' },
      drive: hydraulic,
      shape: rightAngle,
      pressure,
      weight,
      noise: 50,
      about: { zh: '弯枪，用于狭窄空间', en: 'Right angle gun for narrow spaces' },
      attention: hydraulicAttention,
      related: [...partners(diameter), 'PE-22-20', 'HH-05'],
    })
  })

const airFigures: readonly [pressure: number, weight: number][] = [
  [0.5, 1.6],
  [0.6, 2.1],
  [0.6, 2.9],
  [0.7, 3.8],
]

const airGuns = (): Part[] =>
  airFigures.map(([pressure, weight], index) => {
    const diameter = smallDiameters[index] ?? 0
    return gun({
      code: 'GP',
      diameter,
      name: { zh: '气动液压铆接枪', en: 'Pneumatic-hydraulic riveting gun' },
      drive: airHydraulic,
      shape: straight,
      pressure,
      weight,
      noise: 75,
      about: { zh: '接压缩空气即可工作', en: 'Works on compressed air' },
      attention: {
        zh: '压力为气源压力，与重量、噪声同为典型值；气源须干燥并润滑，请佩戴护耳。',
        en: 'The pressure is that of the air; like weight and noise it is a typical value. Dry and oil the air, and wear ear protection.',
      },
      related: [`NS-${tenths(diameter)}-S`, diameter < 7 ? 'JW-048' : 'JW-079'],
    })
  })

export const gunClasses = (): ClassOfParts[] => {
  const category = '铆接枪'
  return [
    {
      category,
      className: { zh: '液压铆接枪 直枪', en: 'Hydraulic riveting guns, straight' },
      parts: straightGuns(),
    },
    {
      category,
      className: { zh: '液压铆接枪 弯枪（角枪）', en: 'Hydraulic riveting guns, right angle' },
      parts: angleGuns(),
    },
    {
      category,
      className: { zh: '气动液压铆接枪', en: 'Pneumatic-hydraulic riveting guns' },
      parts: airGuns(),
    },
  ]
}
