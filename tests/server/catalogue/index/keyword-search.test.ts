import { expect, test } from 'vitest'
import { modelsOf, pageOf } from './pages'
import { buildIndex } from '../../../../src/server/catalogue/index/build'
import { searchKeyword } from '../../../../src/server/catalogue/index/keyword-search'
import { collectTexts, textAt } from '../../../../src/server/catalogue/index/text-column'
import { field, smallCatalogue, smallIndex } from './small-catalogue'

const index = smallIndex()
const m12 = 'HB-M12x80-8.8-ZN'
const of109 = ['HB-M12x80-10.9-ZF']
const half = ['RL1-127-12-R-ZN', 'RL1-127-16-R-ZN']
const lockbolts = ['RL1-127-12-R-ZN', 'RL1-127-16-R-ZN', 'RL1-159-16-R-ZN', 'RL1-191-16-R-ZN']
const bolts = ['HB-M8x80-8.8-ZN', 'HB-M10x80-8.8-ZN', m12, 'HB-M12x80-10.9-ZF', 'HB-M100x80-8.8-ZN']

test.each([
  ['m12x80 8.8', [m12]],
  ['M12×80', [m12, 'HB-M12x80-10.9-ZF']],
  ['M12\u044580', [m12, 'HB-M12x80-10.9-ZF']],
  ['Ｍ12＊80 10.9', ['HB-M12x80-10.9-ZF']],
  ['GB/T5782', bolts],
  ['gb/t 5782', bolts],
  ['GB5782', bolts],
  ['GB 5782', bolts],
  ['gbt5782', bolts],
  ['GB578', []],
  ['iso4014', bolts],
  ['六角螺栓', bolts],
  ['ljls', bolts],
  ['六角螺母栓', []],
  ['Ø12', [m12, 'HB-M12x80-10.9-ZF', 'HN-M12-8-ZN']],
  ['ø12', [m12, 'HB-M12x80-10.9-ZF', 'HN-M12-8-ZN']],
  ['φ12', [m12, 'HB-M12x80-10.9-ZF', 'HN-M12-8-ZN']],
  // The diameter, and the tools that set it.
  ['⌀12.7', [...half, 'RG-1']],
  ['φ12×80', [m12, 'HB-M12x80-10.9-ZF']],
  ['六角头', bolts],
  ['六角头螺栓M12', [m12, 'HB-M12x80-10.9-ZF']],
  ['螺母', ['HN-M12-8-ZN']],
  ['锌铝', ['HB-M12x80-10.9-ZF']],
  ['lockbolt', lockbolts],
  ['LOCKBOLTS large', lockbolts],
  ['hcmd', lockbolts],
  ['RL1-127-16-R-ZN', ['RL1-127-16-R-ZN']],
  ['rl112716', ['RL1-127-16-R-ZN']],
  ['rl1 127 16', ['RL1-127-16-R-ZN']],
  ['127-16', ['RL1-127-16-R-ZN']],
  ['bolt', bolts],
  ['铆接枪', ['RG-1']],
  ['工具', ['RG-1']],
  ['tools', ['RG-1']],
  ['fasteners', [...lockbolts, ...bolts, 'HN-M12-8-ZN']],
  ['m1', []],
  ['m12x8', []],
  ['8', ['HB-M8x80-8.8-ZN', 'HN-M12-8-ZN']],
  ['rl1-128', []],
  ['%', []],
  ["'; drop table material; --", []],
])('%s finds what it names and nothing else', (keyword, models) => {
  expect(modelsOf(index, { keyword })).toEqual(models)
})

test.each(['zh', 'en'] as const)('a search in %s looks through both languages', (language) => {
  expect(modelsOf(index, { language, keyword: '环槽' })).toEqual(lockbolts)
  expect(modelsOf(index, { language, keyword: 'ring-groove' })).toEqual(lockbolts)
})

