import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoRows } from '../../../../scripts/bench/demo-rows'
import { read } from '../../../../src/domain/reading/read'
import { buildIndex } from '../../../../src/server/catalogue/index/build'
import { slotOf } from '../../../../src/server/catalogue/index/catalogue-index'
import { modelsMeant } from '../../../../src/server/catalogue/index/models-meant'
import { spanMeanings } from '../../../../src/server/catalogue/index/span-meanings'
import { textAt } from '../../../../src/server/catalogue/index/text-column'

const index = buildIndex(demoRows())
const meanings = spanMeanings(index)

function meant(line: string) {
  const { ids, isSure, spans } = modelsMeant(meanings, read(line), 10)
  const models = ids.map((id) => textAt(index.materials.model, index.rowOf[slotOf(index, id)!]!))
  return { models, isSure, spans }
}

/** A line, and the models that it means; after = it means its only model and nothing else. */
const lines = readFileSync('tests/server/catalogue/index/lines.tsv', 'utf8')
  .split('\n')
  .filter((row) => row !== '')
  .map((row) => row.split('\t'))

test.each(lines)('the line "%s" means: %s', (line = '', expected = '') => {
  const { models, isSure } = meant(line)
  expect(`${isSure ? '= ' : ''}${models.toSorted().join(' ')}`).toBe(expected)
})

test('a dead end names the span that no product has', () => {
  const { models, spans } = meant('GB/T 5782 M12×90 8.8 A4-70')
  expect(models).toEqual([])
  expect(spans.filter(({ state }) => state).map(({ value, state }) => [value, state])).toEqual([
    ['A4-70', 'unmatched'],
  ])
})

test('a span that may be read wrongly is dropped and named', () => {
  const { models, spans } = meant('六角螺母 GB/T 6170 M12 8级 镀锌 左旋')
  expect(models).toEqual(['HN-M12-8-ZN'])
  expect(spans.find(({ state }) => state === 'dropped')?.value).toBe('左旋')
})

test('a class of the shop that the vocabulary does not know is found by its name', () => {
  const rows = demoRows()
  const classes = rows.classes.map((one) =>
    one.className === '六角薄螺母' ? { ...one, className: '滚花螺母' } : one,
  )
  const shop = spanMeanings(buildIndex({ ...rows, classes }))
  const { ids } = modelsMeant(shop, read('滚花螺母 M8 04级'), 10)
  expect(ids).toHaveLength(1)
})
