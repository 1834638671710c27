import { expect, test } from 'vitest'
import { readRows, readSpreadsheet } from '../../../src/server/spreadsheets/read'
import { listLimits } from '../../../src/server/spreadsheets/sheet'
import { rawWorkbook, textRow, zip } from './raw-workbook'

const head = textRow(['Model', 'Qty'])

/** Zip bombs: workbooks that are small as files and unpack to any size. */
const bombs: Record<string, (size: number) => Buffer> = {
  'rows that are empty': (size) => rawWorkbook(head + '<row/>'.repeat(size)),
  'rows with an address': (size) => rawWorkbook(head + '<row r="7" s="1"/>'.repeat(size)),
  'cells that are empty': (size) => rawWorkbook(`${head}<row>${'<c s="2"/>'.repeat(size)}</row>`),
  'cells that never end': (size) => rawWorkbook(`${head}<row>${'<c>'.repeat(size)}</row>`),
  'rows that never end': (size) => rawWorkbook(head + '<row '.repeat(size)),
  'rows in rows': (size) => rawWorkbook(head + '<row>'.repeat(size)),
  'shared texts': (size) => rawWorkbook(head, { strings: '<si><t/></si>'.repeat(size) }),
  'shared texts that never end': (size) => rawWorkbook(head, { strings: '<si>'.repeat(size) }),
  'runs of a text': (size) =>
    rawWorkbook(head, { strings: `<si>${'<r><t>a</t></r>'.repeat(size)}</si>` }),
  'reading aids that never end': (size) =>
    rawWorkbook(head, { strings: `<si>${'<rPh>'.repeat(size)}</si>` }),
  styles: (size) => rawWorkbook(head, { styles: `<cellXfs>${'<xf/>'.repeat(size)}</cellXfs>` }),
  'patterns of numbers': (size) =>
    rawWorkbook(head, { styles: `<numFmt numFmtId="1" formatCode="${'['.repeat(size)}"/>` }),
  depth: (size) => rawWorkbook(head + '<row><a>'.repeat(size) + '</a></row>'.repeat(size)),
  sheets: (size) =>
    rawWorkbook(head, { sheets: '<sheet name="S" r:id="r0"/>'.repeat(size), cover: '' }),
  'a text in many cells': (size) =>
    rawWorkbook(head + '<row><c t="s"><v>0</v></c></row>'.repeat(size), {
      strings: `<si><t>${'x'.repeat(30_000)}</t></si>`,
    }),
  'lines of a text file': (size) => Buffer.from('a,b\n'.repeat(size)),
  commas: (size) => Buffer.from(`a,b\n${','.repeat(size)}`),
  'quotation marks': (size) => Buffer.from(`a,b\n${'"'.repeat(size)}`),
}

const read = (name: string, bytes: Buffer) => {
  const isText = /text file|^commas|^quotation/.test(name)
  try {
    readRows(isText ? 'list.csv' : 'list.xlsx', bytes)
    return undefined
  } catch (error) {
    return error as { key?: string }
  }
}

test.each(Object.entries(bombs))('%s cost time by their number', (name, make) => {
  const small = make(20_000)
  const large = make(200_000)
  const timeOf = (bytes: Buffer) => {
    const before = process.cpuUsage()
    read(name, bytes)
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const least = (bytes: Buffer) => Math.min(timeOf(bytes), timeOf(bytes))
  least(small)
  expect(least(large)).toBeLessThan(Math.max(25 * least(small), 400_000))
})

test.each([
  ['rows that are empty', 3_000_000, 'catalogue.import.emptyRows'],
  ['cells that are empty', 1_500_000, 'catalogue.import.tooManyCells'],
  ['shared texts', 150_000, 'catalogue.import.tooMuchText'],
  ['a text in many cells', 1000, 'catalogue.import.tooMuchText'],
  ['rows that never end', 1000, 'catalogue.import.brokenWorkbook'],
  ['lines of a text file', 30_000, 'catalogue.import.tooManyRows'],
  ['commas', 2_000_000, 'catalogue.import.tooManyCells'],
])('too many %s are refused in words', (name, size, key) => {
  expect(read(name, bombs[name]!(size))).toMatchObject({ key })
})

test('sheets that unfold one after the other count together', () => {
  const cover = `<row r="9" spans="1:9" ht="15.75" customHeight="1"/>`.repeat(90_000)
  const sheets = '<sheet name="S" r:id="r0"/>'.repeat(50)
  expect(read('x', rawWorkbook(head, { sheets, cover }))).toMatchObject({
    key: 'catalogue.import.emptyRows',
  })
})

test('an archive that unfolds further than a list may is refused', () => {
  const bomb = zip({
    'xl/workbook.xml': '<workbook><sheets><sheet r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Type="t/worksheet" Target="sheet.xml"/></Relationships>',
    'xl/sheet.xml': Buffer.alloc(listLimits.unfolded + 1),
  })
  expect(read('x', bomb)).toMatchObject({ key: 'catalogue.import.unfolds' })
})

test('a template of 20,000 formatted empty rows is read', () => {
  const cells = Array.from({ length: 10 }, () => '<c s="3"/>').join('')
  const rows = Array.from({ length: 20_000 }, (_, at) => `<row r="${at + 3}">${cells}</row>`)
  const line = textRow(['HB-M12x80-8.8-ZN', '5'], 2)
  const found = readRows('list.xlsx', rawWorkbook(head + line + rows.join('')))
  expect(found.map(({ cells }) => cells)).toEqual([
    ['Model', 'Qty'],
    ['HB-M12x80-8.8-ZN', '5'],
  ])
})

test('a cell without an address keeps its column, also behind empty ones', () => {
  const text = (cell: string) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`
  const rows = [
    `<row>${['Model', 'Diameter', 'Length', 'Weight'].map(text).join('')}</row>`,
    `<row>${text('T-X02C')}<c/><c><v>80</v></c><c><v>0.0795</v></c><c/></row>`,
    `<row><c/><c r="C3"><v>5</v></c><c><v>6</v></c></row>`,
  ]
  expect(readSpreadsheet('list.xlsx', rawWorkbook(rows.join(''))).rows).toEqual([
    ['T-X02C', '', '80', '0.0795'],
    ['', '', '5', '6'],
  ])
})
