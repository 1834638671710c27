import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { FieldSchema } from '../../src/domain/forms/field-schema'
import { textOfPages } from '../server/pdf/pdf-text'
import { documents, picture } from '../uploads'
import { expect, expectNoSeriousFaults, expectNoSidewaysScrolling, phone, test } from './portal'
import type { Portal } from './portal'

/** The title of a field or choice in the journey's language. */
function wordsOf({ language }: Portal, schema: string, ...path: string[]): string {
  let field: FieldSchema = JSON.parse(readFileSync(`schemas/quality/${schema}.json`, 'utf8'))
  for (const name of path) field = (field.properties?.[name] ?? field.then?.properties?.[name])!
  return (language === 'zh' ? field['x-zh'] : field.title)!
}

const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await picture('jpeg', { width: 320, height: 240 }),
})

async function attach(page: Page, { text }: Portal, file: Awaited<ReturnType<typeof photo>>) {
  await page.locator('input[type=file]').first().setInputFiles(file)
  await expect(
    page.getByRole('button', { name: text('screens.upload.remove', { name: file.name }) }),
  ).toBeVisible()
}

/** By keyboard: the list re-renders while it scrolls, so that a click could miss its option. */
async function choose(page: Page, label: string, option: string) {
  const field = page.getByLabel(label, { exact: true })
  await field.click()
  await page.keyboard.type(option)
  const list = page.locator('.ant-select-dropdown:visible')
  await expect(list.locator('.ant-select-item-option-active')).toContainText(option)
  await page.keyboard.press('Enter')
  await expect(page.locator('.ant-select').filter({ has: field })).toContainText(option)
  await expect(list, 'the list folds up slowly, the next one must stand alone').toHaveCount(0)
}

