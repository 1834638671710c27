import { figure, units } from './part'
import type { ClassOfParts, Part, Words } from './part'

const electric: Words = { zh: '电动', en: 'Electric' }
const airHydraulic: Words = { zh: '气动液压', en: 'Pneumatic-hydraulic' }
const ambient: Words = { zh: '-10 至 +40 ℃', en: '-10 to +40 °C' }

/** Typical figures, not of a real product: kW, L, MPa, L/min, kg, dB(A). */
interface Station {
  motor: number
  tank: number
  pressure: number
  flow: number
  weight: number
  noise: number
}

const stations: readonly Station[] = [
  { motor: 1.5, tank: 15, pressure: 52, flow: 2, weight: 62, noise: 72 },
  { motor: 1.5, tank: 20, pressure: 60, flow: 2, weight: 70, noise: 72 },
  { motor: 2.2, tank: 20, pressure: 60, flow: 3, weight: 82, noise: 75 },
  { motor: 2.2, tank: 30, pressure: 70, flow: 3, weight: 96, noise: 75 },
  { motor: 3, tank: 30, pressure: 70, flow: 4, weight: 112, noise: 78 },
  { motor: 3, tank: 40, pressure: 70, flow: 6, weight: 128, noise: 80 },
]

const electricStation = ({ motor, tank, pressure, flow, weight, noise }: Station): Part => ({
  model: `PE-${Math.round(motor * 10)}-${tank}`,
  name: {
    zh: `电动液压泵站 ${motor} kW ${tank} L`,
    en: `Electric hydraulic pump station, ${motor} kW, ${tank} L`,
  },
  commonName: { zh: '液压泵站', en: 'Hydraulic pump station' },
  weight: figure(weight, 'typical'),
  unit: units,
  singly: true,
  cells: {
    fitsDiameter: pressure < 60 ? '12.7-15.9' : pressure < 70 ? '12.7-22.2' : '12.7-28.6',
    drive: electric,
    pressure,
    specialFunction: {
      zh: '双管供油，由枪上按钮控制拉紧和回程',
      en: 'Two-line supply; a button on the gun controls pull and return',
    },
    pumpPressure: figure(pressure, 'typical'),
    power: figure({ zh: '380 V 三相 50 Hz', en: '380 V, 3-phase, 50 Hz' }, 'typical'),
    motor: figure(`${motor} kW`, 'typical'),
    pump: figure({ zh: '径向柱塞泵', en: 'Radial piston pump' }, 'typical'),
    flow: figure(flow, 'typical'),
    tank: figure(tank, 'typical'),
    coil: figure('DC 24 V', 'typical'),
    noise: figure(noise, 'typical'),
    ambient: figure(ambient, 'typical'),
    stationWeight: figure(weight, 'typical'),
  },
  about: {
    zh: `为液压铆接枪供油的电动泵站，油箱 ${tank} L，流量 ${flow} L/min。`,
    en: `Electric station that feeds hydraulic riveting guns; tank ${tank} L, flow ${flow} L/min.`,
  },
  attention: {
    zh: '全部数据为典型值；接线由电工完成，首次启动先检查电机转向。',
    en: 'All figures are typical values. Have an electrician connect it, and check the sense of rotation first.',
  },
  related: ['HH-05', 'HH-10', 'HH-05-C'],
})

const airStations: readonly { tank: number; weight: number }[] = [
  { tank: 5, weight: 22 },
  { tank: 10, weight: 29 },
]

const airStation = ({ tank, weight }: { tank: number; weight: number }): Part => ({
  model: `PA-${String(tank).padStart(2, '0')}`,
  name: {
    zh: `气动液压泵站 ${tank} L`,
    en: `Air-driven hydraulic pump station, ${tank} L`,
  },
  commonName: { zh: '液压泵站', en: 'Hydraulic pump station' },
  weight: figure(weight, 'typical'),
  unit: units,
  singly: true,
  cells: {
    fitsDiameter: '12.7-15.9',
    drive: airHydraulic,
    pressure: 52,
    specialFunction: {
      zh: '只接压缩空气，用于没有三相电源的工位',
      en: 'Needs compressed air only, for places without three-phase power',
    },
    pumpPressure: figure(52, 'typical'),
    motor: figure({ zh: '气动马达，气源 0.6 MPa', en: 'Air motor, supply 0.6 MPa' }, 'typical'),
    pump: figure({ zh: '气驱增压泵', en: 'Air-driven intensifier pump' }, 'typical'),
    tank: figure(tank, 'typical'),
    noise: figure(80, 'typical'),
    ambient: figure(ambient, 'typical'),
    stationWeight: figure(weight, 'typical'),
  },
  about: {
    zh: `以压缩空气驱动的泵站，油箱 ${tank} L，用于现场维修。`,
    en: `Pump station driven by compressed air, tank ${tank} L, for maintenance on site.`,
  },
  attention: {
    zh: '全部数据为典型值；气源须干燥，每班排水。',
    en: 'All figures are typical values. Dry the air and drain the water each shift.',
  },
  related: ['HH-03', 'HH-05'],
})

export const pumpStationClasses = (): ClassOfParts[] => [
  {
    category: '液压泵站',
    className: { zh: '电动液压泵站', en: 'Electric hydraulic pump stations' },
    parts: stations.map(electricStation),
  },
  {
    category: '液压泵站',
    className: { zh: '气动液压泵站', en: 'Air-driven pump stations' },
    parts: airStations.map(airStation),
  },
]