test.each([
  ['镀锌螺栓', ['HB-M8x80-8.8-ZN', 'HB-M10x80-8.8-ZN', m12, 'HB-M100x80-8.8-ZN']],
  ['锌铝涂层六角螺栓M12', ['HB-M12x80-10.9-ZF']],
  ['镀锌铆接枪', []],
  ['8级螺母', ['HN-M12-8-ZN']],
  ['螺帽', ['HN-M12-8-ZN']],
  ['六角螺帽', ['HN-M12-8-ZN']],
  ['镀锌六角螺丝 M12', [m12]],
  ['外六角螺丝 10.9', ['HB-M12x80-10.9-ZF']],
  ['hexagon screw 10.9', ['HB-M12x80-10.9-ZF']],
  ['galvanised bolt M12', [m12]],
  ['内六角螺丝', []],
  ['screws', bolts],
  ['nuts and screws', []],
  ['hexagonal bolt 10.9', ['HB-M12x80-10.9-ZF']],
  ['swage large', lockbolts],
  ['铆枪', ['RG-1']],
  ['铆钉枪', ['RG-1']],
  ['达克罗', ['HB-M12x80-10.9-ZF']],
  ['M12 dacromet', ['HB-M12x80-10.9-ZF']],
  ['lock bolt', lockbolts],
  ['lock bolts 12.7', ['RL1-127-12-R-ZN', 'RL1-127-16-R-ZN']],
  ['lock nut', []],
])('%s finds what its words mean, where no name has them so', (keyword, models) => {
  expect(modelsOf(index, { keyword })).toEqual(models)
})

test('a word of the trade that a catalogue uses itself finds what it names, and nothing else', () => {
  const rows = smallCatalogue()
  const classes = rows.classes.map((one) =>
    one.className === '六角头螺栓' ? { ...one, className: '六角头螺帽' } : one,
  )
  expect(modelsOf(buildIndex({ ...rows, classes }), { keyword: '螺帽' })).toEqual(bolts)
})

test('a search for models looks at models only', () => {
  expect(modelsOf(index, { searchType: 2, keyword: '螺母' })).toEqual([])
  expect(modelsOf(index, { searchType: 2, keyword: 'hn m12' })).toEqual(['HN-M12-8-ZN'])
})

test.each(['GB97', 'GB/T97', 'GB/T 97', 'GB/T 97 M12', 'GB/T 97.1', '300HV', 'M12 300 HV', 'ZnNi'])(
  '%s finds the washer GB/T 97.1 of 300 HV with zinc-nickel',
  (keyword) => {
    const rows = smallCatalogue()
    const names = collectTexts()
    const washer = '平垫圈 GB/T 97.1 M12 300 HV zinc-nickel'
    for (let row = 0; row < rows.materials.ids.length; row++)
      names.add(textAt(rows.materials.materialName, row).replace('六角螺母 M12', washer))
    const materials = { ...rows.materials, materialName: names.finish() }
    const catalogue = buildIndex({ ...rows, materials })
    expect(modelsOf(catalogue, { keyword })).toEqual(['HN-M12-8-ZN'])
    expect(modelsOf(catalogue, { keyword: 'GB/T 9' })).toEqual([])
  },
)

test('words that follow one another in a name are found together: as one word, and by their initials', () => {
  const rows = smallCatalogue()
  const names = collectTexts()
  for (let row = 0; row < rows.materials.ids.length; row++)
    names.add(textAt(rows.materials.materialName, row).replace('六角螺母 M12', '法兰 六角头 M12'))
  const named = buildIndex({
    ...rows,
    materials: { ...rows.materials, materialName: names.finish() },
  })
  const found = (keyword: string) => modelsOf(named, { keyword })
  expect(found('lljt')).toEqual(['HN-M12-8-ZN'])
  expect(found('flljt')).toEqual(['HN-M12-8-ZN'])
  expect(found('法兰六角头')).toEqual(['HN-M12-8-ZN'])
  expect(found('ljtfl')).toEqual([])
})

test('spaces alone ask for nothing', () => {
  expect(pageOf(index, { keyword: '  ' }).total).toBe(11)
})

