import { expect, test } from 'vitest'
import { readSpreadsheet } from '../../../src/server/spreadsheets/read'

const read = (content: string | Buffer) => readSpreadsheet('list.csv', Buffer.from(content))
const text = '类别,型号\n螺栓,M12×80 ≥ 8.8\n'
const utf16le = Buffer.from(text, 'utf16le')
const utf16be = Buffer.from(utf16le).swap16()

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with its mark', Buffer.from('\ufeff' + text)],
  ['UTF-16 LE with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16le])],
  ['UTF-16 BE with its mark', Buffer.concat([Buffer.from([0xfe, 0xff]), utf16be])],
  ['UTF-16 LE', utf16le],
  ['UTF-16 BE', utf16be],
  // 类别,型号 ⏎ 螺栓,M12×80 ≥ 8.8 ⏎, written out because Node.js cannot encode it.
  [
    'GB18030',
    Buffer.from(
      'c0e0b1f02cd0cdbac50ac2ddcba82c4d3132a1c13830 20a1dd20382e380a'.replace(' ', ''),
      'hex',
    ),
  ],
])('%s is recognised', (_, bytes) => {
  expect(read(bytes)).toMatchObject({ header: ['类别', '型号'], rows: [['螺栓', 'M12×80 ≥ 8.8']] })
})

test('GB18030 characters of four bytes are read', () => {
  // 𠮷 (U+20BB7), which GBK lacks.
  const bytes = Buffer.concat([
    Buffer.from('a,b\n'),
    Buffer.from('9536b93 12c78'.replace(' ', ''), 'hex'),
  ])
  expect(bytes.length).toBe(10)
  expect(read(bytes).rows[0]?.[0]).toMatch(/^.$/u)
})

test.each([',', ';', '\t'])('cells are parted by %j', (delimiter) => {
  const rows = ['"A,;\t""x"', 'B', 'C'].join(delimiter) + '\r\n' + ['1', '', '3'].join(delimiter)
  expect(read(rows)).toMatchObject({ header: ['A,;\t"x', 'B', 'C'], rows: [['1', '', '3']] })
})

test('a cell may hold line breaks, and a row is at the line where it begins', () => {
  const table = read('A,B\r\n"one\r\ntwo",2\r\n\r\n,\r\n3,4\r\n"x\n\ny",5\n6,7')
  expect(table.rows).toEqual([
    ['one\ntwo', '2'],
    ['3', '4'],
    ['x\n\ny', '5'],
    ['6', '7'],
  ])
  expect(table.lines).toEqual([2, 6, 7, 10])
})

test('nothing in a text file becomes a figure, a date or the value of a formula', () => {
  const cells = ['1E5', '007', '3-4', '=1+1', '+86', '@x', ' 1.0 ', '<b>', '1/2" bolt']
  expect(read(`A\n${cells.join('\n')}`).rows.flat()).toEqual(cells)
})

const reasonOf = (content: string | Buffer) => {
  try {
    read(content)
  } catch (error) {
    return error
  }
}

test('a file that cannot be read is refused with its reason', () => {
  expect(reasonOf('')).toMatchObject({ key: 'catalogue.import.fileEmpty' })
  expect(reasonOf('\n,,\n')).toMatchObject({ key: 'catalogue.import.fileEmpty' })
  expect(reasonOf('A,B\n')).toMatchObject({ key: 'catalogue.import.noRows' })
  expect(reasonOf(Buffer.alloc(20 * 1024 * 1024 + 1, 'a'))).toMatchObject({
    key: 'catalogue.import.fileTooLarge',
    details: { values: { limit: 20 } },
  })
  expect(reasonOf('A\n'.repeat(200_002))).toMatchObject({
    key: 'catalogue.import.tooManyRows',
  })
  expect(reasonOf(','.repeat(600) + 'A\n1')).toMatchObject({
    key: 'catalogue.import.tooManyColumns',
  })
  expect(reasonOf('A,B\n1,"2\n3,4\n')).toMatchObject({
    key: 'catalogue.import.quoteNotClosed',
    details: { values: { line: 2 } },
  })
  expect(reasonOf('A,B\n1,"2\n3"\n\n"4,5\n6,7\n')).toMatchObject({
    details: { values: { line: 5 } },
  })
  expect(reasonOf(Buffer.from([0x41, 0x0a, 0xff, 0xff, 0xfe]))).toMatchObject({
    key: 'catalogue.import.unknownEncoding',
  })
})

test.each(['Größe,25 °C', 'für,Gewinde Ø 12', 'Pièce,Écrou à créneaux'])(
  'a single-byte encoding, which could be read as Chinese, is refused: %s',
  (text) => {
    expect(() => read(Buffer.from(`a,b\n${text}\n`, 'latin1'))).toThrow(
      'catalogue.import.unknownEncoding',
    )
  },
)

test('a first line that names the delimiter is no row', () => {
  for (const mark of ['', '\ufeff']) {
    const table = read(`${mark}sep=;\r\nModel;Name, and more\r\nA;B, C\r\n`)
    expect(table).toMatchObject({ header: ['Model', 'Name, and more'], rows: [['A', 'B, C']] })
    expect(table.lines).toEqual([3])
  }
})

test('a text that a program kept from being a number is read without its signs', () => {
  expect(read('Model,Name\n="000123",="007"\n').rows).toEqual([['000123', '007']])
})
