import { expect, test } from 'vitest'
import {
  fitsGripRange,
  lockboltDiametersFor,
  parseFigures,
} from '../../../src/domain/catalogue/numeric-inputs'
import { exceptionalModels } from '../../../demo/catalogue/exceptions'
import { demoTables } from '../../../demo/catalogue/tables'
import { emptyClasses } from '../../../demo/catalogue/fill'
import { firstCategories } from '../../../src/server/catalogue/import/first-categories'

const tables = demoTables()

/** Every row as its cells by header. */
const rows = tables.flatMap(({ header, rows }) =>
  rows.map((cells) => new Map(header.map((name, index) => [name, cells[index] ?? '']))),
)

/** The cell under the header that begins with a name. */
function cell(row: Map<string, string>, name: string): string {
  for (const [header, text] of row) if (header.startsWith(name)) return text
  return ''
}

const byModel = new Map(rows.map((row) => [cell(row, '型号规格'), row]))
const model = (code: string) => byModel.get(code) ?? new Map<string, string>()
const models = (text: string) => text.split(';').filter(Boolean)
const han = /\p{Script=Han}/u

test('47 classes hold 3,047 models, class by class as the range says', () => {
  expect(tables.map(({ name, rows }) => `${name}: ${rows.length}`)).toEqual([
    '环槽铆钉 大直径环槽铆钉: 570',
    '环槽铆钉 不锈钢环槽铆钉: 45',
    '环槽铆钉 铝合金环槽铆钉: 90',
    '环槽铆钉 多铆接厚度环槽铆钉: 10',
    '环槽铆钉 多铆接厚度铝环槽铆钉: 9',
    '环槽铆钉 短尾环槽铆钉: 75',
    '环槽铆钉 分级铆接厚度小直径环槽铆钉: 3',
    '环槽铆钉 套环: 35',
    '螺栓 六角头螺栓: 288',
    '螺栓 六角头螺栓 全螺纹: 243',
    '螺栓 六角头螺栓 细牙: 102',
    '螺栓 六角头螺栓 细牙 全螺纹: 91',
    '螺栓 六角法兰面螺栓: 110',
    '螺栓 高强度结构螺栓 HV: 51',
    '螺钉 内六角圆柱头螺钉: 309',
    '螺钉 内六角沉头螺钉: 75',
    '螺钉 内六角平圆头螺钉: 96',
    '螺母 1型六角螺母: 40',
    '螺母 2型六角螺母: 20',
    '螺母 六角薄螺母: 10',
    '螺母 六角螺母 细牙: 16',
    '螺母 六角法兰面螺母: 14',
    '螺母 非金属嵌件六角锁紧螺母: 30',
    '螺母 全金属六角锁紧螺母: 20',
    '螺母 全金属法兰面锁紧螺母: 14',
    '垫圈 平垫圈: 30',
    '垫圈 倒角平垫圈: 30',
    '垫圈 大垫圈: 20',
    '垫圈 预载荷栓接用垫圈: 10',
    '垫圈 弹簧垫圈: 30',
    '垫圈 锥形弹性垫圈: 28',
    '铆钉 开口型抽芯铆钉: 31',
    '铆钉 半圆头铆钉: 152',
    '铆钉 铆螺母: 22',
    '铆钉 结构抽芯铆钉: 4',
    '销 销轴: 158',
    '销 开口销: 104',
    '铆接枪 液压铆接枪 直枪: 6',
    '铆接枪 液压铆接枪 弯枪（角枪）: 4',
    '铆接枪 气动液压铆接枪: 4',
    '液压泵站 电动液压泵站: 6',
    '液压泵站 气动液压泵站: 2',
    '附件 铆接枪头: 16',
    '附件 卡爪: 8',
    '附件 高压油管: 6',
    '附件 套环切除工具: 4',
    '附件 检验量规: 6',
  ])
  expect(rows).toHaveLength(3047)
})

test('no two models share a code, and no code is that of a standard', () => {
  expect(byModel.size).toBe(rows.length)
  for (const code of byModel.keys()) expect(code).not.toMatch(/GB|ISO|DIN|EN ?\d/)
})

test('every class belongs to a category of the tree, and one class has no models', () => {
  const known = firstCategories.map(({ abbreviation }) => abbreviation)
  for (const row of rows) expect(known).toContain(cell(row, '类别'))
  for (const { category } of emptyClasses) expect(known).toContain(category)
  expect(emptyClasses).toHaveLength(1)
  expect(tables.map(({ name }) => name)).not.toContain(`销 ${emptyClasses[0]?.name}`)
})

