import { inWordsOf } from '../../../../src/domain/calculation/formula-words'
import { beforeEach, expect, test } from 'vitest'
import { calculateJoint } from '../../../../src/domain/calculation/calculate'
import { documentationItems } from '../../../../src/domain/calculation/documentation'
import { jointExample } from '../../../../src/domain/calculation/examples'
import type { Joint } from '../../../../src/domain/calculation/joint/views'
import { translate } from '../../../../src/i18n/translate'
import { startApp } from '../../../app'
import { givenProducts } from '../../../products'
import { textOfPages } from '../../pdf/pdf-text'

const { call, app, sessions, database, userId } = await startApp()
const [product] = (await givenProducts(database, [{ model: 'GB5782-M16x80' }])) as [number]

beforeEach(() => database.deleteFrom('calculation_report').execute())

const cover = {
  project: 'Metro line 9',
  drawing: 'BG-4711',
  drawingRevision: 'C-2',
  part: 'Bogie bracket',
  author: 'Ada Author',
  checker: 'Carl Checker',
  approver: 'Anna Approver',
  bolt: 'ISO 4014 M16×80',
  frictionSource: 'Test report 12/26',
}

const unfinished: Joint = { ...jointExample }
delete unfinished.toolScatter
const loaded: Joint = { ...jointExample, FAmax: 60_000 }
const layered: Joint = {
  ...jointExample,
  layers: Array.from({ length: 41 }, () => ({
    thickness: 1,
    E: 207,
    DA: 60,
    dh: 17.5,
    alpha: 11.7,
    material: '34CrNiMo6' as const,
  })),
}

const save = (joint: Joint, change: object = {}, id = 0, who = 'engineer') =>
  call(who, 'POST', `/web/calculate/createReport/${id}`, {
    page: 'joint',
    name: 'Bracket',
    cover,
    input: joint,
    result: calculateJoint(joint),
    ...change,
  })

const preview = async (id: number, who = 'engineer') =>
  (await call(who, 'GET', `/web/my/report/preview?id=${id}`)).data
const list = async () => (await call('engineer', 'GET', '/web/my/report/page')).data
const revise = (id: number, next: object, who = 'engineer') =>
  call(who, 'POST', `/web/my/report/revise/${id}`, next)

async function givenReport(joint: Joint = jointExample, change: object = {}, id = 0) {
  const answer = await save(joint, change, id)
  expect(answer.status).toBe(200)
  return answer.data.reportId as number
}

async function pagesOf(id: number, language: 'zh' | 'en') {
  const { tokens } = await sessions.begin(database, await userId('engineer'))
  const { rawPayload } = await app.inject({
    method: 'GET',
    url: `/crrc_sales/web/my/report/pdf/${id}`,
    query: { language },
    headers: { authorization: `Bearer ${tokens.access_token}` },
  })
  return textOfPages(rawPayload)
}

/** Text without the spaces and breaks that a page puts between its words. */
const dense = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '')

test.each(['zh', 'en'] as const)(
  'the report of a joint names its cover, every check and each formula with numbers (%s)',
  async (language) => {
    const id = await givenReport()
    const pages = await pagesOf(id, language)
    for (const text of Object.values(cover)) expect(dense(pages.join(''))).toContain(dense(text))
    const { number } = await preview(id)
    expect(pages[0]).toContain(number)
    expect(pages[0]).toMatch(/\d:\d{2}\s*\(GMT[+\d:-]*\)/)
    const all = dense(pages.join(''))
    const { checks } = calculateJoint(jointExample)
    for (const { name, step, formula = '', numbers = '' } of checks) {
      const word = translate(language, `calculation.joint.check.${name}`)
      expect(all).toContain(dense(`${step}${word}`))
      expect(all).toContain(dense(inWordsOf(language, formula)))
      expect(all).toContain(dense(numbers))
    }
    for (const { name } of documentationItems)
      expect(all).toContain(dense(translate(language, `calculation.signed.item.${name}`)))
    expect(all).not.toMatch(/calculation\./)
    if (language === 'zh') expect(all).not.toContain('ofthenut')
    if (language === 'en') expect(all).not.toMatch(/\p{Script=Han}/u)
    pages.forEach((page, at) => expect(page).toContain(`${at + 1} / ${pages.length}`))
  },
)

test('what was not made or is not met stands on the first page, which is not green then', async () => {
  const [open = ''] = await pagesOf(await givenReport(unfinished), 'en')
  expect(open).toContain('Checks not performed')
  expect(open).toContain('Tool torque scatter not entered')
  expect(open).not.toContain('All applicable checks were performed and are met')
  const [bad = ''] = await pagesOf(await givenReport(loaded), 'en')
  expect(bad).toContain('Checks not met')
  const [good = ''] = await pagesOf(await givenReport(), 'en')
  expect(good).toContain('All applicable checks were performed and are met')
})

