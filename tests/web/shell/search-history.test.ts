import { expect, test } from 'vitest'
import { searchesLike, withSearch } from '../../../src/web/shell/search-history'

test('the search history keeps the latest four different searches', () => {
  const searches = ['M8', 'M10', 'M12', 'M16', 'M20']
  expect(searches.reduce(withSearch, [] as string[])).toEqual(['M20', 'M16', 'M12', 'M10'])
})

test('a repeated search moves to the front, however it is spelled', () => {
  expect(withSearch(['M12', 'collar', '套环'], 'Collar')).toEqual(['Collar', 'M12', '套环'])
})

test('earlier searches are offered by their beginning, in any case', () => {
  const history = ['M12x80', 'collar', 'DIN M12']
  expect(searchesLike(history, 'm12')).toEqual(['M12x80'])
  expect(searchesLike(history, '  ')).toEqual(history)
})

test('a search typed in full is not suggested', () => {
  expect(searchesLike(['M12'], 'm12')).toEqual([])
})
