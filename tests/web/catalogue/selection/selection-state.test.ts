import { describe, expect, test } from 'vitest'
import type { Schemas } from '../../../../src/domain/schemas'
import { afterSuggestion } from '../../../../src/web/catalogue/selection/after-suggestion'
import {
  inThisSpelling,
  changed,
  emptySelection,
  isAscending,
  isFound,
  listOf,
  parseSelection,
  pendingNumber,
  withChoice,
  withFound,
  withNumber,
  withScope,
  writeSelection,
  type SelectionState,
} from '../../../../src/web/catalogue/selection/selection-state'

const parse = (query: string) => parseSelection(new URLSearchParams(query))

const full: SelectionState = {
  categoryType: 1,
  abbreviation: '环槽铆钉',
  classId: 7,
  keyword: 'm12 x 80',
  searchType: 2,
  choices: { '2021090001': ['12.7', '15.9'], '2021090007': ['碳钢 & more'] },
  numbers: { '2021090002': 30 },
  sort: 3,
  asc: true,
  page: 4,
  view: 'table',
}

describe('the address of a selection', () => {
  test('gives back the same selection', () => {
    expect(parse(writeSelection(full))).toEqual(full)
  })

  test('names characteristics by their codes, also by those that staff make with letters', () => {
    const lettered = withChoice(emptySelection, 'jaw-W_1', '27.5', true)
    expect(writeSelection(lettered)).toBe('?f.jaw-W_1=27.5')
    expect(parse('f.jaw-W_1=27.5')).toEqual(lettered)
  })

  test('is empty when nothing is chosen', () => {
    expect(writeSelection(emptySelection)).toBe('')
    expect(parse('')).toEqual({ ...emptySelection })
  })

  test('defaults are left out of the address', () => {
    expect(writeSelection({ ...emptySelection, sort: 2, asc: false })).toBe('?sort=2')
    expect(writeSelection({ ...emptySelection, sort: 1, asc: true })).toBe('')
    expect(writeSelection({ ...emptySelection, searchType: 2 })).toBe('')
  })

  test('is the same for the same choices made in another order', () => {
    const one = withChoice(withChoice(emptySelection, '2', 'b', true), '1', 'a', true)
    const other = withChoice(withChoice(emptySelection, '1', 'a', true), '2', 'b', true)
    expect(writeSelection(one)).toBe(writeSelection(other))
  })

  test.each([
    ['categoryType=3&classId=-1&page=0&sort=9', {}],
    ['categoryType=1.5&classId=x&page=1e99&asc=up&view=list', {}],
    ['searchType=2&t=1700000000000&selectName=x', { searchType: 2, selectName: 'x' }],
    ['fx=1&from=mail&f.=1&f.a%20b=1&f=2&f12=&n2021090005=-3&n2021090002=thick&n7=3', {}],
    ['abbreviationEn=Bolts', { abbreviation: 'Bolts' }],
    ['f.constructor=x&f.__proto__=y&f.toString=z', {}],
    ['f1=a&f1=a&f1=b', { choices: { '1': ['a', 'b'] } }],
  ])('is read as far as it makes sense: %s', (query, expected) => {
    expect(parse(query)).toEqual({ ...emptySelection, ...expected })
  })

  test('asks for no more choices and no longer texts than the server accepts', () => {
    const query = Array.from({ length: 300 }, (_, nth) => `f1=v${nth}`).join('&')
    expect(parse(query).choices['1']).toHaveLength(200)
    expect(parse(`keyword=${'螺'.repeat(250)}`).keyword).toHaveLength(200)
  })
})

describe('narrowing', () => {
  test('a changed choice begins at the first page', () => {
    expect(withChoice(full, '2021090007', 'x', true).page).toBe(1)
    expect(changed(full, { page: 3 }).page).toBe(3)
  })

  test('a value is chosen, and given up again', () => {
    const chosen = withChoice(emptySelection, '1', 'a', true)
    expect(chosen.choices).toEqual({ '1': ['a'] })
    expect(withChoice(chosen, '1', 'a', false).choices).toEqual({})
  })

  test('another category ends the choices of the one before', () => {
    const other = withScope(full, { categoryType: 2, abbreviation: undefined })
    expect(other).toMatchObject({ categoryType: 2, choices: {}, numbers: {}, page: 1 })
    expect(other.abbreviation).toBeUndefined()
    expect(other.classId).toBeUndefined()
  })

  test('a typed number waits for its values, takes the place of chosen ones and ends with them', () => {
    const chosen = withChoice(emptySelection, '2021090001', '24', true)
    const typed = withNumber(chosen, '2021090005', 14.2)
    expect(typed.choices).toEqual({})
    expect(pendingNumber(typed)).toBe('2021090005')

    const found = withFound(typed, '2021090005', ['12.7'])
    expect(pendingNumber(found)).toBeUndefined()
    expect(writeSelection(found)).toBe('?n2021090005=14.2&f2021090001=12.7')

    expect(withChoice(found, '2021090001', '15.9', true).numbers).toEqual({})
    expect(withNumber(found, '2021090005', undefined)).toMatchObject({ choices: {}, numbers: {} })
  })
})

