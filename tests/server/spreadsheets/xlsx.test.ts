import { expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { readSpreadsheet } from '../../../src/server/spreadsheets/read'
import { readXlsx } from '../../../src/server/spreadsheets/xlsx'
import { rawWorkbook, zip } from './raw-workbook'

const read = (bytes: Buffer) => readSpreadsheet('list.xlsx', bytes)
const head = '<row r="1"><c r="A1" t="inlineStr"><is><t>A</t></is></c></row>'
const firstRow = (cells: string, more = {}) =>
  read(rawWorkbook(`${head}<row r="2">${cells}</row>`, more))

async function written(rows: unknown[][]) {
  const cells = rows.map((row) => row.map((value) => ({ value })))
  // The package's cell types are narrower than what it writes.
  return await writeXlsxFile(cells as never).toBuffer()
}

test('text stays the text it is, and a figure is its shortest decimal form', async () => {
  const texts = ['1E5', '007', '3-4', '=1+1', 'TRUE', ' a ', '<b>&amp;</b>', 'a\nb', '螺栓 M12×80']
  const bytes = await written([['Text', 'Figure'], ...texts.map((text) => [text, 12.7])])
  const table = read(bytes)
  expect(table.header).toEqual(['Text', 'Figure'])
  expect(table.rows.map(([text]) => text)).toEqual(texts)
  expect(table.rows[0]?.[1]).toBe('12.7')
})

test.each([
  ['12.700000000000001', '12.7'],
  ['38.099999999999994', '38.1'],
  ['1E-7', '0.0000001'],
  ['2.5E-10', '0.00000000025'],
  ['-1.25E-7', '-0.000000125'],
  ['123456789012345678', '123456789012345678'],
  ['-0.5', '-0.5'],
  ['3', '3'],
])('the stored figure %s reads %s', (stored, shown) => {
  expect(firstRow(`<c r="A2"><v>${stored}</v></c>`).rows).toEqual([[shown]])
})

test.each(['1.2345678901234568E+19', '1E21', '6901234567890120', '-1234567890123450'])(
  'the number %s, of which a spreadsheet program dropped digits, is told and not stored',
  (stored) => {
    expect(firstRow(`<c r="A2"><v>${stored}</v></c>`)).toMatchObject({
      rows: [['']],
      faults: [{ row: 0, column: 0, reason: 'catalogue.import.numberRounded', written: stored }],
    })
  },
)

test('hidden rows are named', () => {
  const row = (line: number, hidden = '') =>
    `<row r="${line}" ${hidden}><c r="A${line}"><v>${line}</v></c></row>`
  const table = read(rawWorkbook(head + row(2) + row(3, 'hidden="1"') + row(4)))
  expect(table).toMatchObject({ rows: [['2'], ['3'], ['4']], hiddenLines: [3] })
  expect(read(rawWorkbook(head + row(2)))).not.toHaveProperty('hiddenLines')
})

test('a workbook may be called otherwise, and name its parts by way of other folders', () => {
  const related = (...targets: [type: string, target: string][]) =>
    `<Relationships>${targets
      .map(([type, to], at) => `<Relationship Id="r${at}" Type="x/${type}" Target="${to}"/>`)
      .join('')}</Relationships>`
  const sheet = `<worksheet><sheetData>${head}<row><c><v>7</v></c></row></sheetData></worksheet>`
  const book = '<workbook><sheets><sheet name="S" r:id="r0"/></sheets></workbook>'
  const otherName = zip({
    '_rels/.rels': related(['officeDocument', '/xl/workbook22.xml']),
    'xl/workbook22.xml': book,
    'xl/_rels/workbook22.xml.rels': related(['worksheet', 'worksheets/sheet.xml']),
    'xl/worksheets/sheet.xml': sheet,
  })
  const roundabout = zip({
    'xl/workbook.xml': book,
    'xl/_rels/workbook.xml.rels': related(['worksheet', '../xl/./worksheets/sheet.xml']),
    'xl/worksheets/sheet.xml': sheet,
  })
  for (const bytes of [otherName, roundabout])
    expect(read(bytes)).toMatchObject({ header: ['A'], rows: [['7']] })
})

test('rich text is joined, spoken hints are left out, entities and escapes are resolved', () => {
  const strings =
    '<si><r><t>Lock</t></r><r><rPr><b/></rPr><t xml:space="preserve">bolt </t></r><rPh sb="0" eb="1"><t>hint</t></rPh></si>' +
    '<si><t>d &lt; 5 &amp; k &#62; 3 &#x2205; _x000D_ <![CDATA[<i>]]></t></si>'
  const cells = '<c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c>'
  expect(firstRow(cells, { strings }).rows).toEqual([['Lockbolt ', 'd < 5 & k > 3 ∅ \r <i>']])
})

test('cells keep their column and rows their line, with or without addresses', () => {
  const table = read(
    rawWorkbook(
      `${head}<row r="2"/><row r="5"><c r="C5"><v>3</v></c></row><row><c><v>1</v></c><c t="b"><v>1</v></c></row>`,
    ),
  )
  expect(table.rows).toEqual([
    ['', '', '3'],
    ['1', 'TRUE'],
  ])
  expect(table.lines).toEqual([5, 6])
})

test('a calculated cell gives the value the file holds, no formula is evaluated', () => {
  const cells = '<c r="A2" t="str"><f>"a"&amp;"b"</f><v>ab</v></c><c r="B2"><f>1+1</f><v>2</v></c>'
  expect(firstRow(cells)).toMatchObject({ rows: [['ab', '2']], faults: [] })
})

test('an error, a date and a formula without value are named, not taken for text', () => {
  const styles =
    '<numFmts><numFmt numFmtId="170" formatCode="yyyy&quot;年&quot;m&quot;月&quot;"/>' +
    '<numFmt numFmtId="171" formatCode="0.0 &quot;mm&quot;;[Red]-0.0\\ \\d"/></numFmts>' +
    '<cellXfs><xf numFmtId="0"/><xf numFmtId="16"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs>'
  const cells =
    '<c r="A2" t="e"><v>#N/A</v></c><c r="B2" s="1"><v>45720</v></c><c r="C2" s="2"><v>45720</v></c>' +
    '<c r="D2"><f>A1+1</f></c><c r="E2" s="3"><v>8.5</v></c>'
  const table = firstRow(cells, { styles })
  expect(table.rows).toEqual([['', '', '', '', '8.5']])
  expect(table.faults).toEqual([
    { row: 0, column: 0, reason: 'catalogue.import.cellIsError', written: '#N/A' },
    { row: 0, column: 1, reason: 'catalogue.import.cellIsDate', written: '45720' },
    { row: 0, column: 2, reason: 'catalogue.import.cellIsDate', written: '45720' },
    { row: 0, column: 3, reason: 'catalogue.import.formulaWithoutValue', written: '=' },
  ])
})

test('a sheet that holds nothing is passed over', () => {
  const sheets = '<sheet name="Empty" r:id="r0"/><sheet name="List" r:id="r1"/>'
  const cover = { sheets, cover: '' }
  expect(firstRow('<c r="A2"><v>1</v></c>', cover).rows).toEqual([['1']])
  expect(() => read(rawWorkbook('', cover))).toThrow('catalogue.import.fileEmpty')
})

test('the first visible sheet is read', () => {
  const sheets = '<sheet name="Notes" state="hidden" r:id="r9"/><sheet name="List" r:id="r1"/>'
  expect(firstRow('<c r="A2"><v>1</v></c>', { sheets }).rows).toEqual([['1']])
})

test('further sheets that hold something are named, hidden and empty ones are not', () => {
  const sheets = '<sheet name="List" r:id="r1"/><sheet name="More" r:id="r0"/>'
  const row = '<row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="A2"><v>2</v></c></row>'
  const others = (given: string, cover: string) =>
    read(rawWorkbook(row, { sheets: given, cover })).otherSheets
  expect(others(sheets, row)).toEqual(['More'])
  expect(others(sheets, '<row r="1"/>')).toBeUndefined()
  expect(others(sheets.replace('"More"', '"More" state="hidden"'), row)).toBeUndefined()
})

test('element names with a prefix are understood', () => {
  const sheet =
    '<x:worksheet xmlns:x="m"><x:sheetData><x:row r="1"><x:c r="A1"><x:v>1</x:v></x:c></x:row>' +
    '<x:row r="2"><x:c r="A2" t="inlineStr"><x:is><x:t>b</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>'
  const bytes = zip({
    'xl/workbook.xml': '<x:workbook><x:sheets><x:sheet name="S" r:id="a"/></x:sheets></x:workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Type="t/worksheet" Target="sheet.xml"/></Relationships>',
    'xl/sheet.xml': sheet,
  })
  expect(read(bytes)).toMatchObject({ header: ['1'], rows: [['b']] })
})

const broken = { key: 'catalogue.import.brokenWorkbook' }
const reasonOf = (bytes: Buffer) => {
  try {
    read(bytes)
  } catch (error) {
    return error
  }
}

test('a damaged workbook is refused', async () => {
  const whole = await written([['A'], ['some text to be packed']])
  const bent = rawWorkbook(head + head)
  bent.fill(0, bent.indexOf('sheet1.xml') + 12, bent.indexOf('sheet1.xml') + 30)
  expect(reasonOf(whole.subarray(0, whole.length / 2))).toMatchObject(broken)
  expect(reasonOf(bent)).toMatchObject(broken)
  expect(reasonOf(Buffer.from('PK'))).toMatchObject(broken)
})

test('an archive that is no workbook, an old workbook and a picture are refused', () => {
  const unknown = { key: 'catalogue.import.unknownFormat' }
  expect(reasonOf(zip({ 'word/document.xml': '<w/>' }))).toMatchObject(unknown)
  expect(reasonOf(Buffer.from([0x89, 0x50, 0x4e, 0x47, 1]))).toMatchObject(unknown)
  expect(reasonOf(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1]))).toMatchObject({
    key: 'catalogue.import.oldOrLocked',
  })
})

