// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { FieldSchema } from '../../../src/domain/forms/field-schema'
import { browsingHistory, favourites, reservations } from '../../../src/web/orders/resources'
import { addressOf } from '../../../src/web/screens/page-address'

const withLink: FieldSchema = { properties: { link: { type: 'string', 'x-widget': 'link' } } }

test('a page has fields of the record in its path or its query', () => {
  const row = { id: 7, uniqueCode: 'YD 1/2' }
  expect(addressOf(reservations, {}, row)).toBe('/reserve/7/YD%201%2F2')
  expect(addressOf(browsingHistory, {}, row)).toBe('/productCategories/details?id=7')
})

test.each([
  ['/productCategories/details?id=7', '/productCategories/details?id=7'],
  ['/nowhere', undefined],
  ['https://elsewhere.example/', undefined],
  [undefined, undefined],
])('a record that names %s leads to %s', (link, address) => {
  expect(addressOf(favourites, withLink, { id: 1, link })).toBe(address)
})
