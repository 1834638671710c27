import { expect, test, vi } from 'vitest'
import {
  calculate,
  type CalculationPage,
  type Inputs,
} from '../../../src/domain/calculation/calculate'
import {
  clampExample,
  flexibilityExample,
  stretchingExample,
} from '../../../src/domain/calculation/examples'
import { momentFormat } from '../../../src/domain/days/dates'
import { startApp } from '../../app'
import { textOfPages } from '../pdf/pdf-text'

const { call, app, sessions, database, userId, workers } = await startApp()

async function givenReport<Page extends CalculationPage>(page: Page, input: Inputs[Page]) {
  const body = { page, input, result: calculate(page, input), name: 'Door hinge' }
  const { data } = await call('engineer', 'POST', '/web/calculate/createReport/0', body)
  return data.reportId as number
}

async function pdfOf(id: number, language: string, timeZone?: string) {
  const { tokens } = await sessions.begin(database, await userId('engineer'))
  return app.inject({
    method: 'GET',
    url: `/crrc_sales/web/my/report/pdf/${id}`,
    query: { language, ...(timeZone && { timeZone }) },
    headers: { authorization: `Bearer ${tokens.access_token}` },
  })
}

test.each([
  ['clamp', clampExample],
  ['flexibility', flexibilityExample],
  ['stretching', stretchingExample],
] as const)('a %s report is a document in either language', async (page, input) => {
  const id = await givenReport(page, input as never)
  const english = await pdfOf(id, 'en')
  expect(english.headers['content-type']).toBe('application/pdf')
  const text = (await textOfPages(english.rawPayload)).join('\n')
  for (const part of ['Door hinge', 'Input parameters', 'Results', 'Scope', 'VDI 2230-1'])
    expect(text).toContain(part)
  expect(text).not.toMatch(/\p{Script=Han}|calculation\./u)
  // Formulas are set as on the page: letters slanted, fractions with a bar.
  expect(english.rawPayload.includes('KaTeX_Math-Italic')).toBe(true)

  const chinese = (await textOfPages((await pdfOf(id, 'zh')).rawPayload)).join('\n')
  for (const part of ['螺栓计算报告', '输入参数', '计算结果', '适用范围'])
    expect(chinese).toContain(part)
})

test('the charts of a report are drawn beside the requests, with the document', async () => {
  const id = await givenReport('clamp', clampExample)
  const run = vi.spyOn(workers, 'run')
  expect((await pdfOf(id, 'en')).statusCode).toBe(200)
  expect(run.mock.calls.map(([, task]) => task.name)).toEqual(['drawReport'])
  run.mockRestore()
})

test('a report tells when it was saved in the time zone of who reads it', async () => {
  const id = await givenReport('clamp', clampExample)
  const pagesIn = async (zone: string) =>
    (await textOfPages((await pdfOf(id, 'en', zone)).rawPayload)).join('\n')
  const { createTime } = (await call('engineer', 'GET', `/web/my/report/preview?id=${id}`)).data
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'])
    expect(await pagesIn(zone)).toContain(momentFormat('en', zone).format(new Date(createTime)))
})