test('a small archive that unfolds without end is refused', () => {
  const bomb = zip({
    'xl/workbook.xml': '<workbook><sheets><sheet r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Type="t/worksheet" Target="sheet.xml"/></Relationships>',
    'xl/sheet.xml': Buffer.alloc(257 * 1024 * 1024),
  })
  expect(bomb.length).toBeLessThan(1024 * 1024)
  expect(reasonOf(bomb)).toMatchObject({ key: 'catalogue.import.unfolds' })
})

test('more rows or columns than the limit, and a header alone, are refused', () => {
  const far = '<row r="2"><c r="XFD2"><v>1</v></c></row>'
  expect(reasonOf(rawWorkbook(head + far))).toMatchObject({
    key: 'catalogue.import.tooManyColumns',
  })
  const rows = '<row><c><v>1</v></c></row>'.repeat(200_002)
  expect(reasonOf(rawWorkbook(rows))).toMatchObject({ key: 'catalogue.import.tooManyRows' })
  expect(reasonOf(rawWorkbook(head))).toMatchObject({ key: 'catalogue.import.noRows' })
  expect(reasonOf(rawWorkbook(''))).toMatchObject({ key: 'catalogue.import.fileEmpty' })
})

test('no entity of a workbook is resolved: its name stays as written', () => {
  const strings = `<!DOCTYPE sst [<!ENTITY own "own"><!ENTITY file SYSTEM "file:///etc/passwd">]>`
  const { rows } = firstRow('<c r="A2" t="inlineStr"><is><t>&own; &file; &amp;</t></is></c>', {
    strings,
  })
  expect(rows).toEqual([['&own; &file; &']])
})

