import type { FastifyBaseLogger } from 'fastify'
import { daysAfter } from '../../src/domain/days/day'
import { passOver } from '../../src/server/audit/watch.sql'
import { translate } from '../../src/i18n/translate'
import type { Context } from '../../src/server/http/context'
import { todayAt } from '../../src/server/database/clock'
import type { Database, Pool } from '../../src/server/database/database'
import { receiveAttachment } from '../../src/server/attachments/receive'
import type { Settings } from '../../src/server/settings/settings'
import type { Schemas } from '../../src/domain/schemas'
import { customerProblems } from '../../src/server/quality/customer-problems'
import { demoPicture, type DemoPicture } from './photos'
import { moveBack } from './dates.sql'
import { beginDemo, demoUser, forgetMails } from './users.sql'
import { expenses } from '../../src/server/quality/expenses'
import { officeComplaints } from '../../src/server/quality/office-complaints'
import { officeProblems } from '../../src/server/quality/office-problems'
import { supplierProblems } from '../../src/server/quality/supplier-problems'
import { itemAt } from '../../src/domain/lists/items'
import { userOf } from '../../src/server/http/context'

/** Fills an empty demo with fictional problems in every state, through the same steps that users take. */
export async function seedQuality(
  pool: Pool,
  settings: Settings,
  log: FastifyBaseLogger,
): Promise<void> {
  await pool.transaction().execute(async (database) => {
    await passOver(database)
    if (!(await beginDemo(database))) return
    const as = (username: string) => contextOf(username, { database, pool, settings, log })
    const [supplier, supplier2] = [await as('supplier'), await as('supplier2')]
    const [quality, partner] = [await as('quality'), await as('partner')]
    if (!supplier || !supplier2 || !quality || !partner) return
    await raiseProblems(database, { supplier, supplier2, quality })
    await fileComplaints(database, { partner, quality })
    await forgetMails(database)
  })
}

async function contextOf(
  username: string,
  { database, ...parts }: Pick<Context, 'database' | 'pool' | 'settings' | 'log'>,
): Promise<Context | undefined> {
  const user = await demoUser(database, username)
  if (!user) return undefined
  const context: Context = {
    ...parts,
    database,
    // Uploads are usually stored outside the call's transaction; the demo uses a single one.
    pool: database,
    autonomous: database,
    user,
    apiKey: undefined,
    language: 'zh',
    sentenceLanguage: 'zh',
    namedLanguage: undefined,
    text: (key, values) => translate('zh', key, values),
    requestId: 'demo',
    idempotencyKey: () => undefined,
    audit: { operation: 'unattended', facts: {}, note: () => undefined },
    offload: async (task, input) => {
      const work = await task.load()
      return work(input, { databaseUrl: '', settings: parts.settings })
    },
    address: '',
    isFromHere: true,
    userAgent: '',
    cookie: '',
    commit: (work) => work(context),
    setCookie: () => undefined,
  }
  return context
}

async function photos(
  context: Context,
  purpose: Schemas['UploadPurpose'],
  ...names: DemoPicture[]
): Promise<number[]> {
  const ids: number[] = []
  for (const name of names) {
    const file = { name: `${name}.jpg`, bytes: await demoPicture(name) }
    ids.push(await receiveAttachment(context, { purpose }, { kind: 1, file }, ({ id }) => id))
  }
  return ids
}

interface People {
  supplier: Context
  supplier2: Context
  quality: Context
}

const subjects = [
  {
    theme: '套环轴向裂纹（演示）',
    product: 'RL1-127-16-R-ZN',
    defect: 'crack',
    severity: 3,
    problemDescription: '来料抽检 200 件，铆接后 7 件套环出现轴向裂纹。',
    picture: 'crack',
  },
  {
    theme: '螺母螺纹超差（演示）',
    product: 'NF-M8x1-8-ZN',
    defect: 'dimension',
    severity: 2,
    problemDescription: '通规不通，止规通过，共 35 件。',
    picture: 'thread',
  },
  {
    theme: '镀层起皮（演示）',
    product: 'RL1-127-16-R-ZN',
    defect: 'surface',
    severity: 1,
    problemDescription: '箱内约 3% 的套环镀层起皮。',
    picture: 'coating',
  },
] as const

const contactDetails = '400-000-0000'

/** Findings and measures per subject, in the order of the subjects. */
const handlings = [
  {
    causeKind: 'method',
    causeAnalysis: '回火保温时间不足，套环硬度偏高。',
    whys: [
      { why: '为何开裂？', because: '硬度偏高' },
      { why: '为何偏硬？', because: '回火时间不足' },
    ],
    problemMeasures: '隔离在库批次，全数检查硬度。',
    rectificationProgram: '修订回火曲线，每炉首件检查硬度。',
    evidence: '按新曲线生产三炉，首件硬度均合格。',
    effectivenessCheck: '抽检 50 件，硬度合格，铆接无裂纹。',
    shows: { cause: 'curve', proof: 'gauge' },
  },
  {
    causeKind: 'machine',
    causeAnalysis: '丝锥磨损后未及时更换，螺纹中径超差。',
    whys: [
      { why: '为何超差？', because: '丝锥磨损' },
      { why: '为何未更换？', because: '未规定寿命' },
    ],
    problemMeasures: '隔离在库批次，用通止规全数检查。',
    rectificationProgram: '规定丝锥寿命，每 500 件用通止规检查一次。',
    evidence: '更换丝锥后生产三批，通止规检查全部合格。',
    effectivenessCheck: '抽检 50 件，通止规检查全部合格。',
    shows: { cause: 'thread', proof: 'gauge' },
  },
  {
    causeKind: 'method',
    causeAnalysis: '镀前除油不净，镀层结合力不足。',
    whys: [
      { why: '为何起皮？', because: '结合力不足' },
      { why: '为何不足？', because: '除油不净' },
    ],
    problemMeasures: '隔离在库批次，全数检查外观并做结合力试验。',
    rectificationProgram: '每班检验除油槽液浓度，首件做结合力试验。',
    evidence: '调整槽液后生产三批，结合力试验均合格。',
    effectivenessCheck: '抽检 50 件，镀层无起皮。',
    shows: { cause: 'coating', proof: 'gauge' },
  },
] as const

