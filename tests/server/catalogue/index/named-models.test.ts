import { expect, test } from 'vitest'
import { generateCatalogue } from '../../../../scripts/bench/catalogue'
import { buildIndex } from '../../../../src/server/catalogue/index/build'
import type { CatalogueIndex } from '../../../../src/server/catalogue/index/catalogue-index'
import { modelsLike, modelsWritten } from '../../../../src/server/catalogue/index/named-models'
import { slotOf } from '../../../../src/server/catalogue/index/catalogue-index'
import { textAt } from '../../../../src/server/catalogue/index/text-column'
import { smallIndex } from './small-catalogue'

const index = smallIndex()
const codeOf = ({ materials, rowOf }: CatalogueIndex, id: number) =>
  textAt(materials.model, rowOf[slotOf(index, id)!]!)
const written = (...texts: string[]) =>
  modelsWritten(index, texts).map((ids) => ids.map((id) => codeOf(index, id)))
const like = (text: string) => modelsLike(index, text, 3).map((id) => codeOf(index, id))

test('a model is known however its dashes, spaces, letters and widths are written', () => {
  const model = 'RL1-127-16-R-ZN'
  const texts = [model, 'rl1 127 16 r zn', 'RL1127-16RZN', 'ＲＬ１／１２７／１６／Ｒ／ＺＮ']
  expect(written(...texts)).toEqual(texts.map(() => [model]))
})

test('a text that is only part of a model is not that model', () => {
  expect(written('RL1-127-16-R', 'RL1-127-16-R-ZN-X', '', '—')).toEqual([[], [], [], []])
})

test('codes with the prefix come first, then matches of the words, then similar prefixes', () => {
  expect(like('RL1-127')).toEqual(['RL1-127-12-R-ZN', 'RL1-127-16-R-ZN'])
  expect(like('六角螺母 M12')).toEqual(['HN-M12-8-ZN'])
  expect(like('RL1-127-16-R-XX')).toEqual(['RL1-127-16-R-ZN'])
})

test('no more models are offered than asked for, and none for a text that says nothing', () => {
  expect(like('RL1')).toHaveLength(3)
  expect(like('FOO-9')).toEqual([])
  expect(like('')).toEqual([])
})

test('every model of a generated catalogue is found by its own code', () => {
  const large = buildIndex(generateCatalogue(2000))
  const codes = [...large.rowOf]
    .filter((row) => row >= 0)
    .map((row) => textAt(large.materials.model, row))
  const found = modelsWritten(large, codes)
  expect(found.filter((ids) => ids.length === 0)).toEqual([])
})
