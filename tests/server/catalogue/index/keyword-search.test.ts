import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoRows } from '../../../../scripts/bench/demo-rows'
import { modelsOf, pageOf } from './pages'
import { buildIndex } from '../../../../src/server/catalogue/index/build'
import { searchKeyword } from '../../../../src/server/catalogue/index/keyword-search'
import { collectTexts, textAt } from '../../../../src/server/catalogue/index/text-column'
import { field, smallCatalogue, smallIndex } from './small-catalogue'

const index = smallIndex()
const m12 = 'HB-M12x80-8.8-ZN'
const of109 = ['HB-M12x80-10.9-ZF']
const lockbolts = ['RL1-127-12-R-ZN', 'RL1-127-16-R-ZN', 'RL1-159-16-R-ZN', 'RL1-191-16-R-ZN']
const bolts = ['HB-M8x80-8.8-ZN', 'HB-M10x80-8.8-ZN', m12, 'HB-M12x80-10.9-ZF', 'HB-M100x80-8.8-ZN']

/** Rows of a corpus: a search in which \t is a tab, what it finds, and what it looks for if that is less. */
const corpus = (file: string) =>
  readFileSync(`tests/server/catalogue/index/${file}`, 'utf8')
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => {
      const [keyword = '', found = '', sought = ''] = row.split('\t')
      return { keyword: keyword.replaceAll(String.raw`\t`, '\t'), found, sought }
    })

test.each(corpus('searches.tsv'))('"$keyword" finds: $found', ({ keyword, found, sought }) => {
  expect(modelsOf(index, { keyword }).join(' ')).toBe(found)
  expect(searchKeyword(index, keyword, { type: 1 })?.sought ?? '').toBe(sought)
})

const demo = buildIndex(demoRows())

test.each(corpus('demo-searches.tsv'))('in the demo "$keyword" finds: $found', (row) => {
  const { total, records } = pageOf(demo, { keyword: row.keyword, size: 3 })
  expect(`${total}: ${records.map(({ model }) => model).join(' ')}`).toBe(row.found)
  expect(searchKeyword(demo, row.keyword, { type: 1 })?.sought ?? '').toBe(row.sought)
})

test.each(['zh', 'en'] as const)('a search in %s looks through both languages', (language) => {
  expect(modelsOf(index, { language, keyword: '环槽' })).toEqual(lockbolts)
  expect(modelsOf(index, { language, keyword: 'ring-groove' })).toEqual(lockbolts)
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

test.each(['GB97', 'GB/T97', 'GB/T 97', 'GB/T 97 M12', 'GB/T 97.1'])(
  '%s finds the washer GB/T 97.1 by its name, where no field has the standard',
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