const fill = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).fill(value)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a problem goes from the inspector to the supplier and back until it is closed', async ({
  page: inspector,
  portal,
}) => {
  test.setTimeout(900_000)
  const { text, words } = portal
  const theme = `E2E ${portal.language} ${Date.now()}`
  await portal.logIn('quality', 'office', inspector)
  await inspector.goto('office/quality/raise')
  await press(inspector, text('quality.raise'))
  await expect(
    inspector.getByText(words({ zh: '请选择供应商', en: 'Please choose the supplier' })),
  ).toBeVisible()
  await choose(
    inspector,
    wordsOf(portal, 'RaisedProblem', 'supplierId'),
    words({ zh: '北山', en: 'Beishan' }),
  )
  await fill(inspector, wordsOf(portal, 'RaisedProblem', 'theme'), theme)
  await fill(inspector, wordsOf(portal, 'RaisedProblem', 'product'), 'RL1-127-16-R-ZN')
  await fill(inspector, wordsOf(portal, 'RaisedProblem', 'problemDescription'), '裂纹 crack')
  await choose(
    inspector,
    words({ zh: '严重程度', en: 'Severity' }),
    words({ zh: '致命', en: 'Critical' }),
  )
  await fill(inspector, wordsOf(portal, 'RaisedProblem', 'request'), '七日内 in seven days')
  await attach(inspector, portal, await photo('裂纹.jpg'))
  await press(inspector, text('quality.raise'))
  await expect(inspector.getByRole('heading', { level: 1 })).toHaveText(theme)
  const code = (await inspector.getByText(/^ZL\d{8}-\d{6}$/).textContent())!

  const supplier = await portal.windowOf('supplier', 'supplier')
  await expect(supplier).toHaveURL(/\/supplierProblem$/)
  // The list's own search stands beside the one of the header, so they have two names.
  await expect(
    supplier.getByRole('button', { name: text('screens.search'), exact: true }),
  ).toBeVisible()
  await supplier.getByLabel(text('shell.supplier.search')).fill(code)
  await press(supplier, text('shell.supplier.find'))
  await supplier
    .getByRole('row', { name: new RegExp(code) })
    .getByRole('link', { name: text('quality.process'), exact: true })
    .click()
  await expect(supplier.getByRole('heading', { level: 1 })).toHaveText(theme)
  await press(supplier, text('quality.save'))
  for (const message of [
    words({ zh: '请输入联系人', en: 'Please enter a contact' }),
    words({ zh: '请输入联系方式', en: 'Please enter contact information' }),
    words({ zh: '请输入原因分析', en: 'Please enter the causal analysis' }),
    words({ zh: '请输入问题应对措施', en: 'Please enter the potential solution' }),
    words({ zh: '请输入整改计划', en: 'Please enter the rectification plan' }),
  ]) {
    await expect(supplier.getByText(message, { exact: true })).toBeVisible()
  }
  const scheme = (name: string) => wordsOf(portal, 'RectificationScheme', name)
  await fill(supplier, scheme('contactPerson'), 'Gao Feng')
  await fill(supplier, scheme('contactDetails'), '400-000-0000')
  await choose(supplier, scheme('causeKind'), words({ zh: '其他', en: 'Other' }))
  await fill(supplier, scheme('causeOther'), '包装 packing')
  await fill(supplier, scheme('causeAnalysis'), '原因一 first cause')
  await fill(supplier, scheme('problemMeasures'), '隔离 set apart')
  await supplier.reload()
  await expect(supplier.getByLabel(scheme('causeAnalysis'), { exact: true })).toHaveValue(
    '原因一 first cause',
  )
  await fill(supplier, scheme('rectificationProgram'), '整改 rectify')
  await attach(supplier, portal, await photo('曲线.jpg'))
  await press(supplier, text('quality.save'))
  await expect(supplier.getByText('包装 packing')).toBeVisible()
  await press(supplier, text('quality.update'))
  await fill(supplier, scheme('causeAnalysis'), '原因二 second cause')
  await press(supplier, text('quality.save'))
  await press(supplier, text('quality.submit'))
  await expect(supplier.getByText(text('quality.timeline.schemeSubmitted'))).toBeVisible()
  await expect(
    supplier.getByRole('button', { name: text('quality.update'), exact: true }),
  ).toBeHidden()

  const section = (name: string) =>
    inspector.getByRole('group', {
      name: wordsOf(portal, 'RectificationScheme', name),
      exact: true,
    })
  const accepted = words({ zh: '通过', en: 'Accepted' })
  await inspector.reload()
  await section('causeAnalysis')
    .getByLabel(words({ zh: '退回', en: 'Sent back' }))
    .check()
  await section('problemMeasures').getByLabel(accepted).check()
  await section('rectificationProgram').getByLabel(accepted).check()
  await section('causeAnalysis').getByRole('textbox').fill('缺记录 no records')
  await press(inspector, text('quality.judge'))
  await expect(inspector.getByText(text('quality.timeline.schemeReturned'))).toBeVisible()

  await supplier.reload()
  await expect(supplier.getByRole('note')).toContainText('缺记录 no records')
  await press(supplier, text('quality.update'))
  await fill(supplier, scheme('causeAnalysis'), '原因三 third cause')
  await press(supplier, text('quality.save'))
  await press(supplier, text('quality.submit'))
  await expect(supplier.getByText(text('quality.timeline.schemeSubmitted'))).toHaveCount(2)

  await inspector.reload()
  for (const name of ['causeAnalysis', 'problemMeasures', 'rectificationProgram']) {
    await section(name).getByLabel(accepted).check()
  }
  await press(inspector, text('quality.judge'))
  await expect(inspector.getByText(text('quality.timeline.schemeApproved'))).toBeVisible()

  await supplier.reload()
  await press(supplier, text('quality.submitEvidence'))
  await expect(
    supplier.getByText(
      words({
        zh: '请输入整改情况描述',
        en: 'Please enter what was done',
      }),
    ),
  ).toBeVisible()
  await fill(supplier, wordsOf(portal, 'Evidence', 'description'), '三炉合格 three good loads')
  await attach(supplier, portal, await photo('硬度.jpg'))
  await press(supplier, text('quality.submitEvidence'))
  await expect(supplier.getByText(text('quality.timeline.evidenceSubmitted'))).toBeVisible()

  await inspector.reload()
  await press(inspector, text('quality.expenses.add'))
  await fill(inspector, wordsOf(portal, 'Expense', 'costTypeName'), '全检 inspection')
  await choose(inspector, wordsOf(portal, 'Expense', 'curCode'), words({ zh: '欧元', en: 'EUR' }))
  await fill(inspector, wordsOf(portal, 'Expense', 'exchangeRate'), '7.8')
  await fill(inspector, wordsOf(portal, 'Expense', 'amount'), '100.5')
  await press(inspector, text('quality.expenses.save'))
  await expect(inspector.getByRole('cell', { name: '¥ 783.90' })).toBeVisible()
  await press(inspector, text('quality.cancel'))
  await fill(
    inspector,
    wordsOf(portal, 'EvidenceVerdict', 'effectivenessCheck'),
    '抽检合格 checked',
  )
  await inspector
    .getByLabel(words({ zh: '有效，关闭问题', en: 'Effective, close the problem' }))
    .check()
  await press(inspector, text('quality.judge'))
  await expect(inspector.getByText(text('quality.timeline.completed'))).toBeVisible()
  await expectNoSeriousFaults(inspector)

  await supplier.reload()
  await supplier.getByRole('tab', { name: text('quality.tab.expenses') }).click()
  await expect(
    supplier.getByText(text('quality.expenses.total', { total: '¥ 783.90' })),
  ).toBeVisible()
  await expectNoSeriousFaults(supplier)
  const saving = supplier.waitForEvent('download')
  await press(supplier, text('quality.eightD.save'))
  const download = await saving
  expect(download.suggestedFilename()).toBe(`8D ${code}.pdf`)
  const report = (await textOfPages(readFileSync(await download.path()))).join('\n')
  for (const said of [theme, '原因三 third cause', '三炉合格 three good loads', '783.9']) {
    expect(report).toContain(said)
  }

  await supplier.goto('supplierProblem/supplierProblemNews')
  const news = supplier.getByRole('listitem').filter({ hasText: code })
  // Messages about work the supplier has finished count as read.
  await expect(news).toHaveCount(1)
  await press(supplier, text('quality.news.readAll'))
  await expect(news).toHaveCount(0)
  await supplier.setViewportSize(phone)
  for (const path of ['supplierProblem', 'supplierProblem/supplierProblemNews']) {
    await supplier.goto(path)
    await expect(supplier.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoSidewaysScrolling(supplier)
  }
})

