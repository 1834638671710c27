import type { Schemas } from '../../../domain/schemas'
import { designationOf } from '../../../domain/standards/threads'
import { labelOf } from '../../../domain/forms/field-schema'
import { fieldIn } from '../../../domain/lists/items'
import type { PdfBlock } from '../../pdf/document'
import { coverText, entered, headingOf, materialWord, schemaNamed, type Frame } from './frame'

/** Parts of the joint with their standard and designation. */
export function partBlocks(frame: Frame): PdfBlock[] {
  const { text } = frame
  return [
    headingOf('parts', text),
    {
      kind: 'table',
      columns: [
        { title: text('calculation.signed.part'), share: 1.6 },
        { title: text('calculation.signed.designation'), share: 3 },
        { title: text('calculation.signed.size'), share: 3 },
      ],
      rows: [boltRow(frame), counterpartRow(frame), ...washerRows(frame), ...layerRows(frame)],
    },
  ]
}

const lengthIn =
  ({ system }: Frame) =>
  (value: number) =>
    entered(value, 'length', system)

const listed = (...texts: (string | undefined | false)[]) => texts.filter(Boolean).join(', ')

function boltRow(frame: Frame): string[] {
  const { text, cover, language, report } = frame
  const { input: joint, product } = report.data
  const { d, P, propertyClass = '8.8', fastener = 'bolt', boltLength, dW1 } = joint
  const length = lengthIn(frame)
  const lockbolt = fastener === 'lockbolt'
  const field = fieldIn(fieldIn(schemaNamed('Joint'), 'properties'), 'fastener')
  const named = [product?.model, product?.figures['standard'], cover.bolt].filter(Boolean)
  return [
    labelOf(field, fastener, language) ?? fastener,
    named.join('; ') || text('calculation.signed.notGiven'),
    listed(
      lockbolt ? `d = ${length(d)}` : designationOf(d, P),
      !lockbolt && propertyClass !== 'other' && propertyClass,
      boltLength !== undefined && `l = ${length(boltLength)}`,
      `dW = ${length(dW1)}`,
    ),
  ]
}

/** The nut, the collar of a lockbolt, or the part with the thread. */
function counterpartRow(frame: Frame): string[] {
  const { text, language, report } = frame
  const {
    fastener,
    joint,
    tappedMaterial,
    engagement,
    nutClass,
    nutHeight,
    dW1,
    dW2 = dW1,
  } = report.data.input
  const length = lengthIn(frame)
  if (joint === 'ESV')
    return [
      text('calculation.chart.tapped'),
      materialWord(tappedMaterial, language),
      engagement === undefined ? '–' : `le = ${length(engagement)}`,
    ]
  const lockbolt = fastener === 'lockbolt'
  return [
    text(lockbolt ? 'calculation.signed.collar' : 'calculation.chart.nut'),
    coverText('nut', frame),
    listed(
      !lockbolt && nutClass,
      nutHeight !== undefined && `m = ${length(nutHeight)}`,
      `dW = ${length(dW2)}`,
    ),
  ]
}

type Layer = Schemas['ClampedLayer'] & { number: number }

const layersOf = ({ report }: Frame): Layer[] =>
  report.data.input.layers.map((layer, at) => ({ ...layer, number: at + 1 }))

function washerRows(frame: Frame): string[][] {
  const length = lengthIn(frame)
  const washers = layersOf(frame).filter(({ washer }) => washer)
  if (washers.length === 0) return []
  const sizes = washers.map(
    ({ thickness, DA, dh }) => `DA = ${length(DA)}, dh = ${length(dh)}, h = ${length(thickness)}`,
  )
  return [
    [
      frame.text('calculation.signed.washers'),
      coverText('washers', frame),
      [...new Set(sizes)].map((size) => `${countOf(sizes, size)} × ${size}`).join('; '),
    ],
  ]
}

const countOf = (sizes: string[], size: string) => sizes.filter((other) => other === size).length

/** Parts that are alike and lie on each other share a row. */
function layerRows(frame: Frame): string[][] {
  const length = lengthIn(frame)
  const rows = layersOf(frame)
    .filter(({ washer }) => !washer)
    .map(({ number, thickness, DA, dh, material }) => ({
      number,
      cells: [
        materialWord(material, frame.language),
        `l = ${length(thickness)}, DA = ${length(DA)}, dh = ${length(dh)}`,
      ],
    }))
  return alike(rows).map(({ numbers, cells }) => [
    `${frame.text('calculation.chart.part')} ${numbers}`,
    ...cells,
  ])
}

/** Joins numbered rows that follow each other with the same cells. */
export function alike(rows: { number: number; cells: string[] }[]) {
  const joined: { from: number; to: number; cells: string[] }[] = []
  for (const { number, cells } of rows) {
    const last = joined.at(-1)
    if (last && last.to === number - 1 && last.cells.join('|') === cells.join('|')) last.to = number
    else joined.push({ from: number, to: number, cells })
  }
  return joined.map(({ from, to, cells }) => ({
    numbers: from === to ? String(from) : `${from}–${to}`,
    cells,
  }))
}
