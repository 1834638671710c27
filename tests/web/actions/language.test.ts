// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { withoutNetwork } from '../browser'
import { switchLanguage, withoutSearch } from '../../../src/web/actions/language'
import { readStored } from '../../../src/web/session/storage'

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

test('a language switch is stored and loads the page again, without its search', async () => {
  const replace = vi.fn()
  const { href, origin, protocol, host } = window.location
  const address = { pathname: '/productCategories', search: '?categoryType=1&keyword=M12' }
  vi.stubGlobal('location', { href, origin, protocol, host, ...address, replace })
  withoutNetwork()
  await switchLanguage('zh')
  expect(readStored('language', 'local')).toBe('zh')
  expect(replace).toHaveBeenCalledExactlyOnceWith('/productCategories?categoryType=1')
})