test('a customer complains, reads the handling report and evaluates it once', async ({
  page: customer,
  portal,
}) => {
  test.slow()
  const { text, words } = portal
  const theme = `E2E ${portal.language} ${Date.now()}`
  await portal.logIn('partner', 'personal', customer)
  await customer.goto('customerAnalysis/complaint')
  await fill(customer, wordsOf(portal, 'Complaint', 'theme'), theme)
  await fill(customer, wordsOf(portal, 'Complaint', 'product'), 'NF-M8x1-8-ZN')
  await fill(customer, wordsOf(portal, 'Complaint', 'problemDescription'), '滑牙 stripped')
  await attach(customer, portal, await photo('滑牙.jpg'))
  await press(customer, text('quality.complain.submit'))
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText(theme)
  await expect(customer.getByText(text('quality.complaint.waiting'))).toBeVisible()

  const inspector = await portal.windowOf('quality', 'office')
  await inspector.goto('office/quality/complaint')
  await inspector
    .getByRole('row', { name: new RegExp(theme) })
    .getByRole('link')
    .first()
    .click()
  await fill(inspector, wordsOf(portal, 'HandlingReport', 'problemCauses'), '磨损 wear')
  await fill(inspector, wordsOf(portal, 'HandlingReport', 'treatmentPlan'), '更换 replaced')
  await fill(inspector, wordsOf(portal, 'HandlingReport', 'rectificationProgram'), '换刀 tools')
  await attach(inspector, portal, await photo('刀具.jpg'))
  const attached = { name: '检测报告.pdf', mimeType: 'application/pdf', buffer: documents['.pdf']! }
  await inspector.locator('input[type=file]').last().setInputFiles(attached)
  await expect(
    inspector.getByRole('button', {
      name: text('screens.upload.remove', { name: attached.name }),
    }),
  ).toBeVisible()
  await press(inspector, text('quality.sendReport'))
  await expect(inspector.getByText(text('quality.timeline.reported'))).toBeVisible()

  await customer.goto('customerAnalysis?isEvaluation=0')
  await customer
    .getByRole('row', { name: new RegExp(theme) })
    .getByRole('link', { name: text('quality.evaluate'), exact: true })
    .click()
  await expect(customer.getByText('更换 replaced')).toBeVisible()
  const saving = customer.waitForEvent('download')
  await press(customer, attached.name)
  expect((await saving).suggestedFilename()).toBe(attached.name)

  await press(customer, text('quality.evaluate.submit'))
  const levelWanted = words({ zh: '请选择评价等级', en: 'Please select an evaluation level' })
  await expect(customer.getByText(levelWanted).first()).toBeVisible()
  await choose(
    customer,
    wordsOf(portal, 'Evaluation', 'evaluationLevel'),
    words({ zh: '非常满意', en: 'Very satisfied' }),
  )
  await fill(customer, wordsOf(portal, 'Evaluation', 'feedback'), '好 good')
  await press(customer, text('quality.evaluate.submit'))
  await expect(customer.getByText(text('quality.timeline.evaluated'))).toBeVisible()
  await expect(customer.getByRole('button', { name: text('quality.evaluate.submit') })).toBeHidden()
  await expectNoSeriousFaults(customer)

  const savingReport = customer.waitForEvent('download')
  await press(customer, text('quality.report.save'))
  const report = (await textOfPages(readFileSync(await (await savingReport).path()))).join('\n')
  for (const said of [theme, '磨损 wear', words({ zh: '非常满意', en: 'Very satisfied' })]) {
    expect(report).toContain(said)
  }
})

