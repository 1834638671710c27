import { fieldsIn } from '../../../src/domain/lists/objects'
import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { multipart } from '../../../tests/uploads'
import type { Caller } from '../caller'
import type { Client } from '../load'
import { rowsBy } from './rows'

interface Problem {
  id: number
  /** Number of acknowledged steps. */
  steps: number
  file?: { id: number; sha: string }
  hasScheme: boolean
  state: number
  expenses: number
}

interface Row {
  theme: string
  id: number
  state: number
  steps: number
  expenses: number
  files: number[] | null
}

const pdf = (text: string) =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n% ${text}\n`),
    randomBytes(30_000),
    Buffer.from('\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  ])

/** Takes a quality problem through its states, with an upload. */
export function problemClient(
  { insist }: Caller,
  { mark, supplierId, filesDir }: { mark: string; supplierId: number; filesDir: string },
): Client {
  const problems = new Map<string, Problem>()
  return {
    async write(nth) {
      const theme = `${mark}-problem-${nth}`
      await workOff({ insist, theme, supplierId }, (problem) => void problems.set(theme, problem))
      return 6
    },
    async check(pool) {
      const { rows } = await sql<Row>`
        select id, raised ->> 'theme' as theme, state_code as state,
          (select count(*) from timeline
            where subject = 'supplierProblem' and subject_id = supplier_problem.id) as steps,
          (select count(*) from supplier_expense where problem_id = supplier_problem.id) as expenses,
          (select array_agg(id) from stored_file
            where subject = 'supplierProblem' and subject_id = supplier_problem.id) as files
        from supplier_problem where raised ->> 'theme' like ${`${mark}-problem-%`}`.execute(pool)
      const stored = await sql<{ id: number; key: string }>`
        select id, storage_key as key from stored_file
        where data ->> 'originalName' like ${`${mark}-problem-%`}`.execute(pool)
      const keys = new Map(stored.rows.map(({ id, key }) => [id, key]))
      const byTheme = rowsBy(rows, ({ theme }) => theme)
      return [...problems].flatMap(([theme, problem]) => {
        const [row, ...more] = byTheme.get(theme) ?? []
        const wrong = row ? differences(problem, row) : ['lost']
        if (more.length > 0) wrong.push(`there ${more.length + 1} times`)
        if (problem.file)
          wrong.push(...wrongBytes(problem.file, keys.get(problem.file.id), filesDir))
        return wrong.map((what) => `${theme}: ${what}`)
      })
    },
  }
}

/** Raises a problem, answers it as the supplier, judges it and books an expense; notes each acknowledged step. */
async function workOff(
  { insist, theme, supplierId }: { insist: Caller['insist']; theme: string; supplierId: number },
  onRaised: (problem: Problem) => void,
): Promise<void> {
  const staff = (step: string, path: string, body: object) =>
    insist('POST', `/office/quality/problem${path}`, {
      who: 'quality',
      key: `${theme}-${step}`,
      body,
    })
  const raised = await staff('raise', '', {
    supplierId,
    theme,
    product: 'RL1',
    lot: 'L',
    quantity: 2,
    defect: 'crack',
    severity: 3,
    problemDescription: 'x',
    request: 'y',
  })
  const problem: Problem = {
    id: Number(fieldsIn(raised.data).id),
    steps: 1,
    hasScheme: false,
    state: 1,
    expenses: 0,
  }
  onRaised(problem)
  await answer({ insist, theme }, problem)
  await staff('judge', `/${problem.id}/verdict`, {
    causeAnalysis: accepted,
    problemMeasures: accepted,
    rectificationProgram: accepted,
  })
  problem.state = 3
  problem.steps++
  await staff('expense', `/${problem.id}/expense`, {
    costTypeName: 'sorting',
    curCode: 'CNY',
    exchangeRate: 1,
    amount: 12.5,
  })
  problem.expenses = 1
  problem.steps++
}

const accepted = { verdict: 'accepted' }

/** The supplier uploads a file, saves a scheme with it and submits it. */
async function answer(
  { insist, theme }: { insist: Caller['insist']; theme: string },
  problem: Problem,
): Promise<void> {
  const who = 'supplier'
  const bytes = pdf(theme)
  const { data } = await insist(
    'POST',
    '/quality/problem/upload?businessType=2&tableName=improvement_program',
    { who, key: `${theme}-upload`, ...multipart(`${theme}.pdf`, bytes) },
  )
  const file = { id: Number(data), sha: createHash('sha256').update(bytes).digest('hex') }
  problem.file = file
  const scheme = { id: problem.id, contactPerson: 'G', contactDetails: '1', causeAnalysis: 'c' }
  await insist('POST', '/quality/problem/supplier/v2', {
    who,
    key: `${theme}-save`,
    body: { ...scheme, problemMeasures: 'm', rectificationProgram: 'p', fileIds: [file.id] },
  })
  problem.hasScheme = true
  problem.steps++
  await insist('POST', `/quality/problem/supplier/submit/${problem.id}`, {
    who,
    key: `${theme}-submit`,
  })
  problem.state = 2
  problem.steps++
}

function differences(problem: Problem, row: Row): string[] {
  const wrong: string[] = []
  if (row.id !== problem.id) wrong.push(`acknowledged as ${problem.id}, is ${row.id}`)
  if (row.state !== problem.state) wrong.push(`in state ${row.state} instead of ${problem.state}`)
  if (row.expenses !== problem.expenses) wrong.push(`${row.expenses} expenses`)
  if (row.steps !== problem.steps) wrong.push(`${row.steps} steps instead of ${problem.steps}`)
  if (problem.hasScheme && problem.file && !row.files?.includes(problem.file.id))
    wrong.push(`without its file ${problem.file.id}`)
  return wrong
}

function wrongBytes(file: { id: number; sha: string }, key: string | undefined, dir: string) {
  if (key === undefined) return [`its upload ${file.id} is lost`]
  try {
    const sha = createHash('sha256')
      .update(readFileSync(join(dir, key)))
      .digest('hex')
    return sha === file.sha ? [] : [`the bytes of its upload ${file.id} are others`]
  } catch {
    return [`the bytes of its upload ${file.id} are lost`]
  }
}
