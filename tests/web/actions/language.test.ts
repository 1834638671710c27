// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { withoutSearch } from '../../../src/web/actions/language'

test('a language switch drops the search and the choices, and keeps the place', () => {
  const search =
    '?categoryType=1&keyword=M12&searchType=2&f2021090001=12&f.jaw=9&n2021090005=14.2&page=3'
  expect(withoutSearch('/productCategories', search)).toBe('/productCategories?categoryType=1')
})

test('a page without a search keeps its address', () => {
  expect(withoutSearch('/productCategories/details', '?id=7')).toBe(
    '/productCategories/details?id=7',
  )
  expect(withoutSearch('/', '')).toBe('/')
})

test('a list of the office is still searched for the same', () => {
  const list = `${import.meta.env.BASE_URL}office/reservations`
  expect(withoutSearch(list, '?keyword=YD2026&page=3')).toBe(`${list}?keyword=YD2026&page=3`)
})
