import { expect, test } from 'vitest'
import { demoRows } from '../../../../scripts/bench/demo-rows'
import { facetOf, pageOf } from './pages'
import { buildIndex } from '../../../../src/server/catalogue/index/build'
import { classId, field, smallCatalogue, smallIndex } from './small-catalogue'

const index = smallIndex()

test('a dead end names the single changes that lead out, the best first', () => {
  const page = pageOf(index, {
    classId: classId.hexBolts,
    selections: [
      { characterId: field.diameter, characterVal: '8' },
      { characterId: field.grade, characterVal: '10.9' },
    ],
  })
  expect(page.total).toBe(0)
  const about = { fieldName: '公称直径', characterId: field.diameter, characterVal: '8' }
  const grade = { fieldName: '性能等级', characterId: field.grade, characterVal: '10.9' }
  expect(page.suggestions).toEqual([
    { change: 'drop', ...about, total: 1 },
    { change: 'replace', ...about, toVal: '12', total: 1 },
    { change: 'drop', ...grade, total: 1 },
    { change: 'replace', ...grade, toVal: '8.8', total: 1 },
  ])
})

test.each([
  ['lokbolt', 'lockbolt', 4],
  ['lockblot large', 'lockbolt large', 4],
  ['六角螺姆', '六角螺母', 1],
  ['镀锌螺姆', '镀锌螺母', 1],
  ['环操铆钉', '环槽铆钉', 4],
  ['lagre lokbolt', 'large lockbolt', 4],
  ['hexgon botl', 'hexagon bolt', 5],
])('who mistypes %s is shown %s first', (keyword, toVal, total) => {
  const { suggestions } = pageOf(index, { keyword })
  expect(suggestions[0]).toEqual({ change: 'respell', toVal, total })
})

test.each([
  ['hexagon bolt M11', ['hexagon bolt M10', 'hexagon bolt M12']],
  ['六角头螺栓 M9', ['六角头螺栓 M10', '六角头螺栓 M8']],
  ['lockbolt 19.3', ['lockbolt 19.1']],
  ['lockbolt 13mm', ['lockbolt 12.7mm', 'lockbolt 15.9mm']],
])('for %s, which there is not, the nearest measures are shown', (keyword, near) => {
  const { suggestions } = pageOf(index, { keyword })
  const shown = suggestions.filter(({ change }) => change === 'respell').map(({ toVal }) => toVal)
  expect(new Set(shown)).toEqual(new Set(near))
  for (const toVal of near) expect(pageOf(index, { keyword: toVal }).total).toBeGreaterThan(0)
})

test.each(['M12x81', 'zzqqv', '钉', '漆桶'])('for %s nothing else is guessed', (keyword) => {
  expect(pageOf(index, { keyword }).suggestions.map(({ change }) => change)).not.toContain(
    'respell',
  )
})

test('a size available only in other lengths offers the nearest lengths', () => {
  const demo = buildIndex(demoRows())
  const { suggestions } = pageOf(demo, { keyword: '六角头螺栓 M12×82 8.8' })
  const [first, second] = suggestions
  expect([first, second].map((way) => [way?.change, way?.toVal])).toEqual([
    ['respell', '六角头螺栓 M12×80 8.8'],
    ['respell', '六角头螺栓 M12×90 8.8'],
  ])
  expect(pageOf(demo, { keyword: 'HB-M12x82-8.8-ZN' }).suggestions[0]?.change).toBe('words')
})

test('the counts beside a dead end are those of its own question', () => {
  const page = pageOf(index, { classId: classId.nuts, keyword: 'lockbolt' })
  expect(facetOf(page, field.finish)).toEqual(['电镀锌:0'])
})

test('giving up the keyword or the class is a way out', () => {
  const page = pageOf(index, { classId: classId.nuts, keyword: 'lockbolt' })
  expect(page.suggestions).toEqual([
    { change: 'class', total: 4 },
    { change: 'keyword', total: 1 },
  ])
})

test('a search for models that finds none leads to the common search where that finds something', () => {
  const page = pageOf(index, { keyword: '螺母', searchType: 2 })
  expect(page.suggestions).toEqual([
    { change: 'keyword', total: 11 },
    { change: 'searchType', total: 1 },
  ])
  expect(pageOf(index, { keyword: '螺母' }).total).toBe(1)
  const nowhere = pageOf(index, { keyword: 'nothing', searchType: 2 }).suggestions
  expect(nowhere.map(({ change }) => change)).toEqual(['keyword'])
})

test('every way out gives as many models as it says', () => {
  const selections = [
    { characterId: field.diameter, characterVal: '12.7' },
    { characterId: field.finish, characterVal: '锌铝涂层' },
  ]
  const { suggestions } = pageOf(index, { selections })
  expect(suggestions).not.toEqual([])
  for (const { change, characterId, toVal, total } of suggestions) {
    const others = selections.filter((one) => one.characterId !== characterId)
    const changed =
      change === 'replace'
        ? [...others, { characterId: characterId ?? 0, characterVal: toVal ?? '' }]
        : others
    expect(pageOf(index, { selections: changed }).total).toBe(total)
  }
})

test('a value that does not exist is a dead end whose way out is to drop it', () => {
  const selections = [{ characterId: field.finish, characterVal: 'Gold' }]
  const [best] = pageOf(index, { selections }).suggestions
  expect(best).toMatchObject({ change: 'drop', characterVal: 'Gold', total: 11 })
})