test.each([
  ['六角头螺栓 GB/T 5782-2016 M12×80 8.8级 镀锌 200件', [m12]],
  ['M12x80 grade 10.9 1,000 pcs', ['HB-M12x80-10.9-ZF']],
  ['M12x80 gr.10.9', ['HB-M12x80-10.9-ZF']],
  ['规格：M12×80 8.8 数量：200', [m12]],
  ['3. HB-M12x80-8.8-ZN', [m12]],
  ['六角头螺栓，M12×80，8.8级，镀锌，200件', [m12]],
  ['六角头螺栓 M12×80 8.8-200件', [m12]],
  ['zinc-plated bolts M12x80', [m12]],
  ['Lockbolts 12.7 3/4-inch', []],
  ['(3) 品名：六角头螺栓 规格：M12×80 强度：8.8级 表面：镀锌 数量：200套 备注：加急', [m12]],
  ['六角头螺栓 M12x80 8.8级 约200件 2026-12-01交货', [m12]],
  ['M12x80 10.9 镀层：锌铝 500片', ['HB-M12x80-10.9-ZF']],
  ['pos. 3: HN-M12-8-ZN × 50个', ['HN-M12-8-ZN']],
  ['六角螺母 M12 200个', ['HN-M12-8-ZN']],
  ['HN-M12-8-ZN x 200 pcs', ['HN-M12-8-ZN']],
  ['lockbolt 12.7 grip 20\tpcs\t50', ['RL1-127-12-R-ZN']],
  ['lockbolt 12.7 × 20', ['RL1-127-12-R-ZN']],
  ['lockbolt 12.7 20 mm', ['RL1-127-12-R-ZN']],
  ['12\tlockbolt 19.1', ['RL1-191-16-R-ZN']],
  ['16 lockbolt 12.7', half],
  ['8\tlockbolt\t12.7\t\t16', half],
  ['⑧ lockbolt 12.7', half],
  ['六角头螺栓，M12×80，8.8，镀锌', [m12]],
  ['hexagon bolt,M12x80,8.8,zinc plated,200', [m12]],
  ['"六角头螺栓","M12×80","8.8级","200"', [m12]],
  ['六角头螺栓 M12×80 8.8 x 200', [m12]],
  ['hex cap screw M12x80 8.8', [m12]],
  ['hexagon bolt M12x80 flZn', of109],
  ['六角螺母 M12 12月20日交货', ['HN-M12-8-ZN']],
  ['六角螺母 M12 单价2.35元 交期15天', ['HN-M12-8-ZN']],
  ['nut for M12 bolt', ['HN-M12-8-ZN']],
  ['M12螺栓用螺母', ['HN-M12-8-ZN']],
  ['8 六角螺母 12 8 200', ['HN-M12-8-ZN']],
  ['1\t六角头螺栓\tM12\t80\t件\t200', [m12, ...of109]],
  ['1\t六角螺母\tM12\t8\t件\t200', ['HN-M12-8-ZN']],
  ['六角螺母 M12（8）', ['HN-M12-8-ZN']],
  ['50套环槽铆钉 12.7', half],
  ['环槽铆钉 12.7 厚20', ['RL1-127-12-R-ZN']],
  ['HB-M12x80-8.8-ZN x 200', [m12]],
  ['RG-1 ×2', ['RG-1']],
  ['"六角头螺栓","M12×80"', [m12, ...of109]],
  // No match: a diameter with a thickness that is not made, two numbers in the wrong order, a part of a number.
  ['lockbolt 15.9 × 20', []],
  ['lockbolt 12.7 25.4', []],
  ['lockbolt 19', []],
  ['T bolt M12x80', []],
  ['lockbolt 17', []],
  ['lockbolt RL1 127 16', ['RL1-127-16-R-ZN']],
  ['ISO 4032 - 12 - 140 HV', []],
  ['六角螺母 8 12', ['HN-M12-8-ZN']],
  ['lockbolt 127', half],
  ['lockbolt 19.1 127', []],
  ['lockbolt 12.7 16', []],
  ['hexagon bolt M12 8.8 83', []],
  ['M12x81 200件', []],
  ['M12 x 81 pcs', []],
  ['200 pcs', []],
  ['grade', []],
])('of the line "%s" the product is found, whatever its quantity and labels', (keyword, models) => {
  expect(modelsOf(index, { keyword })).toEqual(models)
})

