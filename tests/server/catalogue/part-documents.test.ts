import { expect, test } from 'vitest'
import { dataSheetDocument, drawingDocument } from '../../../src/server/catalogue/part-documents'
import { partNamed } from '../drawing/examples'

const part = partNamed('HB-M12x80-8.8-ZN')
const about = {
  address: 'https://shop.example/',
  kilograms: 0.0827,
  date: '2026-11-27T00:00:00',
  company: 'Maker',
  name: 'Hexagon head bolt',
  figures: [{ label: 'Length', value: '80 mm' }],
  finish: 'Zinc plated',
  material: '',
  propertyClass: '8.8',
  standard: 'ISO 4014',
}

test('a drawing stands above its title block and fits the page', () => {
  const { title, blocks } = drawingDocument(part, about, 'en')
  expect(title).toBe('HB-M12x80-8.8-ZN Hexagon head bolt')
  const [drawing, block] = blocks
  if (drawing?.kind !== 'drawing' || block?.kind !== 'table') throw new Error('No drawing')
  expect(drawing.width).toBeLessThanOrEqual(515)
  expect(drawing.height).toBeLessThanOrEqual(470)
  // A size of its own would be drawn in place of that of the page.
  expect(drawing.svg).toMatch(/^<svg [^>]*viewBox="[^"]+" role/)
  const cells = [block.columns.map((column) => column.title), ...block.rows].flat()
  expect(cells).toEqual(
    expect.arrayContaining(['Model', 'HB-M12x80-8.8-ZN', 'ISO 4014', '0.0827 kg', 'Manufacturer']),
  )
})

test('a data sheet lists the figures and the weight, which may be unknown', () => {
  const factsOf = (kilograms: number | undefined) => {
    const { kilograms: known, ...others } = about
    const [block] = dataSheetDocument(
      part,
      { ...others, ...(kilograms && { kilograms: known }) },
      'zh',
    ).blocks
    return block?.kind === 'facts' ? block.facts.map(({ value }) => value) : []
  }
  expect(factsOf(1)).toEqual(['80 mm', '0.0827 kg'])
  expect(factsOf(undefined)).toEqual(['80 mm'])
})
