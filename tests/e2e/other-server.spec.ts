import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startServer, type OwnServer } from './own-server'
import { expect, test } from './portal'
import * as joint from './selection-page'
import { lockbolts, selectionPage } from './selection-page'
import { makeDataDir } from '../../scripts/data-dir'

/** Serves the front end, on the origin that playwright.config.ts allows. */
let front: OwnServer | undefined

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(180_000)
  const folder = join(process.env.E2E_DATA_DIR ?? makeDataDir('portal-'), 'front')
  const shop = new URL(baseURL ?? '')
  const port = Number(shop.port) + 1
  const env = { ...process.env, API_ORIGIN: shop.origin, NODE_ENV: 'production' }
  if (!existsSync(folder)) buildFrontEnd(folder, env)
  front = await startServer(join(folder, 'dist/server/main.js'), port, {
    ...env,
    DATA_DIR: makeDataDir('portal-front-'),
    // It has no products: everything shown comes from the other server.
    DEMO: '0',
  })
})

test.afterAll(() => front?.stop())

test('the front end narrows, logs in and reserves on a server that is not its own', async ({
  page,
  portal,
}) => {
  const { text } = portal
  const selection = selectionPage(page, portal)
  const frontEnd = `${front!.origin}/crrc_sales_web_html/`
  await page.goto(frontEnd + lockbolts)
  await selection.moreOptions()
  await selection.type(joint.aperture, '14.2')
  await selection.type(joint.thickness, '30')
  await selection.choose(joint.head, joint.roundHead)
  await selection.choose(joint.finish, joint.zincPlated)
  await selection.openClass({ zh: '大直径', en: 'Large-diameter' })
  await selection.models.click()
  await expect(page.getByRole('main')).toContainText('RL1-127-16-R-ZN')

  await page.getByRole('button', { name: text('catalogue.product.reserve'), exact: true }).click()
  await portal.logIn('engineer', 'personal')
  await page.getByLabel(text('orders.requiredDate')).fill('2099-01-31')
  await page.getByRole('button', { name: text('orders.submit'), exact: true }).click()
  await expect(page).toHaveURL(/\/reserve\/\d+\/[^/]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(page.url().split('/').at(-1)!)
  expect(page.url()).toContain(frontEnd)

  const address = new URL(page.url()).pathname.split('/reserve/')[1]
  await portal.open('login')
  await portal.logIn('engineer', 'personal')
  await portal.open(`reserve/${address}`)
  await expect(page.getByRole('main')).toContainText('RL1-127-16-R-ZN')
})

/** Builds the front end again with another API origin. */
function buildFrontEnd(folder: string, env: NodeJS.ProcessEnv) {
  mkdirSync(join(folder, 'src/server/database'), { recursive: true })
  const read = ['src/server/database/migrations', 'demo/content']
  for (const part of ['package.json', 'dist/server', ...read])
    cpSync(part, join(folder, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']
  execFileSync(process.execPath, [...vite, '--outDir', join(folder, 'dist/web')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
