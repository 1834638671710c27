import { fork } from 'node:child_process'
import { once } from 'node:events'
import { answerPage } from '../../src/server/catalogue/index/answer'
import type { CatalogueIndex } from '../../src/server/catalogue/index/catalogue-index'
import { keyOf, type Question } from '../../src/server/catalogue/index/question'
import type { CatalogueRows } from '../../src/server/catalogue/index/rows'
import { figure, goalAt, type Figure } from './figures'
import { asRequest, openClient, type Ask, type Client } from './http'
import { ended, inherited } from './processes'
import { mixedQuestion } from './questions'
import { randomFrom } from './random'
import { median } from './timing'

const rounds = 7
const warmUp = 8
const perRound = 300
/** Concurrent customers keep the server busy between requests. */
const connections = 8

/**
 * Processor time of a product page request, compared with a route of the same server that makes the same checks and
 * answers a constant body of the same size. The two alternate within each round.
 */
export async function measureRequests(
  rows: CatalogueRows,
  index: CatalogueIndex,
  databaseUrl: string,
  port: number,
): Promise<Figure[]> {
  const child = fork('.cache/bench/bare-server.mjs', {
    execArgv: [],
    env: {
      ...inherited,
      PORT: String(port),
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      DATABASE_URL: databaseUrl,
      DEMO: '0',
    },
  })
  await once(child, 'message')
  const clients = Array.from({ length: connections }, () => openClient(port))
  /** Milliseconds of processor time since the child started. */
  async function spent(message: 'cpu' | { size: number } = 'cpu'): Promise<number> {
    child.send(message)
    const [time] = (await once(child, 'message')) as [number]
    return time
  }
  async function costOf(asks: Ask[]) {
    const before = await spent()
    let bytes = 0
    let next = 0
    const keepAsking = async (client: Client) => {
      for (let ask = asks[next++]; ask; ask = asks[next++]) {
        const { length } = await client.ask(ask)
        bytes += length
      }
    }
    await Promise.all(clients.map(keepAsking))
    return { cost: ((await spent()) - before) / asks.length, size: Math.round(bytes / asks.length) }
  }

  const random = randomFrom(23)
  const asked = new Set<string>()
  function nextQuestions(): Question[] {
    const questions: Question[] = []
    while (questions.length < perRound) {
      const question = mixedQuestion(rows, random)
      const key = keyOf(index, question)
      // Values without results cannot be clicked: dead ends come only from searches or old addresses.
      const isWanted = questions.length % 10 === 0 || answerPage(index, question).total > 0
      if (asked.has(key) || !isWanted) continue
      asked.add(key)
      questions.push(question)
    }
    return questions
  }
  const uncached: number[] = []
  const cached: number[] = []
  const bare: number[] = []
  // Each round asks new questions, so that no answer is cached.
  for (let round = -warmUp; round < rounds; round++) {
    const questions = nextQuestions()
    const first = await costOf(questions.map((question) => asRequest(question)))
    await spent({ size: first.size })
    const constant = await costOf(
      questions.map((question) => asRequest(question, '/crrc_sales/bare')),
    )
    const again = await costOf(questions.map((question) => asRequest(question)))
    if (round < 0) continue
    uncached.push(first.cost / constant.cost)
    cached.push(again.cost / constant.cost)
    bare.push(constant.cost)
  }
  clients.forEach((client) => client.close())
  await ended(child)

  const models = rows.materials.ids.length
  const goal = goalAt(models, { 1e4: 2, 1e5: 2.5, 1e6: 6 })
  return [
    figure('processor time of the bare route', median(bare), 'ms'),
    figure('2  page of products, first asked : bare route', median(uncached), 'x', goal),
    figure('2  page of products, asked again : bare route', median(cached), 'x', 1.3),
  ].map((row) => ({ models, ...row }))
}
