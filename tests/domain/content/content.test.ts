import { expect, test } from 'vitest'
import { aboutUsAddress, isAboutUsLink } from '../../../src/domain/content/content'

test.each([
  ['www.maker.example', 'http://www.maker.example'],
  [' maker.example/a ', 'http://maker.example/a'],
  ['https://maker.example', 'https://maker.example'],
  ['HTTP://maker.example', 'HTTP://maker.example'],
  ['javascript:alert(1)', 'http://javascript:alert(1)'],
])('the link %s opens %s', (link, address) => {
  expect(aboutUsAddress(link)).toBe(address)
})

test('types 2 and 3 are links', () => {
  expect([1, 2, 3, 4, 5].filter((type) => isAboutUsLink(`about_us_type_${type}`))).toEqual([2, 3])
})
