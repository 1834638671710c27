import { designationOf } from '../../../domain/standards/threads'
import { materialOf } from '../../../domain/calculation/bolt'
import { itemAt } from '../../../domain/lists/items'
import type { PdfBlock } from '../../pdf/document'
import { chosen, coverText, headingOf, materialWord, measured, type Frame } from './frame'

/** Parts of the joint with their standard and designation. */
export function partBlocks(frame: Frame): PdfBlock[] {
  const { report, text, system, cover } = frame
  const { input: joint, product } = report.data
  const { d, P, propertyClass = '8.8', layers, fastener = 'bolt' } = joint
  const length = (value: number | undefined) => measured(value, 'length', system)
  const lockbolt = fastener === 'lockbolt'
  const tapped = joint.joint === 'ESV'
  const standard = product?.figures['standard']
  const bolt = [product?.model, standard, cover.bolt].filter(Boolean).join('; ')
  const thread = lockbolt ? `⌀${d}` : designationOf(d, P)
  const strength = propertyClass === 'other' ? '' : propertyClass
  const washers = layers.filter(({ washer }) => washer)
  return [
    headingOf('parts', text),
    {
      kind: 'table',
      columns: [
        { title: text('calculation.signed.part'), share: 1.6 },
        { title: text('calculation.signed.designation'), share: 3 },
        { title: text('calculation.signed.size'), share: 3 },
      ],
      rows: [
        [
          chosen('fastener', { ...frame, report: withFastener(frame, fastener) }),
          bolt || text('calculation.signed.notGiven'),
          [
            thread,
            lockbolt ? '' : strength,
            joint.boltLength && `l = ${length(joint.boltLength)}`,
            `dW = ${length(joint.dW1)}`,
          ]
            .filter(Boolean)
            .join(', '),
        ],
        tapped
          ? [
              text('calculation.chart.tapped'),
              materialWord(joint.tappedMaterial, frame.language),
              joint.engagement === undefined ? '–' : `le = ${length(joint.engagement)}`,
            ]
          : [
              text('calculation.chart.nut'),
              coverText('nut', frame),
              [
                joint.nutClass,
                `dW = ${length(joint.dW2 ?? joint.dW1)}`,
                joint.nutHeight && `m = ${length(joint.nutHeight)}`,
              ]
                .filter(Boolean)
                .join(', '),
            ],
        ...(washers.length > 0
          ? [
              [
                text('calculation.signed.washers'),
                coverText('washers', frame),
                washers
                  .map(
                    ({ thickness, DA, dh }) =>
                      `${length(DA)} / ${length(dh)} × ${length(thickness)}`,
                  )
                  .join('; '),
              ],
            ]
          : []),
        ...layers.flatMap(({ thickness, DA, dh, washer, material }, at) =>
          washer
            ? []
            : [
                [
                  `${text('calculation.chart.part')} ${at + 1}`,
                  materialWord(material, frame.language),
                  `l = ${length(thickness)}, DA = ${length(DA)}, dh = ${length(dh)}`,
                ],
              ],
        ),
      ],
    },
  ]
}

/** The report with the fastener written out, which is a bolt where none is chosen. */
const withFastener = ({ report }: Frame, fastener: 'bolt' | 'lockbolt'): Frame['report'] => ({
  ...report,
  data: { ...report.data, input: { ...report.data.input, fastener } },
})

/** Materials with every value that a check uses, and where it is from. */
export function materialBlocks({ report, text, system, language }: Frame): PdfBlock[] {
  const { input: joint, result } = report.data
  const stress = (value: number | undefined) => measured(value, 'stress', system)
  const E = (value: number | undefined) => measured(value, 'modulus', system)
  const alpha = (value: number | undefined) => measured(value, 'expansion', system)
  const { Rm } = materialOf(joint)
  const { propertyClass = '8.8', boltModulus = 207 } = joint
  const entered = text('calculation.signed.entered')
  const rows = result.parts.map(({ place, material, Rm: strength, pG, tauB, source = entered }) => {
    const number = Number(/^layer (\d+)$/.exec(place)?.[1])
    const layer = number ? itemAt(joint.layers, number - 1) : undefined
    const name = layer
      ? `${text(layer.washer ? 'calculation.signed.washer' : 'calculation.chart.part')} ${number}`
      : text('calculation.chart.tapped')
    const known = pG === undefined && tauB === undefined ? '–' : source
    return [
      `${name}: ${materialWord(material, language)}`,
      ...[stress(pG), stress(strength), stress(tauB), E(layer?.E), alpha(layer?.alpha), known],
    ]
  })
  const right = 'right' as const
  return [
    headingOf('materials', text),
    {
      kind: 'table',
      columns: [
        { title: text('calculation.signed.material'), share: 2.6 },
        { title: 'pG', share: 1.25, align: right },
        { title: 'Rm', share: 1.3, align: right },
        { title: 'τB', share: 1.25, align: right },
        { title: 'E', share: 1.1, align: right },
        { title: 'α', share: 1.5, align: right },
        { title: text('calculation.report.source'), share: 2 },
      ],
      rows: [
        [
          `${text('calculation.chart.bolt')}: ${propertyClass === 'other' ? entered : propertyClass}; Rp0.2 = ${stress(result.Rp02)}`,
          ...['–', stress(Rm), stress(joint.boltTauB), E(boltModulus), alpha(joint.boltAlpha)],
          propertyClass === 'other'
            ? entered
            : propertyClass.startsWith('A')
              ? 'ISO 3506-1'
              : 'ISO 898-1',
        ],
        ...rows,
      ],
    },
  ]
}
