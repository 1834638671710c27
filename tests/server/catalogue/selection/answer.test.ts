import { expect, test } from 'vitest'
import { generateCatalogue } from '../../../../scripts/bench/catalogue'
import { ask, modelsOf } from '../../../../scripts/bench/oracle'
import { mixedQuestion } from '../../../../scripts/bench/questions'
import { randomFrom } from '../../../../scripts/bench/random'
import { summaryOf } from '../../../../scripts/bench/summary'
import { answerPage } from '../../../../src/server/catalogue/selection/answer'
import { buildIndex } from '../../../../src/server/catalogue/selection/build'

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
    for (let nth = 0; nth < 200; nth++) {
      const question = mixedQuestion(rows, random)
      const answer = summaryOf(answerPage(index, question))
      expect(answer, JSON.stringify(question)).toEqual(ask(all, question))
    }
  },
)