test('a label that a name has too is sought like any word', () => {
  const rows = smallCatalogue()
  const classes = rows.classes.map((one) =>
    one.className === '1型六角螺母' ? { ...one, classNameEn: 'Grade A nuts' } : one,
  )
  const named = buildIndex({ ...rows, classes })
  expect(modelsOf(named, { keyword: 'grade a' })).toEqual(['HN-M12-8-ZN'])
  expect(modelsOf(named, { keyword: 'M12x80 grade' })).toEqual([])
})

const threeQuarters = ['RL1-191-16-R-ZN']

test.each([
  ['1/2"', [...half, 'RG-1']],
  ['1/2', [...half, 'RG-1']],
  ['½″', [...half, 'RG-1']],
  ['0.5 inch', [...half, 'RG-1']],
  ['1/2" 铆接枪', ['RG-1']],
  ['gun 3/4"', []],
  ['1/2寸 环槽铆钉', half],
  ['lockbolt 5/8 in', ['RL1-159-16-R-ZN']],
  ['3/4英寸', threeQuarters],
  ['3/4" 200 pcs', threeQuarters],
  ['1"', []],
  ['1-1/8', []],
  ['1 1/2"', []],
  ['1/2-13 UNC', []],
  ['1/2-12', []],
  ['"M12x80 8.8"', [m12]],
])('%s is a nominal diameter in inches, and its figures are nothing else', (keyword, models) => {
  expect(modelsOf(index, { keyword })).toEqual(models)
})

test.each([
  ['class 8', ['HN-M12-8-ZN']],
  ['nut class 8', ['HN-M12-8-ZN']],
  ['8级', ['HN-M12-8-ZN']],
  ['10级', []],
  ['class 10', []],
  ['M12x80 property class 8.8', [m12]],
  ['性能等级：10.9 六角头螺栓', of109],
  ['10.9 级锌铝涂层螺栓', of109],
  ['gr.10.9', of109],
  ['class 10.9级', of109],
  ['grade 304', []],
  ['直径12', [m12, 'HB-M12x80-10.9-ZF', 'HN-M12-8-ZN']],
  ['公称直径 = 12 mm 螺栓', [m12, 'HB-M12x80-10.9-ZF']],
  ['dia. 12.7mm', [...half, 'RG-1']],
  ['铆接枪 适用直径15.9', ['RG-1']],
  ['diameter 80', []],
  ['铆接厚度20', ['RL1-127-12-R-ZN']],
  ['grip 25.4 12.7', half],
  ['20 mm grip', ['RL1-127-12-R-ZN']],
  ['厚度20', ['RL1-127-12-R-ZN']],
  ['grip range 19.1-25.4', ['RL1-127-12-R-ZN']],
  ['铆接厚度范围 26-30 12.7', ['RL1-127-16-R-ZN']],
  ['12 mm diameter bolt', [m12, ...of109]],
  ['diameter of 12 bolt', [m12, ...of109]],
  ['d = 12 bolt', [m12, ...of109]],
  ['直径M12 螺栓', [m12, ...of109]],
  ['直径 10-12 螺栓', ['HB-M10x80-8.8-ZN', m12, ...of109]],
  ['cl. 8', ['HN-M12-8-ZN']],
  ['8 grade nut', ['HN-M12-8-ZN']],
  ['M12 10.9 grade', of109],
  // A label belongs to the number after it.
  ['lockbolt 12.7 mm grip 20 mm', ['RL1-127-12-R-ZN']],
  ['lockbolt Ø12.7 mm grip 20 mm', ['RL1-127-12-R-ZN']],
  ['hex bolt M12 x 80 mm grade 8.8', [m12]],
  ['M12 bolt 80 mm grade 10.9', of109],
  ['12 mm diameter 10.9 grade bolt', of109],
  ['12.7 mm diameter 20 mm grip', ['RL1-127-12-R-ZN']],
  ['直径Φ12.7 环槽铆钉', half],
  ['孔径：φ14.2 环槽铆钉', half],
  ['grip ≥ 20 12.7', ['RL1-127-12-R-ZN']],
  ['diameter >= 15 lockbolt', ['RL1-159-16-R-ZN', 'RL1-191-16-R-ZN']],
  ['diameter 3/4" lockbolt', ['RL1-191-16-R-ZN']],
  ['grip 1" lockbolt 12.7', half],
  ['diameter 12 to 13 lockbolt', half],
  ['plate thickness 20', ['RL1-127-12-R-ZN']],
  ['螺纹规格：M12×80 8.8', [m12]],
  // The thread's number does not count twice.
  ['M12 12 螺母', []],
  ['nut M12 8', ['HN-M12-8-ZN']],
  // Diameters for this hole: for lockbolts their own rule, for bolts the clearance holes.
  ['孔径 14.1', [...half, m12, ...of109]],
  ['hole 14.1 mm bolt', [m12, ...of109]],
])('in "%s" the figure is one of what it is called, and nothing else', (keyword, models) => {
  expect(modelsOf(index, { keyword })).toEqual(models)
})