test('the limits of validity tell what was checked and what was not', async () => {
  const pages = await pagesOf(await givenReport(unfinished), 'en')
  expect(dense(pages.join(''))).toContain(dense('Applicable but not performed: Preload.'))
})

test('no page of a report of many parts is nearly empty', async () => {
  for (const language of ['zh', 'en'] as const) {
    const pages = await pagesOf(await givenReport(layered), language)
    for (const page of pages) expect(page.split('\n').length).toBeGreaterThan(12)
  }
})

test('another cover is a revision of its own, and the one before stays', async () => {
  const id = await givenReport()
  const before = await preview(id)
  const answer = await revise(id, { ...cover, approver: 'Otto Other', change: 'Approver changed' })
  expect(answer).toMatchObject({ status: 200, data: { number: before.number, revision: 2 } })
  const next = await preview(answer.data.reportId)
  expect(next).toMatchObject({ cover: { approver: 'Otto Other' }, revision: 2 })
  expect(next.result).toEqual(before.result)
  expect(next.revisions).toMatchObject([
    { revision: 2, change: 'Approver changed' },
    { id, revision: 1 },
  ])
  expect((await preview(id)).cover).toEqual(cover)
  expect(await list()).toMatchObject({ total: 1, records: [{ revision: 2 }] })
  expect(await revise(id, cover)).toMatchObject({ status: 409 })
})

test('other parameters are saved as a revision of the newest one only, and of the same kind', async () => {
  const id = await givenReport()
  const second = await save(loaded, { revises: id })
  expect(second.data).toMatchObject({ revision: 2 })
  expect(await save(loaded, { revises: id })).toMatchObject({ status: 409 })
  expect((await preview(second.data.reportId)).input.FAmax).toBe(60_000)
})

test('two revisions at once make one', async () => {
  const id = await givenReport()
  const answers = await Promise.all([revise(id, cover), revise(id, { project: 'Other' })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a report that nobody signed is renamed and deleted with all its revisions', async () => {
  const id = await givenReport(jointExample, { cover: { project: 'Bogie' } })
  const { reportId } = (await revise(id, { project: 'Bogie frame' })).data
  await call('engineer', 'POST', `/web/my/report/rename/${reportId}`, { name: 'Other bracket' })
  expect((await preview(id)).name).toBe('Other bracket')
  await call('engineer', 'POST', `/web/my/report/delete/${reportId}`)
  expect((await list()).total).toBe(0)
  expect((await call('engineer', 'GET', `/web/my/report/preview?id=${id}`)).status).toBe(404)
})

test('the cover is kept for the next report of the same user, without the reason of a revision', async () => {
  expect((await call('engineer', 'GET', '/web/my/report/cover')).data).toEqual({ cover: {} })
  await revise(await givenReport(), { ...cover, project: ' Metro line 10 ', change: 'Line' })
  expect((await call('engineer', 'GET', '/web/my/report/cover')).data).toEqual({
    cover: { ...cover, project: 'Metro line 10' },
  })
  expect((await call('designer', 'GET', '/web/my/report/cover')).data).toEqual({ cover: {} })
})

test('nobody revises a report of another company or reads its revisions', async () => {
  const id = await givenReport()
  expect((await revise(id, cover, 'designer')).status).toBe(404)
  expect((await save(loaded, { revises: id }, 0, 'designer')).status).toBe(404)
})

test('a report says if its model has changed or is no longer offered', async () => {
  const id = await givenReport(jointExample, {}, product)
  expect(await preview(id)).toMatchObject({ productModel: 'GB5782-M16x80' })
  expect((await preview(id)).modelState).toBeUndefined()
  const set = (values: object) =>
    database.updateTable('material').set(values).where('id', '=', product).execute()

  await set({ model: 'GB5782-M16x90' })
  expect(await preview(id)).toMatchObject({
    modelState: 'changed',
    modelChanges: [{ name: '型号', was: 'GB5782-M16x80', now: 'GB5782-M16x90' }],
  })
  expect((await list()).records).toMatchObject([{ modelState: 'changed' }])
  const [page = ''] = await pagesOf(id, 'en')
  expect(page).toContain('Calculated for different model data')

  await set({ model: 'GB5782-M16x80', published: false })
  expect((await list()).records).toMatchObject([{ modelState: 'withdrawn' }])
  await set({ published: true })
  expect((await preview(id)).modelState).toBeUndefined()
})
