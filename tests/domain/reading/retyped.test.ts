import { expect, test } from 'vitest'
import { read } from '../../../src/domain/reading/read'
import { retyped } from '../../../src/domain/reading/retyped'
import { defaultWords } from '../../../src/domain/reading/vocabulary'

test.each([
  ['环槽铆钉', ['product lockbolt 环槽铆钉']],
  ['M12x80', ['thread 12 M12', 'length 80 x80']],
  ['RL1-127-16-R-ZN', ['part rl1-127-16-r-zn RL1-127-16-R-ZN']],
])('%s in place of a part is read as %j', (typed, expected) => {
  const [span] = read('锁固钉 M12')
  const spans = retyped({ ...span!, typed }, defaultWords)
  expect(spans.map(({ kind, value, typed: part }) => `${kind} ${value} ${part}`)).toEqual(expected)
  expect(spans.every(({ from, to }) => from === 0 && to === 3)).toBe(true)
})

test('a part for which nothing was typed stays', () => {
  const [span] = read('M12')
  expect(retyped(span!, defaultWords)).toEqual([span])
})