const accepted = { verdict: 'accepted' } as const
const approval = {
  causeAnalysis: accepted,
  problemMeasures: accepted,
  rectificationProgram: accepted,
}

/** Problems in each state, oldest first; some are overdue. */
async function raiseProblems(database: Database, { supplier, supplier2, quality }: People) {
  const plan = [
    { who: supplier, subject: 0, state: 5, days: 34 },
    { who: supplier, subject: 1, state: 4, days: 20, dueIn: 3 },
    { who: supplier, subject: 2, state: 3, days: 13, dueIn: 1 },
    { who: supplier2, subject: 2, state: 2, days: 9, dueIn: -2 },
    { who: supplier, subject: 0, state: 1, days: 8, dueIn: -1 },
    { who: supplier, subject: 1, state: 2, days: 6, dueIn: 2 },
    { who: supplier, subject: 2, state: 1, days: 0 },
  ]
  for (const { who, subject, state, ...move } of plan) {
    const { picture, ...about } = itemAt(subjects, subject)
    const raised = await officeProblems.raiseProblem(
      {
        params: {},
        query: {},
        body: {
          ...about,
          supplierId: userOf(who).accountId,
          lot: `D${2600 + move.days}`,
          quantity: 200,
          request: '七日内提交整改方案，并附首件检验记录。',
          fileIds: await photos(quality, 'problem', picture),
        },
      },
      quality,
    )
    await handle({ id: raised.id, state, handling: itemAt(handlings, subject) }, who, quality)
    const day = dayBefore(quality, move.days)
    await moveBack(database, { table: 'supplier_problem', id: raised.id, day, ...move })
  }
}

const dayBefore = ({ settings }: Context, days: number) =>
  daysAfter(todayAt(settings.timeZone), -days)

interface Handled {
  id: number
  /** State to reach. */
  state: number
  handling: (typeof handlings)[number]
}

async function handle({ id, state, handling }: Handled, supplier: Context, quality: Context) {
  const { evidence, effectivenessCheck, shows, ...scheme } = handling
  const at = { params: { id }, query: {}, body: undefined }
  if (state > 1) {
    const fileIds = await photos(supplier, 'improvement_program', shows.cause)
    const { username, data } = userOf(supplier)
    const contactPerson = data.contactName ?? username
    const contact = { contactPerson, contactDetails }
    const body = { ...contact, ...scheme, whys: [...scheme.whys], id, fileIds }
    await supplierProblems.saveScheme({ params: {}, query: {}, body }, supplier)
    await supplierProblems.submitScheme(at, supplier)
  }
  if (state > 2) await officeProblems.judgeScheme({ ...at, body: approval }, quality)
  if (state > 3) {
    const fileIds = await photos(supplier, 'evidence', shows.proof)
    const body = { description: evidence, id, fileIds }
    await supplierProblems.submitEvidence({ params: {}, query: {}, body }, supplier)
  }
  if (state > 4) {
    const costs: Schemas['Expense'][] = [
      { costTypeName: '全数检查', curCode: 'CNY', exchangeRate: 1, amount: 1200 },
      { costTypeName: '退货运费', curCode: 'EUR', exchangeRate: 7.8, amount: 86.5 },
    ]
    for (const body of costs) await expenses.addExpense({ ...at, body }, quality)
    const body = { verdict: 'accepted', effectivenessCheck } as const
    await officeProblems.judgeEvidence({ ...at, body }, quality)
  }
}

/** Complaints: one open, one answered, one evaluated. */
async function fileComplaints(
  database: Database,
  { partner, quality }: { partner: Context; quality: Context },
) {
  for (const [state, days, dueIn] of [
    [3, 16],
    [2, 7],
    [1, 2, 3],
  ] as const) {
    const { theme, product, defect, problemDescription, picture } = itemAt(subjects, state - 1)
    const body = {
      theme,
      product,
      defect,
      problemDescription,
      lot: `P${state}01`,
      quantity: 40,
      fileIds: await photos(partner, 'complaint', picture),
    }
    const { id } = await customerProblems.fileComplaint({ params: {}, query: {}, body }, partner)
    await answer(id, { state, picture })
    const day = dayBefore(quality, days)
    await moveBack(database, { table: 'customer_problem', id, days, day, dueIn })
  }

  async function answer(id: number, { state, picture }: { state: number; picture: DemoPicture }) {
    if (state === 1) return
    const { causeAnalysis, rectificationProgram, shows } = itemAt(handlings, state - 1)
    const report = {
      problemCauses: causeAnalysis,
      treatmentPlan: '整批更换并承担运费。',
      rectificationProgram,
      mationImgIds: await photos(quality, 'report', 'gauge'),
      proImgIds: await photos(quality, 'report', picture),
      dealImgIds: await photos(quality, 'report', shows.cause),
      rectImgIds: await photos(quality, 'report', shows.proof),
    }
    await officeComplaints.writeReport({ params: { id }, query: {}, body: report }, quality)
    if (state === 2) return
    const evaluation = {
      evaluationLevel: '2',
      feedback: '处理及时。',
      issuesReportId: id,
    }
    await customerProblems.evaluateReport({ params: {}, query: {}, body: evaluation }, partner)
  }
}
