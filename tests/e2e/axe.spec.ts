import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, phone, test, type Entrance } from './portal'

const desk = { width: 1440, height: 900 }

/** WCAG 2.0 to 2.2, A and AA, and axe's best practice. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rows of a table are alike. */
const furtherRows = ':is(tbody tr, [role=row]):nth-child(n + 9)'

interface Round {
  who: string
  entrance: Entrance
  addresses: string[]
  /** Lists whose first record is opened. */
  lists: string[]
}

/** One page of every kind: lists, records, forms, and pages drawn by hand. */
const rounds: Record<string, Round> = {
  'sales staff': {
    who: 'sales',
    entrance: 'office',
    addresses: ['office', 'office/weekly', 'office/deliveryNotice/new'],
    lists: ['office/deliveryNotice', 'office/reserve'],
  },
  'an inspector': {
    who: 'quality',
    entrance: 'office',
    addresses: [],
    lists: ['office/quality/problem'],
  },
  'an agent': { who: 'agent', entrance: 'office', addresses: ['office/chat'], lists: [] },
  'an operator': {
    who: 'operator',
    entrance: 'office',
    addresses: ['office/catalogue/models/1'],
    lists: ['office/content', 'office/people/customer'],
  },
  'a customer': {
    who: 'buyer',
    entrance: 'enterprise',
    addresses: ['', 'cart'],
    lists: ['reserve', 'deliveryNotice'],
  },
}

for (const [name, { who, entrance, addresses, lists }] of Object.entries(rounds)) {
  test(`axe finds nothing on the pages of ${name}, light and dark, wide and on a phone`, async ({
    page,
    portal,
  }) => {
    // Every page is looked at four times.
    test.slow()
    // Colours change at once.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await portal.logIn(who, entrance)
    for (const address of [...addresses, ...lists]) {
      await portal.open(address)
      await settle(page)
      await sweep(page)
      if (!lists.includes(address)) continue
      const record = page.locator(`[data-office] td a, main a[href*="${address}/"]`).first()
      await page.goto((await record.getAttribute('href')) ?? '')
      await settle(page)
      await sweep(page)
    }
  })
}

async function settle(page: Page) {
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

/** Looks at the page in both themes and both widths, without loading it again. */
async function sweep(page: Page) {
  // Whatever the bar of actions covers at the moment comes out below it by scrolling.
  await page.evaluate(() => {
    for (const bar of document.querySelectorAll<HTMLElement>('[data-actions]'))
      bar.style.position = 'static'
  })
  for (const theme of ['light', 'dark'] as const) {
    await show(page, theme)
    for (const size of [desk, phone]) {
      await page.setViewportSize(size)
      const axe = new AxeBuilder({ page }).withTags(rules).exclude(furtherRows)
      const { violations } = await axe.analyze()
      const faults = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
      )
      const { pathname } = new URL(page.url())
      expect.soft(faults, `${pathname}, ${theme}, ${size.width} px`).toEqual([])
    }
    await page.setViewportSize(desk)
  }
}

/** Chooses the theme as another tab of the same person would. */
async function show(page: Page, theme: 'light' | 'dark') {
  await page.evaluate((content) => {
    const user: { content: { id: number } } = JSON.parse(sessionStorage.getItem('user') ?? '')
    localStorage.setItem(`theme.${user.content.id}`, JSON.stringify({ content }))
    window.dispatchEvent(new Event('storage'))
  }, theme)
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  await expect.poll(scheme).toContain(theme === 'dark' ? 'dark' : 'normal')
  // The components draw the theme after the page has it, and some colours change gradually.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve))
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
}