test('if no single change helps, pairs are suggested with their results', () => {
  const nothing = { keyword: 'nothing', searchType: 2 as const }
  const unknown = { characterId: 99, characterVal: 'x' }
  expect(pageOf(index, { ...nothing, selections: [unknown] }).suggestions).toEqual([
    { change: 'drop', ...unknown, also: { change: 'keyword' }, total: 11 },
  ])

  const selections = [
    { characterId: field.diameter, characterVal: '100' },
    { characterId: field.grip, characterVal: '25.4-31.8' },
    { characterId: field.grade, characterVal: '10.9' },
  ]
  const { suggestions } = pageOf(index, { selections })
  expect(suggestions.map(({ total }) => total)).toEqual([3, 1, 1])
  for (const { characterId, also, total } of suggestions) {
    const rest = selections.filter(
      (one) => one.characterId !== characterId && one.characterId !== also?.characterId,
    )
    expect(rest).toHaveLength(1)
    expect(pageOf(index, { selections: rest }).total).toBe(total)
  }
})

test('if pairs do not help either, there is no suggestion', () => {
  const page = pageOf(index, {
    keyword: 'nothing',
    selections: [98, 99].map((characterId) => ({ characterId, characterVal: 'x' })),
  })
  expect(page.suggestions).toEqual([])
})

const shorter = (keyword: string, given = {}) =>
  pageOf(index, { keyword, ...given }).suggestions.flatMap(({ change, without, toVal, total }) =>
    change === 'words' ? [`${without?.join(' ')} → ${toVal}: ${total}`] : [],
  )

test('leaving out the obstructing word is suggested before leaving out all', () => {
  const [first, second] = pageOf(index, { keyword: 'M12×80 gold' }).suggestions
  expect(first).toEqual({ change: 'words', without: ['gold'], toVal: 'M12×80', total: 2 })
  expect(second).toEqual({ change: 'keyword', total: 11 })
})

test.each([
  // Each word has matches, but not together: the search with fewer models comes first.
  ['M12x80 8.8 锌铝', ['8.8 → M12x80 锌铝: 1', '锌铝 → M12x80 8.8: 1']],
  ['bolt M12 lockbolt', ['lockbolt → bolt M12: 2']],
  ['hexagon nut M12x80', ['x80 → hexagon nut M12: 1', 'hexagon nut → M12x80: 2']],
  ['DIN 439-M12', ['DIN 439 → M12: 3']],
  ['GB/T 5799-2016 M12×80 8.8级', ['GB/T 5799-2016 → M12×80 8.8级: 1']],
  ['M12x80 grade 12.9 200 pcs', ['grade 12.9 → M12x80: 2']],
  ['六角螺母 M12×300', ['×300 → 六角螺母 M12: 1']],
  // A possible quantity, or a word that is no product, is left out at once.
  ['六角头螺栓 M12×80 盐雾 报告', []],
  ['bolt M12x80 8.8 10', []],
  // An unknown part number is shortened to the beginning that models have.
  ['HB-M12x80-12.9-ZN', ['12.9-ZN → HB-M12x80: 2']],
  ['RL1-127-16-R-ZM', ['ZM → RL1-127-16-R: 1']],
  ['HN-M12-12-ZN', ['12-ZN → HN-M12: 1']],
  // More than half of the words are left out only if they are unknown and the rest is more than a number.
  // Row number and quantity are not kept.
  ['7\t六角头螺栓\tM12×80\t12.9级\t45钢\t件\t20', ['12.9级 → 六角头螺栓 M12×80 45钢: 2']],
  // Words are shown as typed, not as searched.
  ['2型 M12x80', ['2型 → M12x80: 2']],
  ['M12x80 gold black red', ['gold black red → M12x80: 2']],
  ['gold black 12', []],
  ['gold black', []],
  ['gold', []],
])('for "%s" the fewest words are left out', (keyword, ways) => {
  expect(shorter(keyword)).toEqual(ways)
})

test('a search with a word less gives as many models as it says, with what is chosen besides', () => {
  const selections = [{ characterId: field.finish, characterVal: '电镀锌' }]
  const asked = { keyword: 'M12×80 10.9', selections }
  expect(shorter(asked.keyword, asked)).toEqual(['10.9 → M12×80: 1'])
  expect(pageOf(index, { ...asked, keyword: 'M12×80' }).total).toBe(1)
})

test('among the models, too, the word that stands in the way is named', () => {
  expect(shorter('hb m12x80 gold', { searchType: 2 })).toEqual(['gold → hb m12x80: 2'])
})

test('instead of a figure the nearest ones are offered first', () => {
  const near = (characterVal: string) => {
    const selections = [
      { characterId: field.diameter, characterVal },
      { characterId: field.grade, characterVal: '8.8' },
      { characterId: field.finish, characterVal: '电镀锌' },
    ]
    return pageOf(index, { selections }).suggestions.flatMap(({ change, toVal }) =>
      change === 'replace' ? [toVal] : [],
    )
  }
  expect(near('12.7')).toEqual(['12', '10', '8', '100'])
  expect(near('50')).toEqual(['12', '10', '8', '100'])
  expect(near('90')).toEqual(['100', '12', '10', '8'])
  expect(near('8.7')).toEqual(['8', '10', '12', '100'])
})

test('of equally near numbers the one with more models comes first; texts are sorted by models', () => {
  const rows = smallCatalogue()
  const replaced = (characterId: number, characterVal: string, keyword: string) =>
    pageOf(buildIndex(rows), { keyword, selections: [{ characterId, characterVal }] })
      .suggestions.filter(({ change }) => change === 'replace')
      .map(({ toVal, total }) => `${toVal}: ${total}`)
  expect(replaced(field.diameter, '11', 'bolt')).toEqual(['12: 2', '10: 1', '8: 1', '100: 1'])
  expect(replaced(field.finish, 'Gold', 'bolt')).toEqual(['电镀锌: 4', '锌铝涂层: 1'])
})
