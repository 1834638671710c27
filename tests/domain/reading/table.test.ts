import { expect, test } from 'vitest'
import { columnsByContent, headerColumns, readRow } from '../../../src/domain/reading/table'

/** The rows as kind=value, read by the header in the first row or by their contents. */
function shown(table: string) {
  const [header = [], ...below] = table.split('\n').map((row) => row.split('|'))
  const named = headerColumns(header)
  const rows = named ? below : [header, ...below]
  const columns = named ?? columnsByContent(rows)
  return rows.map((cells) =>
    readRow(cells, columns)
      .spans.filter(({ kind }) => kind !== 'noise')
      .map(({ kind, value }) => `${kind}=${value}`)
      .join(' '),
  )
}

test('all cells of a row describe one product, and its columns say what bare figures are', () => {
  expect(
    shown(
      '序号|名称|标准|规格|等级|表面处理|数量|备注\n1|六角螺母|GB/T 6170|M12|8|镀锌|10|\n2|平垫圈|GB/T 97.1|12|200HV|镀锌|20|急',
    ),
  ).toEqual([
    'row=1 product=hex nut standard=GB/T 6170 thread=12 class=8 finish=zinc quantity=10',
    'row=2 product=plain washer standard=GB/T 97.1 diameter=12 class=200 HV finish=zinc quantity=20 word=急',
  ])
  expect(
    shown(
      'Pos|Bezeichnung|Norm|Abmessung|Festigkeit|Oberfläche|Menge|ME\n10|Sechskantmutter|ISO 4032|M10|10|flZn|8|Stk',
    ),
  ).toEqual([
    'row=10 product=hex nut standard=ISO 4032 thread=10 class=10 finish=zinc flake quantity=8',
  ])
})

test('a cell counts for what it contains, whatever its heading says', () => {
  expect(
    shown(
      '序号|物料|物料编码|规格|材质|数量|备注\n1|六角螺母|GB/T 6170|M8|8|180|镀锌\n2|销轴|GB/T 882|12×60|45|8|',
    ),
  ).toEqual([
    'row=1 product=hex nut standard=GB/T 6170 thread=8 class=8 quantity=180 finish=zinc',
    'row=2 product=clevis pin standard=GB/T 882 diameter=12 length=60 material=steel quantity=8',
  ])
})

test('without a header the contents of the columns show row numbers, quantities and prices', () => {
  expect(
    shown('1|hex bolt|M12x90|8.8|200|1.25\n2|hex nut|M12|8|150|0.30\n3|washer|M12|200 HV|90|0.12'),
  ).toEqual([
    'row=1 product=hex screw thread=12 length=90 class=8.8 quantity=200 price=1.25',
    'row=2 product=hex nut thread=12 class=8 quantity=150 price=0.30',
    'row=3 product=washer thread=12 class=200 HV quantity=90 price=0.12',
  ])
})

test('several figures that may be the quantity are none', () => {
  expect(shown('螺栓 M12×90|200|500')).toEqual([
    'product=screw thread=12 length=90 figure=200 figure=500',
  ])
})

test('positions count in the text of the row', () => {
  const { text, spans } = readRow(['', ' M12 ', '', '8'], [])
  expect(text).toBe('M12  8')
  expect(spans.map(({ from, to }) => text.slice(from, to))).toEqual(['M12', '8'])
})
