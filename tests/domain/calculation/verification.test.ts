import { expect, test } from 'vitest'
import {
  agrees,
  asPrinted,
  lastPlace,
  verificationGroups,
} from '../../../src/domain/calculation/verification'

const groups = verificationGroups()

test.each(groups)('the engine reproduces the published figures of $key', (group) => {
  const wrong = group.rows.filter((row) => row.misprint !== true && !agrees(row, group))
  expect(wrong).toEqual([])
})

test('there are more than 1,700 published figures, and the misprints among them do not agree', () => {
  const published = groups.filter(({ kind }) => kind === 'published')
  expect(published.flatMap(({ rows }) => rows).length).toBeGreaterThan(1700)
  const misprints = published.flatMap((group) =>
    group.rows.filter(({ misprint }) => misprint).map((row) => agrees(row, group)),
  )
  expect(misprints).toEqual([false, false])
  for (const { rows } of groups) expect(rows.length).toBeGreaterThan(0)
})

test('a figure one and a half units of its last digit away does not agree', () => {
  const row = { label: '', symbol: '', unit: '', expected: '12.5', computed: 12.65 }
  expect(agrees(row, { tolerance: 0 })).toBe(false)
  expect(agrees({ ...row, computed: 12.54 }, { tolerance: 0 })).toBe(true)
})

test('the last place of a print is found, and a computed figure is shown beside it with one more digit', () => {
  expect(['1.25', '302', '1.751e-6'].map(lastPlace)).toEqual([0.01, 1, 1e-9])
  const row = { label: '', symbol: '', unit: '', expected: '1.751e-6', computed: 1.75114e-6 }
  expect(asPrinted(row)).toBe('1.7511e-6')
})
