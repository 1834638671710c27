import { expect, test } from 'vitest'
import { generateCatalogue } from '../../../../scripts/bench/catalogue'
import { ask, modelsOf, soughtIn } from '../../../../scripts/bench/oracle'
import { mixedQuestion } from '../../../../scripts/bench/questions'
import { randomFrom } from '../../../../scripts/bench/random'
import { summaryOf } from '../../../../scripts/bench/summary'
import { answerPage } from '../../../../src/server/catalogue/index/answer'
import { buildIndex } from '../../../../src/server/catalogue/index/build'
import { question } from './small-catalogue'

test.each([
  { models: 40, seed: 3 },
  { models: 500, seed: 5 },
  { models: 2000, seed: 7 },
])(
  'of $models models the page, total and counts are those of looking at each',
  ({ models, seed }) => {
    const rows = generateCatalogue(models, seed)
    const index = buildIndex(rows)
    const all = modelsOf(rows)
    const random = randomFrom(seed)
    for (let nth = 0; nth < 150; nth++) {
      const question = mixedQuestion(rows, random)
      const answer = summaryOf(answerPage(index, question).body)
      expect(answer, JSON.stringify(question)).toEqual(
        ask(all, question, soughtIn(index, question)),
      )
    }
  },
  120_000,
)

test('a tool that fits two of the chosen diameters counts once', () => {
  const rows = generateCatalogue(600)
  const fits = rows.characteristics.find(({ fieldCode }) => fieldCode === '2021090101')?.id ?? 0
  const [first, second] = rows.values.filter(({ characteristicId }) => characteristicId === fits)
  const asked = question({
    selections: [first, second].map((value) => ({
      characterId: fits,
      characterVal: value?.val ?? '',
    })),
  })
  expect(summaryOf(answerPage(buildIndex(rows), asked).body)).toEqual(
    ask(modelsOf(rows), asked, undefined),
  )
})