test('without the labelled characteristic, any value with the number matches', () => {
  const rows = smallCatalogue()
  const characteristics = rows.characteristics.filter(({ id }) => id !== field.grade)
  const others = rows.values.filter(({ characteristicId }) => characteristicId !== field.grade)
  const kept = new Set(others.map(({ id }) => id))
  const pairs = [...rows.materialValues.valueIds.keys()].filter((at) =>
    kept.has(rows.materialValues.valueIds[at]!),
  )
  const catalogue = buildIndex({
    ...rows,
    characteristics,
    values: others,
    materialValues: {
      materialIds: Int32Array.from(pairs, (at) => rows.materialValues.materialIds[at]!),
      valueIds: Int32Array.from(pairs, (at) => rows.materialValues.valueIds[at]!),
    },
  })
  expect(modelsOf(catalogue, { keyword: 'class 10.9' })).toEqual(of109)
  expect(modelsOf(index, { keyword: 'm12x80 class 10.9', searchType: 2 })).toEqual(of109)
})

/** The small catalogue with an alloy coating on some bolts. */
function withAlloy() {
  const rows = smallCatalogue()
  const values = rows.values.map((value) =>
    value.val === '锌铝涂层' ? { ...value, val: '电镀锌镍', valEn: 'Zinc-nickel plated' } : value,
  )
  return buildIndex({ ...rows, values })
}

test.each([
  ['镀锌 螺栓', bolts.filter((model) => model.endsWith('ZN'))],
  ['镀锌螺栓', bolts.filter((model) => model.endsWith('ZN'))],
  ['zinc plated bolt', bolts.filter((model) => model.endsWith('ZN'))],
  ['锌镍', of109],
  ['镀锌镍', of109],
  ['zinc-nickel', of109],
  ['zinc nickel', of109],
  ['nickel', of109],
])('%s is zinc or its alloy, as it is said', (keyword, models) => {
  expect(modelsOf(withAlloy(), { keyword })).toEqual(models)
})

test.each([
  ['GB/T5782-M12×80-8.8', [m12]],
  ['GB5782M12×80', [m12, ...of109]],
  ['GB/T 5782-2016-M12x80-10.9', of109],
  ['ISO4014-M12x80', [m12, ...of109]],
  ['ISO 4014 - M12x80 - 8.8', [m12]],
  ['GB5782-86', bolts],
  ['GB 5782-86 M12', [m12, ...of109]],
  ['GB/T 5782-16', []],
  ['ISO 4014 A M12x80', [m12, ...of109]],
  ['ISO 4014-12', [m12, ...of109]],
  ['GB/T 5782-12-8.8', [m12]],
  ['GB/T 80', []],
  ['ISO 8 M12', []],
  ['M12×L80', [m12, ...of109]],
  ['M12×80L 8.8', [m12]],
  ['M12.0x80', [m12, ...of109]],
  ['DIN EN ISO 4014:2011-06 M12x80 8.8', [m12]],
  ['BS EN 14399-4', []],
  ['执行标准：GB/T 5782-2016 M12×80 8.8', [m12]],
  ['bolt acc. to ISO 4014 M12x80 8.8', [m12]],
  ['GB/T 5782 form B M12×80 8.8', [m12]],
  // A single letter does not match the start of a longer word.
  ['M12 Z', []],
  ['RL1 127 R', half],
])('the designation %s is read in its parts', (keyword, models) => {
  expect(modelsOf(index, { keyword })).toEqual(models)
})