test('a file with a wrong type or an interrupted upload is reported beside its name and can be retried', async ({
  page,
  portal,
}) => {
  const { text } = portal
  portal.expectProblem(/415|ERR_FAILED/)
  await portal.logIn('partner', 'personal')
  await page.goto('customerAnalysis/complaint')
  const input = page.locator('input[type=file]').first()
  const removal = (name: string) =>
    page.getByRole('button', { name: text('screens.upload.remove', { name }) })

  await input.setInputFiles({
    name: '程序.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(512, 3)]),
  })
  await expect(page.getByText(text('files.wrongContent', { extension: '.jpg' }))).toBeVisible()
  await removal('程序.jpg').click()
  await input.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) })
  await expect(page.getByText(text('screens.upload.empty'))).toBeVisible()
  await removal('a.jpg').click()

  await page.route('**/quality/problem/upload*', (route) => route.abort(), { times: 1 })
  await input.setInputFiles(await photo('照片.jpg'))
  await expect(page.getByText(text('common.network'))).toBeVisible()
  await press(page, text('screens.upload.retry'))
  await expect(removal('照片.jpg')).toBeVisible()
  await page.reload()
  await expect(removal('照片.jpg')).toBeVisible()
  await removal('照片.jpg').click()
  await press(page, text('screens.upload.remove.yes'))
  await expect(removal('照片.jpg')).toBeHidden()
})

test('photos stand in the order in which they were chosen, whichever arrives first', async ({
  page,
  portal,
}) => {
  const { text } = portal
  await portal.logIn('partner', 'personal')
  await page.goto('customerAnalysis/complaint')
  const removals = page.getByRole('button', {
    name: new RegExp(text('screens.upload.remove', { name: '[123].jpg' })),
  })
  // The first upload is held until the others have arrived.
  let release = () => {}
  const others = new Promise<void>((resolve) => (release = resolve))
  await page.route(
    '**/quality/problem/upload*',
    async (route) => {
      await others
      await route.continue()
    },
    { times: 1 },
  )
  const input = page.locator('input[type=file]').first()
  await input.setInputFiles([await photo('1.jpg'), await photo('2.jpg'), await photo('3.jpg')])
  await expect(removals).toHaveCount(2)
  release()
  await expect(removals).toHaveCount(3)
  const names = await removals.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label')),
  )
  expect(names).toEqual(
    ['1.jpg', '2.jpg', '3.jpg'].map((name) => text('screens.upload.remove', { name })),
  )
})