test('every row has all columns, and no column is empty throughout', () => {
  for (const { name, header, rows } of tables) {
    expect(new Set(header).size, name).toBe(header.length)
    for (const cells of rows) expect(cells.length, name).toBe(header.length)
    header.forEach((_, index) => expect(rows.some((cells) => cells[index] !== '')).toBe(true))
  }
})

test('headers and classes are bilingual', () => {
  const english = ['Class (en)', 'Material name (en)']
  for (const { header } of tables) {
    for (const name of header.filter((text) => !english.includes(text))) {
      expect(name).toMatch(han)
      expect(name).toMatch(/[A-Za-z]{4}/)
    }
  }
  for (const row of rows) {
    expect(cell(row, '产品类')).toMatch(han)
    expect(cell(row, 'Class (en)')).toMatch(/^[^\p{Script=Han}]+$/u)
  }
})

test('every model has a name in both languages, some of them long', () => {
  const chinese = rows.map((row) => cell(row, '材料名称(中文)'))
  const english = rows.map((row) => cell(row, 'Material name (en)'))
  for (const name of chinese) expect(name).toMatch(han)
  for (const name of english) expect(name).toMatch(/^[^\p{Script=Han}]+$/u)
  expect(chinese.filter((name) => name.length >= 60)).not.toHaveLength(0)
  expect(english.filter((name) => name.length >= 60)).not.toHaveLength(0)
})

test('all Chinese texts have an English one, except for three products', () => {
  const chineseOnly = new Set<string>()
  for (const row of rows) {
    for (const [header, text] of row) {
      if (/^(类别|产品类|材料名称)/.test(header) || !han.test(text)) continue
      const parts = text.split(' / ')
      const english = parts.slice(1).join(' / ')
      if (parts.length === 1) chineseOnly.add(cell(row, '型号规格'))
      else expect(english, text).toMatch(/^[^\p{Script=Han}]+$/u)
    }
  }
  expect([...chineseOnly]).toEqual(['RL4-048-159-T', 'DW-M30-BK', 'SP-16x112'])
})

test('a value has one English word, and an English word one value', () => {
  const values = new Map<string, string>()
  for (const row of rows) {
    for (const [header, text] of row) {
      const [zh, en] = text.split(' / ')
      if (!/头型|材料 |形式|表面|锁紧|动力|枪型/.test(header) || !en) continue
      for (const [word, other] of [
        [`${header} ${zh}`, en],
        [`${header} ${en}`, zh ?? ''],
      ] as const) {
        expect(values.get(word) ?? other).toBe(other)
        values.set(word, other)
      }
    }
  }
  expect(values.size).toBeGreaterThan(40)
})

test('every figure names its origin, as one of three words', () => {
  for (const row of rows) {
    const entries = [...row]
    entries.forEach(([header, origin], index) => {
      if (!header.endsWith(' origin')) return
      const figure = entries[index - 1]?.[1] ?? ''
      expect(origin === '', header).toBe(figure === '')
      if (origin) expect(['standard', 'computed', 'typical']).toContain(origin)
    })
  }
})

test('a 30 mm joint with a 14.2 mm hole in carbon steel, round head, zinc plated, is one model', () => {
  const found = rows.filter(
    (row) =>
      cell(row, '产品类') === '大直径环槽铆钉' &&
      lockboltDiametersFor(14.2).includes(Number(cell(row, '公称直径'))) &&
      fitsGripRange(30, parseFigures(cell(row, '铆接厚度范围'))!) &&
      cell(row, '钉杆材料') === '碳钢 / Carbon steel' &&
      cell(row, '头型') === '圆头 / Round head' &&
      cell(row, '表面处理') === '电镀锌 / Zinc plated',
  )
  expect(found.map((row) => cell(row, '型号规格'))).toEqual(['RL1-127-16-R-ZN'])
})

test('figures of standards stand in the sheets as the standards have them', () => {
  const bolt = model('HB-M12x80-8.8-ZN')
  expect(cell(bolt, '标准号')).toBe('GB/T 5782 (ISO 4014)')
  expect([...bolt.values()]).toEqual(
    expect.arrayContaining(['67.4', '48.9', '18', '20.03', '1.75']),
  )
  const lockbolt = model('RL1-191-16-R-ZN')
  expect(cell(lockbolt, '夹紧力 (kN)')).toBe('126.3')
  expect(cell(lockbolt, '夹紧力 来源')).toBe('standard')
  expect(cell(lockbolt, '推荐孔径')).toBe('')
  expect(cell(model('FN-M12-8-ZN'), '法兰直径 (mm)')).toBe('26')
  expect(cell(model('HN-M12-8-ZN'), '螺母高度 (mm)')).toBe('10.8')
})

