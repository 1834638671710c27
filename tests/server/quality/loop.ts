import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApp } from '../../app'
import { documents, multipart, picture } from '../../uploads'

/** The server with its users, and helpers for these tests. */
export async function startQuality() {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-quality-'))
  const app = await startApp({ settings: { dataDir } })
  const { call, database, userId } = app
  const accountOf = async (username: string) => {
    const { account_id } = await database
      .selectFrom('app_user')
      .select('account_id')
      .where('id', '=', await userId(username))
      .executeTakeFirstOrThrow()
    return account_id
  }

  const raised = {
    supplierId: await accountOf('supplier'),
    theme: '套环裂纹',
    product: 'RL1-127-16-R-ZN',
    lot: 'L2609',
    quantity: 200,
    defect: 'crack',
    severity: 3,
    problemDescription: '铆接后套环出现轴向裂纹',
    request: '七日内提交整改方案',
  }

  const scheme = (id: number, more: object = {}) => ({
    id,
    contactPerson: '高峰',
    contactDetails: '13800000000',
    causeAnalysis: '回火温度偏低',
    problemMeasures: '隔离库存并全检',
    rectificationProgram: '调整回火曲线，增加首件硬度检查',
    ...more,
  })

  async function raise(more: object = {}): Promise<number> {
    const { data } = await call('quality', 'POST', '/office/quality/problem', {
      ...raised,
      ...more,
    })
    return data.id
  }

  const save = (id: number, more: object = {}, who: string | null = 'supplier') =>
    call(who, 'POST', '/quality/problem/supplier/v2', scheme(id, more))
  const submit = (id: number, who: string | null = 'supplier') =>
    call(who, 'POST', `/quality/problem/supplier/submit/${id}`)
  const evidence = (id: number, more: object = {}, who: string | null = 'supplier') =>
    call(who, 'POST', '/quality/problem/supplier/evidence/submit/v2', {
      id,
      description: '已按新曲线生产三批',
      ...more,
    })

  const accepted = { verdict: 'accepted' }
  const approval = {
    causeAnalysis: accepted,
    problemMeasures: accepted,
    rectificationProgram: accepted,
  }
  const judge = (id: number, body: object = approval, who: string | null = 'quality') =>
    call(who, 'POST', `/office/quality/problem/${id}/verdict`, body)
  const verify = (
    id: number,
    body: object = { verdict: 'accepted', effectivenessCheck: '抽检 50 件无裂纹' },
    who: string | null = 'quality',
  ) => call(who, 'POST', `/office/quality/problem/${id}/evidence/verdict`, body)

  /** A problem in a given state. */
  async function problemIn(state: 1 | 2 | 3 | 4 | 5, more: object = {}): Promise<number> {
    const id = await raise(more)
    if (state > 1) {
      await save(id)
      await submit(id)
    }
    if (state > 2) await judge(id)
    if (state > 3) await evidence(id)
    if (state > 4) await verify(id)
    return id
  }

  async function upload(
    purpose: string,
    { who = 'supplier', kind = 1, name }: { who?: string; kind?: number; name?: string } = {},
  ): Promise<number> {
    const bytes = kind === 1 ? await picture('jpeg') : documents['.pdf']!
    const { payload, headers } = multipart(name ?? (kind === 1 ? '照片.jpg' : '报告.pdf'), bytes)
    const path = `/quality/problem/upload?businessType=${kind}&tableName=${purpose}`
    return (await call(who, 'POST', path, payload, headers)).data
  }

  const info = (id: number, who: string | null = 'supplier') =>
    call(who, 'GET', `/quality/problem/supplier/info?id=${id}`)

  const messagesTo = async (who: string, which: 'unread' | 'all' = 'unread') => {
    const state = which === 'unread' ? 1 : 0
    const { data } = await call(who, 'GET', `/admin/sysnotifyremind/page?state=${state}&size=100`)
    return data.records as { content: string; link?: string }[]
  }

  return {
    ...app,
    accountOf,
    approval,
    evidence,
    info,
    judge,
    messagesTo,
    problemIn,
    raise,
    raised,
    save,
    scheme,
    submit,
    upload,
    verify,
  }
}
