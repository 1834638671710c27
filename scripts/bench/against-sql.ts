import { answerPage } from '../../src/server/catalogue/index/answer'
import type { CatalogueIndex } from '../../src/server/catalogue/index/catalogue-index'
import type { Question } from '../../src/server/catalogue/index/question'
import type { CatalogueRows } from '../../src/server/catalogue/index/rows'
import type { Pool } from '../../src/server/database/database'
import { figure, goalAt, type Figure } from './figures'
import { mixedQuestion } from './questions'
import { forgetSelection, prepareSelection, selectionQuery } from './questions.sql'
import { randomFrom } from './random'
import { summaryOf } from './summary'
import { percentile, timesOf } from './timing'
import { itemAt } from '../../src/domain/lists/items'

const wanted = 100

/**
 * Compares the answers of the index with those of the database it was read from. Questions with a keyword are left
 * out, since SQL would need an index of its own for them.
 */
export async function measureAgainstSql(
  rows: CatalogueRows,
  index: CatalogueIndex,
  pool: Pool,
): Promise<Figure[]> {
  await prepareSelection(pool, index)
  const random = randomFrom(31)
  const questions: Question[] = []
  while (questions.length < wanted) {
    const question = mixedQuestion(rows, random)
    if (!question.keyword) questions.push(question)
  }
  const inSql: number[] = []
  let different = 0
  for (const question of questions) {
    const query = selectionQuery(index, question)
    let shortest = Infinity
    let answer
    for (let round = 0; round < 3; round++) {
      const started = performance.now()
      answer = itemAt((await query.execute(pool)).rows, 0)
      shortest = Math.min(shortest, performance.now() - started)
    }
    inSql.push(shortest)
    if (!answer || !isSame(index, question, answer)) different++
  }
  await forgetSelection(pool)
  const answer = (question: Question) => answerPage(index, question)
  timesOf(questions, answer)
  const inProcess = percentile(timesOf(questions, answer), 0.95)
  const sqlTime = percentile(
    inSql.sort((a, b) => a - b),
    0.95,
  )
  const models = rows.materials.ids.length
  const least = goalAt(models, { 1e4: 20, 1e5: 60 })
  return [
    figure(`1  of ${wanted} answers different from SQL's`, different, '', 0),
    figure('a page by the index, p95', inProcess, 'ms'),
    figure('a page by SQL, p95', sqlTime, 'ms'),
    {
      ...figure('3  a page by SQL : by the index, p95', sqlTime / inProcess, 'x'),
      ...(least !== undefined && { goal: { atLeast: least } }),
    },
  ].map((row) => ({ models, ...row }))
}

type Answered = { total: number; records: { id: number }[]; counts: Record<string, number> }

function isSame(index: CatalogueIndex, question: Question, given: Answered): boolean {
  const { total, ids, counts } = summaryOf(answerPage(index, question).body)
  const byValue = Object.entries(counts).map(
    ([key, count]) => [itemAt(key.split(':'), 1), count] as const,
  )
  return (
    total === given.total &&
    // Among equal sort keys the database may use another order.
    (question.orderColumn !== 1 || ids.join() === given.records.map(({ id }) => id).join()) &&
    byValue.every(([valueId, count]) => count === (given.counts[valueId] ?? 0))
  )
}
