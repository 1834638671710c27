import { materialOf } from '../../../domain/calculation/bolt'
import type { Quantity } from '../../../domain/units/units'
import { shown, unitOf } from '../../../domain/units/units'
import type { PdfBlock, PdfColumn } from '../../pdf/document'
import { headingOf, materialWord, type Frame } from './frame'
import { alike } from './parts'

/** Materials with every value that a check uses, and where it is from. */
export function materialBlocks(frame: Frame): PdfBlock[] {
  const { text, system } = frame
  const column = (name: string, quantity: Quantity, share: number): PdfColumn => ({
    title: `${name} (${unitOf(quantity, system)})`,
    share,
    align: 'right',
  })
  return [
    headingOf('materials', text),
    {
      kind: 'table',
      columns: [
        { title: text('calculation.signed.material'), share: 2.7 },
        column('pG', 'stress', 1.2),
        column('Rm', 'stress', 1.2),
        column('τB', 'stress', 1.2),
        column('E', 'modulus', 1),
        column('α', 'expansion', 1.3),
        { title: text('calculation.report.source'), share: 2.6 },
      ],
      rows: [boltRow(frame), ...partRows(frame)],
    },
  ]
}

const figureIn =
  ({ system }: Frame) =>
  (value: number | undefined, quantity: Quantity) =>
    value === undefined ? '–' : shown(value, quantity, system)

function boltRow(frame: Frame): string[] {
  const { report, text, system } = frame
  const { input: joint, result } = report.data
  const { propertyClass = '8.8', boltModulus = 207, boltAlpha, boltTauB, fastener } = joint
  const figure = figureIn(frame)
  const common = [figure(boltModulus, 'modulus'), figure(boltAlpha, 'expansion')]
  if (fastener === 'lockbolt')
    return [
      text('calculation.signed.lockbolt'),
      '–',
      '–',
      '–',
      ...common,
      text('calculation.signed.ofMaker'),
    ]
  const own = propertyClass === 'other'
  const yielding = `Rp0.2 = ${figure(result.Rp02, 'stress')} ${unitOf('stress', system)}`
  return [
    `${text('calculation.chart.bolt')} ${own ? '' : propertyClass}, ${yielding}`,
    '–',
    figure(materialOf(joint).Rm, 'stress'),
    figure(boltTauB, 'stress'),
    ...common,
    own
      ? text('calculation.signed.entered')
      : propertyClass.startsWith('A')
        ? 'ISO 3506-1'
        : 'ISO 898-1',
  ]
}

/** Clamped parts, of which those that are alike share a row, and the tapped part. */
function partRows(frame: Frame): string[][] {
  const { report, text, language } = frame
  const { input, result } = report.data
  const figure = figureIn(frame)
  const rows = result.parts.map(({ place, material, Rm, pG, tauB, source }, at) => {
    const layer = place === 'tapped' ? undefined : input.layers[at]
    const kind = layer?.washer ? 'calculation.signed.washer' : 'calculation.chart.part'
    const known = pG !== undefined || tauB !== undefined
    return {
      number: at + 1,
      cells: [
        text(layer ? kind : 'calculation.chart.tapped'),
        materialWord(material, language),
        figure(pG, 'stress'),
        figure(Rm, 'stress'),
        figure(tauB, 'stress'),
        figure(layer?.E, 'modulus'),
        figure(layer?.alpha, 'expansion'),
        known ? (source ?? text('calculation.signed.entered')) : '–',
      ],
    }
  })
  const tapped = text('calculation.chart.tapped')
  return alike(rows).map(({ numbers, cells: [name = '', material = '', ...figures] }) => [
    `${name === tapped ? name : `${name} ${numbers}`}: ${material}`,
    ...figures,
  ])
}