const formats = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="000000"/><numFmt numFmtId="165" formatCode="000\\-000"/><numFmt numFmtId="166" formatCode="#,##0.00"/></numFmts>
<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="11"/><xf numFmtId="12"/><xf numFmtId="14"/><xf numFmtId="1"/></cellXfs></styleSheet>`

test.each([
  [0, 'same'],
  [1, 'code'],
  [2, 'code'],
  [3, 'figure'],
  [4, 'code'],
  [5, 'code'],
  [7, 'same'],
])('a number in the style %i is shown as %s', (style, shown) => {
  const sheet = readXlsx(
    rawWorkbook(`<row><c s="${style}"><v>1200</v></c></row>`, { styles: formats }),
  )
  expect(sheet.rows[0]).toMatchObject({
    cells: ['1200'],
    formatted: shown === 'same' ? [] : [{ column: 0, shown, written: '1200' }],
  })
})

test('a date of a workbook that counts from 1904 is that day', () => {
  const sheets = '</sheets><workbookPr date1904="1"/><sheets><sheet name="S" r:id="r1"/>'
  const book = rawWorkbook('<row><c s="6"><v>44525</v></c></row>', { styles: formats, sheets })
  expect(readXlsx(book).rows[0]?.faults[0]?.written).toBe('45987')
})

test('hidden columns are told', () => {
  const columns = '<cols><col min="2" max="3" hidden="1"/><col min="4" max="4"/></cols>'
  const book = rawWorkbook('<row><c><v>1</v></c></row>', { columns })
  expect(readXlsx(book).hidden).toEqual([1, 2])
})