test('loads that are not known stay open, and usual figures of tools are called typical', () => {
  expect(cell(model('RL6-120-16-R'), '剪切力')).toBe('')
  expect(cell(model('RL5-048-159-R'), '剪切力')).toBe('')
  expect(cell(model('HB-M36x200-10.9-NI'), '保证载荷 (kN)')).toBe('')
  expect(cell(model('PE-22-20'), '流量 来源')).toBe('typical')
  expect(cell(model('RL1-127-16-T-ZN'), '夹紧力 来源')).toBe('typical')
})

test('class 12.9 is not plated, and 10.9 is not hot-dip galvanized', () => {
  for (const row of rows) {
    if (cell(row, '性能等级') === '12.9') expect(cell(row, '表面处理')).toContain('发黑')
    if (cell(row, '性能等级') === '10.9') expect(cell(row, '表面处理')).not.toContain('热浸镀锌')
  }
})

test('replacements and related models exist and are other models', () => {
  for (const [code, row] of byModel) {
    const others = [...models(cell(row, '替代型号')), ...models(cell(row, '相关型号'))]
    for (const other of others) expect(byModel.has(other), `${code} names ${other}`).toBe(true)
    expect(others).not.toContain(code)
    expect(new Set(others).size).toBe(others.length)
  }
})

test('one product has twelve replacements, many have none', () => {
  const counts = rows.map((row) => models(cell(row, '替代型号')).length)
  expect(counts.filter((count) => count === 12)).toHaveLength(1)
  expect(counts).toContain(0)
  expect(cell(model('HB-M10x50-10.9-ZF'), '替代型号')).toBe('HB-M10x50-10.9-NI')
})

test('a lockbolt leads to its collar and tools, a bolt to its nut and washer', () => {
  expect(models(cell(model('RL1-127-16-R-ZN'), '相关型号'))).toEqual([
    'RC-127-S-ST',
    'GH-127',
    'NS-127-S',
    'SG-127',
  ])
  expect(models(cell(model('HB-M12x80-10.9-ZF'), '相关型号'))).toEqual([
    'HN-M12-10-ZF',
    'PW-M12-300-ZF',
  ])
})

test('the catalogue has sold-out stock, open minimum quantities and an odd packing', () => {
  for (const code of exceptionalModels) expect(byModel.has(code), code).toBe(true)
  expect(cell(model('RL1-127-16-R-BK'), '库存')).toBe('0')
  expect(rows.filter((row) => cell(row, '最小起订量') === '0')).toHaveLength(2)
  expect(rows.filter((row) => cell(row, '最小起订量') === '500').length).toBeGreaterThan(0)
  expect(rows.filter((row) => cell(row, '包装数量') === '12.50')).toHaveLength(1)
})

test('quantities are numbers, weights are positive', () => {
  for (const row of rows) {
    expect(cell(row, '净重 Net')).toMatch(/^\d+(\.\d+)?$/)
    expect(Number(cell(row, '净重 Net'))).toBeGreaterThan(0)
    expect(cell(row, '最小起订量')).toMatch(/^\d+$/)
    expect(cell(row, '库存')).toMatch(/^\d+$/)
    expect(cell(row, '包装数量')).toMatch(/^\d+(\.\d+)?$/)
    expect(cell(row, '可计算')).toMatch(/^[01]$/)
  }
})

test.each([
  // Masses per 1,000 pieces as published for these standards, in kg.
  ['RR-5x20-ST', 3.88],
  ['RR-8x25-ST', 13.2],
  ['DW-M12-BK', 12.4],
  ['DW-M20-BK', 48.8],
  ['SW-M12-BK', 3.82],
])('the computed weight of %s is within 6 % of the published %s kg', (code, published) => {
  const weight = 1000 * Number(cell(model(code), '净重 Net'))
  expect(Math.abs(weight / published - 1)).toBeLessThan(0.06)
})

test('bolts and screws from M5, and lockbolts whose clamp load is stated, are calculable', () => {
  const calculable = rows.filter((row) => cell(row, '可计算') === '1')
  expect(new Set(calculable.map((row) => cell(row, '类别')))).toEqual(
    new Set(['螺栓', '螺钉', '环槽铆钉']),
  )
  for (const row of calculable) {
    if (cell(row, '类别') === '环槽铆钉') expect(cell(row, '夹紧力 (kN)')).toBeTruthy()
    else expect(Number(cell(row, '公称直径'))).toBeGreaterThanOrEqual(5)
  }
})

test('the demo is the same at every start', () => {
  expect(demoTables()).toEqual(tables)
})
