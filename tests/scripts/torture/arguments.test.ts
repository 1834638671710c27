import { expect, test } from 'vitest'
import { readArguments } from '../../../scripts/torture/arguments'
import type { Part } from '../../../scripts/torture/part'

const parts = ['kills-embedded', 'kills-postgres', 'fuzz'].map((name): Part => ({
  name,
  goal: '',
  rounds: 9,
  run: () => Promise.reject(new Error()),
}))

const read = (line: string, env: Record<string, string> = {}) => {
  const { parts: asked, ...rest } = readArguments(line.split(' ').filter(Boolean), parts, env)
  return { ...rest, parts: asked.map(({ name }) => name).join(' ') }
}

test('without a name all parts are run, with the rounds of their goals', () => {
  expect(read('')).toEqual({ parts: 'kills-embedded kills-postgres fuzz', seed: 1 })
})

test('a part is run alone, parts whose names begin alike together, shorter and from another seed', () => {
  expect(read('fuzz')).toEqual({ parts: 'fuzz', seed: 1 })
  expect(read('kills --rounds 5 --seed 7')).toEqual({
    parts: 'kills-embedded kills-postgres',
    rounds: 5,
    seed: 7,
  })
  expect(read('fuzz', { TORTURE_ROUNDS: '3', TORTURE_SEED: '4' })).toEqual({
    parts: 'fuzz',
    rounds: 3,
    seed: 4,
  })
})

test.each(['kill', 'fuzz --long', 'fuzz --rounds many', 'fuzz --seed'])(
  '"%s" is refused with its fault',
  (line) => {
    expect(read(line)).toMatchObject({ parts: '', fault: expect.any(String) })
  },
)
