import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from '@playwright/test'
import type { Language } from '../../src/domain/language/language'
import type { TextKey } from '../../src/generated/text-key'
import { fill } from '../../src/i18n/fill'
import { demoPassword } from '../../demo/account/accounts'
import { company } from '../../demo/company'

export { expect }

/** Words of the demo catalogue, which are in no text file. */
export interface Words {
  zh: string
  en: string
}

type Values = Record<string, string | number>

export type Entrance = 'personal' | 'enterprise' | 'supplier' | 'office'

/** The shop as one person sees it in one language. */
export interface Portal {
  language: Language
  /** A text of the product in this language. */
  text: (key: TextKey, values?: Values) => string
  /** Name of the demo's company in this language. */
  companyName: string
  words: <T>(words: Record<Language, T>) => T
  /** Opens a path of the front end, such as `productCategories?keyword=M12`. */
  open: (path: string) => Promise<void>
  /** The id of the one product with this model. */
  productId: (model: string) => Promise<number>
  openProduct: (model: string) => Promise<void>
  /** Logs in through the login page and opens it first if needed. */
  logIn: (username: string, entrance: Entrance, page?: Page) => Promise<void>
  /** A window of another browser, in which the guided tours have been seen. It closes with the test. */
  newWindow: (options?: BrowserContextOptions) => Promise<Page>
  /** A window of another browser, with this user logged in. */
  windowOf: (username: string, entrance: Entrance) => Promise<Page>
  /** Enters the password when a page asks for it again before a change of access. */
  confirmPassword: (page?: Page, password?: string) => Promise<void>
  /** Announces a console message or failed request that this test causes on purpose. */
  expectProblem: (problem: RegExp) => void
}

interface Fixtures {
  /** again: the guided tours have been seen; first: a new browser. */
  visit: 'again' | 'first'
  portal: Portal
}

const texts: Record<Language, Record<string, string>> = {
  zh: JSON.parse(readFileSync('src/generated/texts.zh.json', 'utf8')),
  en: JSON.parse(readFileSync('src/generated/texts.en.json', 'utf8')),
}
/** A text of the product in either language. */
export const textIn = (language: Language, key: TextKey, values: Values = {}) =>
  fill(texts[language][key] ?? key, values)

const tours = ['hasMask', 'hasDetailMask']

export const test = base.extend<Fixtures>({
  visit: ['again', { option: true }],

  context: async ({ context, browser, visit }, give) => {
    if (visit === 'again') await putToursAside(context)
    await give(context)
    // Close the windows of all other users, whose pages would keep polling.
    const others = browser.contexts().filter((one) => one !== context)
    await Promise.all(others.map((one) => one.close()))
  },

  portal: async ({ page, context, browser }, give, { project }) => {
    const language = project.name === 'en' ? 'en' : 'zh'
    const text: Portal['text'] = (key, values) => textIn(language, key, values)
    const expected: RegExp[] = []
    const problems = watchProblems(context)

    const open = async (path: string) => {
      await page.goto(path)
      // Server-rendered content is visible until the page replaces it.
      await expect(page.locator('.first-view')).toHaveCount(0)
    }
    const productId = (model: string) => findProduct(page, model)
    const newWindow: Portal['newWindow'] = async (options) => {
      const other = await browser.newContext(options)
      await putToursAside(other)
      return other.newPage()
    }
    await give({
      language,
      companyName: company.name[language],
      text,
      words: (words) => words[language],
      open,
      productId,
      openProduct: async (model) => open(`productCategories/details?id=${await productId(model)}`),
      logIn: (username, entrance, where = page) => logIn(where, text, username, entrance),
      newWindow,
      async windowOf(username, entrance) {
        const other = await newWindow()
        await logIn(other, text, username, entrance)
        return other
      },
      async confirmPassword(where = page, password = demoPassword) {
        // The first attempt is refused before it is repeated.
        expected.push(/403/)
        const dialog = where.getByRole('dialog', { name: text('account.confirm') })
        await dialog.locator('input[type=password]').fill(password)
        await dialog
          .getByRole('button', { name: text('account.confirm.submit'), exact: true })
          .click()
        await expect(dialog).toBeHidden()
      },
      expectProblem: (problem) => expected.push(problem),
    })

    const unexpected = problems.filter((problem) => !expected.some((one) => one.test(problem)))
    expect(unexpected, 'what the console and the network complained of').toEqual([])
  },
})

/** Collects errors and warnings of these pages. */
function watchProblems(context: BrowserContext): string[] {
  const problems: string[] = []
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`)
  })
  context.on('weberror', (error) => problems.push(`script: ${error.error().message}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Requests are aborted when a page is left.
    if (reason !== 'net::ERR_ABORTED') problems.push(`request: ${reason} ${request.url()}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) problems.push(`answer: ${response.status()} ${response.url()}`)
  })
  return problems
}

/** Marks the guided tours as seen in every page of a context. */
async function putToursAside(context: BrowserContext) {
  await context.addInitScript((names) => {
    // A new window has no storage yet.
    if (!location.protocol.startsWith('http')) return
    for (const name of names) localStorage.setItem(name, JSON.stringify({ name, content: false }))
  }, tours)
}

const found = new Map<string, number>()

async function findProduct(page: Page, model: string): Promise<number> {
  const known = found.get(model)
  if (known) return known
  const answer = await page.request.post('/crrc_sales/web/product/page', {
    params: { keyword: model, searchType: 2, orderColumn: 1, asc: true, current: 1, size: 10 },
    data: [],
  })
  const records: { id: number; model: string }[] = (await answer.json()).data.records
  const id = records.find((record) => record.model === model)?.id
  if (!id) throw new Error(`The demo has no ${model}`)
  found.set(model, id)
  return id
}

/** Selects a segment by its label, as people do. */
export async function pick(page: Page, label: string) {
  const choice = page.getByRole('radio', { name: label })
  await page.locator('label').filter({ has: choice }).click()
  await expect(choice).toBeChecked()
}

async function logIn(page: Page, text: Portal['text'], username: string, entrance: Entrance) {
  const path = entrance === 'office' ? 'office/login' : 'login'
  if (!new URL(page.url(), 'http://nowhere').pathname.endsWith(`/${path}`)) await page.goto(path)
  if (entrance !== 'office') await pick(page, text(`account.login.${entrance}`))
  await page.getByLabel(text('account.login.username'), { exact: true }).fill(username)
  await page.getByLabel(text('account.login.password'), { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: text('account.login.submit'), exact: true }).click()
  await expect(page).not.toHaveURL(/\/login(\?|$)/)
}

/** Opens the actions on a record in its row of a list of the office. */
export const openRowMenu = (row: Locator, { words }: Portal) =>
  row.getByRole('button', { name: words({ zh: /的操作$/, en: /^Actions on / }) }).click()

/** Fails if axe finds a serious or critical violation of WCAG 2 A or AA. */
export async function expectNoSeriousFaults(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa']).analyze()
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
  expect(serious, `faults on ${page.url()}`).toEqual([])
}

export const phone = { width: 390, height: 844 }

export async function expectNoSidewaysScrolling(page: Page) {
  // Content sized by script, such as a chart, follows the window a moment later.
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(beyond, `beyond the window: ${page.url()}`).toBeLessThanOrEqual(0)
}