describe('what is listed', () => {
  test.each([
    [{}, 'classes'],
    [{ keyword: 'nut' }, 'classes'],
    [{ keyword: 'nut', searchType: 2 }, 'products'],
    [{ classId: 3 }, 'products'],
    [{ sort: 2 }, 'products'],
    [{ sort: 4 }, 'products'],
  ] as const)('%j lists %s', (change, list) => {
    expect(listOf({ ...emptySelection, ...change })).toBe(list)
  })

  test('the default order ascends, the others descend, unless turned', () => {
    expect(isAscending({ sort: 1 })).toBe(true)
    expect(isAscending({ sort: 2 })).toBe(false)
    expect(isAscending({ sort: 4, asc: true })).toBe(true)
  })
})

describe('the ways out of a dead end', () => {
  test.each([
    [
      { change: 'drop', characterId: 9, characterVal: '碳钢 & more', total: 2 },
      { '2021090007': undefined },
    ],
    [
      { change: 'replace', characterId: 9, characterVal: '碳钢 & more', toVal: 'x', total: 2 },
      { '2021090007': ['x'] },
    ],
  ] as const)('%j', (suggestion, expected) => {
    const next = afterSuggestion(full, suggestion, () => '2021090007')
    expect(next?.choices['2021090007']).toEqual(expected['2021090007'])
    expect(next?.choices['2021090001']).toEqual(['12.7', '15.9'])
    expect(next?.page).toBe(1)
  })

  const unknown = () => undefined

  test('two changes together', () => {
    const codeOf = (id?: number) => (id === 1 ? '2021090001' : '2021090007')
    const both = { change: 'drop', characterId: 1, total: 9 } as const
    const next = (also: NonNullable<Schemas['Suggestion']['also']>) =>
      afterSuggestion(full, { ...both, also }, codeOf)
    expect(next({ change: 'drop', characterId: 7 })?.choices).toEqual({})
    expect(next({ change: 'keyword' })).toMatchObject({
      keyword: '',
      choices: { '2021090007': full.choices['2021090007'] },
    })
    expect(afterSuggestion(full, { ...both, also: { change: 'class' } }, unknown)).toBeUndefined()
  })

  test('without the keyword or some of its words, and in all classes', () => {
    const fewer: Schemas['Suggestion'] = {
      change: 'words',
      without: ['gold'],
      toVal: 'm12 x 80',
      total: 1,
    }
    const asked = { ...full, keyword: 'm12 x 80 gold' }
    expect(afterSuggestion(asked, fewer, unknown)).toEqual({ ...full, page: 1 })
    expect(afterSuggestion(full, { change: 'keyword', total: 1 }, unknown)?.keyword).toBe('')
    expect(afterSuggestion(full, { change: 'class', total: 1 }, unknown)?.classId).toBeUndefined()
  })

  test('an unknown characteristic has no values', () => {
    expect(afterSuggestion(full, { change: 'drop', total: 1 }, unknown)).toBeUndefined()
  })
})

test('the values that a typed number has found stand for the number', () => {
  const found = withFound(withNumber(emptySelection, '2021090002', 30), '2021090002', ['25.4-31.8'])
  expect(isFound(found, '2021090003')).toBe(true)
  expect(isFound(found, '2021090001')).toBe(false)
  expect(isFound(withChoice(found, '2021090003', '25.4-31.8', false), '2021090003')).toBe(false)
})

test("values in the other language's words are translated, each once", () => {
  const facets = [
    {
      fieldCode: '2021090009',
      valueList: [
        { id: 1, val: 'Zinc plated', otherVal: '电镀锌' },
        { id: 2, val: 'Plain' },
      ],
    },
  ]
  const state = (...values: string[]): SelectionState => ({
    ...emptySelection,
    page: 3,
    choices: { '2021090009': values, '2021090001': ['12'] },
  })
  expect(inThisSpelling(state('电镀锌', 'Plain', 'Zinc plated'), facets)).toEqual(
    state('Zinc plated', 'Plain'),
  )
  const own = state('Zinc plated', 'unknown')
  expect(inThisSpelling(own, facets)).toBe(own)
})
