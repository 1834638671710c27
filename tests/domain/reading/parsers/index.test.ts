import { expect, test } from 'vitest'
import { defaultWords } from '../../../../src/domain/reading/vocabulary'

const { parsers } = defaultWords

/** The pattern without escaped signs and sets, in which repetitions mean nothing. */
const bare = (source: string) => source.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '')

test('the work of each pattern at one place of a text is bounded, so that the whole is linear', () => {
  const unbounded = parsers.filter(({ pattern }) => /[*+]|\{\d*,\}/.test(bare(pattern.source)))
  expect(unbounded).toEqual([])
})

test('a long line of any signs is read in time that grows with its length', () => {
  const signs = [
    '0',
    '0,',
    '1 ',
    'm',
    'x',
    '12x',
    '件',
    '螺',
    '螺栓',
    'a-',
    'a1-',
    '/',
    'hex ',
    '级',
  ]
  const work = (text: string) => {
    const before = process.cpuUsage()
    for (const { pattern } of parsers) text.replace(pattern, '')
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const slow = signs.filter((sign) => {
    const least = (length: number) =>
      Math.min(...Array.from({ length: 3 }, () => work(sign.repeat(length / sign.length))))
    return least(40_000) > 20_000 && least(40_000) > 3 * least(20_000)
  })
  expect(slow).toEqual([])
})