/** The small catalogue with a pitch for bolts of some sizes, and one bolt M8 with a fine one. */
function withPitches() {
  const rows = smallCatalogue()
  const { materials } = rows
  const models = collectTexts()
  const pitches = { M8x80: '1.25', M8x1x80: '1', M12x80: '1.75' }
  const pitch = { characteristicId: 8, valEn: '' }
  const values = Object.values(pitches).map((val, nth) => {
    const figure = Number(val)
    return { ...pitch, id: 100 + nth, val, numberFrom: figure, numberTo: figure }
  })
  const pairs: [number, number][] = []
  for (let row = 0; row < materials.ids.length; row++) {
    const model = textAt(materials.model, row).replace('M10x80', 'M8x1x80')
    models.add(model)
    const nth = Object.keys(pitches).findIndex((size) => model.includes(`-${size}-`))
    if (nth >= 0) pairs.push([materials.ids[row]!, 100 + nth])
  }
  return buildIndex({
    ...rows,
    characteristics: [
      ...rows.characteristics,
      {
        id: 8,
        fieldCode: '2021090013',
        fieldName: '螺距',
        fieldNameEn: 'Pitch',
        unit: 'mm',
        sort: 8,
      },
    ],
    values: [...rows.values, ...values],
    materials: { ...materials, model: models.finish() },
    materialValues: {
      materialIds: Int32Array.from([
        ...rows.materialValues.materialIds,
        ...pairs.map(([id]) => id),
      ]),
      valueIds: Int32Array.from([...rows.materialValues.valueIds, ...pairs.map(([, id]) => id)]),
    },
  })
}

test.each([
  ['M8×1.25', ['HB-M8x80-8.8-ZN']],
  ['M8x1.25x80', ['HB-M8x80-8.8-ZN']],
  ['m 8 × 1.25 × 80 8.8', ['HB-M8x80-8.8-ZN']],
  ['M8x1', ['HB-M8x1x80-8.8-ZN']],
  ['M8x1x80', ['HB-M8x1x80-8.8-ZN']],
  // Among the M12 models here, the nut has no pitch.
  ['M12x1.75', [m12, 'HB-M12x80-10.9-ZF']],
  ['M12x1.5', []],
  ['M12x1.5x80', []],
  ['M8x1.25x90', []],
])('%s is the size with that pitch, where it is its coarse one', (keyword, models) => {
  expect(modelsOf(withPitches(), { keyword })).toEqual(models)
})

test('a part number typed with spaces is that part, whatever else has its parts', () => {
  const rows = smallCatalogue()
  const models = collectTexts()
  for (let row = 0; row < rows.materials.ids.length; row++)
    models.add(textAt(rows.materials.model, row).replace('RL1-127-12-R-ZN', 'RL1-127-16-F-ZN'))
  const catalogue = buildIndex({
    ...rows,
    materials: { ...rows.materials, model: models.finish() },
  })
  const found = (keyword: string) => modelsOf(catalogue, { keyword })
  expect(found('RL1 127 16')).toEqual(['RL1-127-16-F-ZN', 'RL1-127-16-R-ZN'])
  for (const written of ['RL1 127 16 R ZN', 'rl1-127-16 r-zn', 'RL1-127-16-R-ZN'])
    expect(found(written)).toEqual(['RL1-127-16-R-ZN'])
})

test.each([
  ['1\t六角螺母\tM12\t8\t件\t200', '六角螺母 M12 8'],
  ['六角螺母，M12，8级，200件', '六角螺母 M12 8级'],
  ['规格：M12×80 8.8 数量：200', 'M12×80 8.8'],
  ['hexagon bolt M12x80, delivery end of May', 'hexagon bolt M12x80'],
  ['zinc-plated M12', undefined],
  ['M12×80 8.8级', undefined],
])('of "%s" it is said what was looked for: %s', (keyword, sought) => {
  expect(searchKeyword(index, keyword, { type: 1 })?.sought).toBe(sought)
})
