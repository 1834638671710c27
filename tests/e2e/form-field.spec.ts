import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { visibleSign } from '../../src/i18n/explain'
import { startEmbedded } from '../../src/server/database/embedded'
import { textOfPages } from '../server/pdf/pdf-text'
import { expect, test } from './portal'
import { makeDataDir } from '../../scripts/data-dir'

/** The only change a maintainer makes, in schemas/quality/RectificationScheme.json. */
const field = {
  title: 'Heat number',
  'x-zh': '炉号',
  type: 'string',
  maxLength: 20,
  pattern: visibleSign,
  'x-error': {
    required: { zh: '请输入炉号', en: 'Please enter the heat number' },
    pattern: { zh: '请输入炉号', en: 'Please enter the heat number' },
  },
}

let shop: { server: ChildProcess; origin: string; dataDir: string } | undefined

test.beforeAll(async ({ baseURL }, { project }) => {
  // It builds the whole project again, possibly on a busy machine.
  test.setTimeout(900_000)
  const folder = join(process.env.E2E_DATA_DIR ?? tmpdir(), 'one-more-field')
  if (!existsSync(folder)) buildWithField(folder)
  const port = Number(new URL(baseURL ?? '').port) + 2
  const dataDir = makeDataDir(`portal-field-${project.name}-`)
  const server = spawn(process.execPath, [join(folder, 'dist/server/main.js')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  shop = { server, origin: `http://127.0.0.1:${port}`, dataDir }
  await expect(async () => {
    expect((await fetch(`${shop!.origin}/crrc_sales/ready`)).ok).toBe(true)
  }).toPass({ timeout: 240_000 })
})

test.afterAll(async () => {
  if (!shop) return
  const ended = once(shop.server, 'exit')
  shop.server.kill()
  await ended
})

/** Builds the project with one more field in one schema file. */
function buildWithField(folder: string) {
  for (const part of ['openapi', 'schemas', 'scripts', 'src', 'demo']) {
    const filter = (file: string) => !file.startsWith('src/generated')
    cpSync(part, join(folder, part), { recursive: true, filter })
  }
  for (const file of ['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json']) {
    cpSync(file, join(folder, file))
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const file = join(folder, 'schemas/quality/RectificationScheme.json')
  const schema = JSON.parse(readFileSync(file, 'utf8'))
  const entries = Object.entries(schema.properties)
  const place = entries.findIndex(([name]) => name === 'causeAnalysis') + 1
  entries.splice(place, 0, ['heatNumber', field])
  schema.properties = Object.fromEntries(entries)
  schema.required.push('heatNumber')
  writeFileSync(file, JSON.stringify(schema))
  execFileSync(
    process.execPath,
    ['--input-type=module', '-e', "await (await import('./scripts/build/build.mjs')).build()"],
    { cwd: folder, env: { ...process.env, NODE_ENV: 'production' }, stdio: 'inherit' },
  )
}

async function inDatabase<T>(ask: (client: pg.Client) => Promise<T>): Promise<T> {
  // Joins the database the server runs on.
  const { url } = await startEmbedded({ dir: shop!.dataDir })
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}

const problemIn = (state: number) =>
  inDatabase(async (client) => {
    const { rows } = await client.query(
      `select supplier_problem.id from supplier_problem
       join app_user on account_id = supplier_id
       where state_code = $1 and username = 'supplier' order by id desc`,
      [state],
    )
    return rows[0].id as number
  })

/** Data saved before the field existed. */
const oldScheme = {
  contactPerson: 'Gao Feng',
  contactDetails: '400-000-0000',
  causeAnalysis: '旧的原因 old cause',
  problemMeasures: '旧的措施 old measures',
  rectificationProgram: '旧的计划 old plan',
}

test('a field that one schema file names is asked for, checked, stored, shown and printed', async ({
  page,
  portal,
}) => {
  test.slow()
  const { text, words, language } = portal
  const base = `${shop!.origin}/crrc_sales_web_html/`
  const title = words({ zh: '炉号', en: 'Heat number' })
  const id = await problemIn(1)
  await page.goto(`${base}login`)
  await portal.logIn('supplier', 'supplier')
  await page.goto(`${base}supplierProblem/details?id=${id}&type=deal`)
  for (const [label, value] of Object.entries({
    [words({ zh: '联系人', en: 'Contact' })]: 'Gao Feng',
    [words({ zh: '联系方式', en: 'Contact information' })]: '400-000-0000',
    [words({ zh: '原因分析', en: 'Causal analysis' })]: '原因 cause',
    [words({ zh: '问题应对措施', en: 'Potential solution' })]: '措施 measures',
    [words({ zh: '整改计划', en: 'Rectification plan' })]: '计划 plan',
  })) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
  const save = page.getByRole('button', { name: text('quality.save'), exact: true })
  await save.click()
  const message = field['x-error'].required[language]
  await expect(page.getByText(message, { exact: true })).toBeVisible()
  await page.getByLabel(title, { exact: true }).fill('x'.repeat(21))
  await save.click()
  await expect(page.getByLabel(title, { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel(title, { exact: true }).fill('H-2611-07')
  await save.click()

  // Shown read-only, and named in the history.
  await expect(page.getByRole('definition').filter({ hasText: 'H-2611-07' })).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: title })).toBeVisible()
  await expect(
    page.getByRole('listitem').filter({ hasText: text('quality.timeline.schemeSaved') }),
  ).toContainText(title)

  const stored = await inDatabase((client) =>
    client.query(`select scheme ->> 'heatNumber' as heat from supplier_problem where id = $1`, [
      id,
    ]),
  )
  expect(stored.rows).toEqual([{ heat: 'H-2611-07' }])

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: text('quality.eightD.save') }).click()
  const pages = await textOfPages(readFileSync(await (await saving).path()))
  expect(pages.join('\n')).toContain('H-2611-07')
  expect(pages.join('\n')).toContain(words({ zh: '炉号 / Heat number', en: 'Heat number / 炉号' }))
})

test('the server refuses without it in the same words', async ({ portal: { language } }) => {
  const call = async (path: string, body: object, token = '') => {
    const answer = await fetch(`${shop!.origin}/crrc_sales${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    return { status: answer.status, data: (await answer.json()).data }
  }
  const login = await call('/admin/web/user/login/psw/supplier', {
    username: 'supplier',
    password: 'Demo1234',
  })
  const id = await problemIn(1)
  const { status, data } = await call(
    '/quality/problem/supplier/v2',
    { ...oldScheme, id },
    login.data.access_token,
  )
  expect([status, data.errors]).toEqual([
    400,
    [{ path: 'heatNumber', message: field['x-error'].required[language] }],
  ])
})

test('a scheme that was saved before still opens and is still submitted', async ({
  page,
  portal,
}) => {
  const { text } = portal
  const base = `${shop!.origin}/crrc_sales_web_html/`
  const id = await problemIn(1)
  await inDatabase((client) =>
    client.query('update supplier_problem set scheme = $2 where id = $1', [id, oldScheme]),
  )
  await page.goto(`${base}login`)
  await portal.logIn('supplier', 'supplier')
  await page.goto(`${base}supplierProblem/details?id=${id}&type=deal`)
  await expect(page.getByText(oldScheme.causeAnalysis)).toBeVisible()
  await page.getByRole('button', { name: text('quality.submit'), exact: true }).click()
  await expect(page.getByText(text('quality.timeline.schemeSubmitted'))).toBeVisible()
})
