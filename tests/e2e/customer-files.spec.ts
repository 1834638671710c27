import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from './portal'

const folder = 'dist/web'
// Written by the build, in this form.
const packages = JSON.parse(readFileSync(`${folder}/.vite/packages.json`, 'utf8')) as Record<
  string,
  string[]
>
const isAntd = (name: string) => /^(antd|@ant-design\/.*|@rc-component\/.*|rc-.*)$/.test(name)

/** The scripts that an address loads, as files of the build. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const files = new Set<string>()
  const note = (url: string) => {
    const file = /\/crrc_sales_web_html\/(assets\/[^?]+\.js)/.exec(url)?.[1]
    if (file) files.add(file)
  }
  // The page before may still be loading its parts.
  await page.goto('about:blank')
  page.on('request', (request) => note(request.url()))
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  page.removeAllListeners('request')
  return [...files]
}

const lists = {
  buyer: [
    'reserve',
    'collect',
    'news',
    'log',
    'deliveryNotice',
    'browsingHistory',
    'purchaseHistory',
    'calculationReport',
  ],
  partner: ['customerAnalysis'],
}

test('the lists of customers load no Ant Design, and reservations at most 280 KiB of scripts', async ({
  page,
  portal,
}) => {
  await portal.logIn('buyer', 'enterprise')
  for (const path of lists.buyer) {
    const files = await scriptsOf(page, path)
    expect(files.length, path).toBeGreaterThan(10)
    const antd = files.filter((file) => packages[file]?.some(isAntd))
    expect(antd, `files of ${path} with Ant Design`).toEqual([])
    if (path !== 'reserve') continue
    const bytes = files.map((file) => gzipSync(readFileSync(`${folder}/${file}`)).length)
    expect(bytes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThan(280)
  }
})

test('the quality reports of customers load no Ant Design', async ({ page, portal }) => {
  await portal.logIn('partner', 'personal')
  for (const path of lists.partner) {
    const files = await scriptsOf(page, path)
    expect(files.filter((file) => packages[file]?.some(isAntd))).toEqual([])
  }
})
