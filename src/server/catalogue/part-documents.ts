import type { Language } from '../../domain/language/language'
import { translate } from '../../i18n/translate'
import type { Part } from '../drawing/facts'
import { sizedDrawing } from '../drawing/size-drawing'
import { withoutSize } from '../drawing/svg'
import type { PdfBlock, PdfDocument } from '../pdf/document'
import type { PartAbout } from './part-about'

/** Width of a page without its margins, in points. */
const pageWidth = 515

function drawingBlock(part: Part, language: Language, highest: number): PdfBlock {
  const { svg, width, height } = sizedDrawing(part, language)
  const scale = Math.min(pageWidth / width, highest / height)
  return { kind: 'drawing', svg: withoutSize(svg), width: width * scale, height: height * scale }
}

/** The dimension drawing on one page above its title block. */
export function drawingDocument(part: Part, about: PartAbout, language: Language): PdfDocument {
  const say = (key: Parameters<typeof translate>[1]) => translate(language, key)
  const { model } = part.facts
  const cells: [string, string][] = [
    [say('catalogue.drawing.model'), model],
    [say('catalogue.drawing.name'), about.name],
    [say('catalogue.drawing.standard'), about.standard],
    [say('catalogue.drawing.propertyClass'), about.propertyClass],
    [say('catalogue.drawing.material'), about.material],
    [say('catalogue.drawing.finish'), about.finish],
    [say('catalogue.drawing.weight'), weightText(about)],
    [say('catalogue.drawing.unit'), 'mm'],
    [say('catalogue.drawing.maker'), about.company],
    [say('catalogue.drawing.date'), about.date.slice(0, 10)],
  ]
  // Two pairs in a row; the first row is the head of the block.
  const [head = [], ...rows] = cells.flatMap((cell, i) =>
    i % 2 ? [] : [[...cell, ...(cells[i + 1] ?? [])]],
  )
  return {
    ...frameOf(model, about, language),
    title: `${model} ${about.name}`,
    blocks: [
      drawingBlock(part, language, 470),
      {
        kind: 'table',
        columns: head.map((title, i) => ({ title, share: i % 2 ? 3 : 2 })),
        rows,
      },
      { kind: 'paragraph', text: say('catalogue.drawing.note'), tone: 'muted' },
    ],
  }
}

/** All figures of a model with its drawing. */
export function dataSheetDocument(part: Part, about: PartAbout, language: Language): PdfDocument {
  const { model } = part.facts
  const weight = weightText(about)
  const facts = [
    ...about.figures,
    ...(weight ? [{ label: translate(language, 'catalogue.drawing.weight'), value: weight }] : []),
  ]
  return {
    ...frameOf(model, about, language),
    title: `${model} ${about.name}`,
    tidy: true,
    blocks: [
      { kind: 'facts', columns: 3, facts },
      drawingBlock(part, language, 420),
      { kind: 'paragraph', text: translate(language, 'catalogue.drawing.note'), tone: 'muted' },
    ],
  }
}

const frameOf = (model: string, about: PartAbout, language: Language) => ({
  language,
  header: { left: about.company, right: model },
  footer: about.address,
})

const weightText = ({ kilograms }: PartAbout) =>
  kilograms === undefined ? '' : `${Number(kilograms.toPrecision(4))} kg`
