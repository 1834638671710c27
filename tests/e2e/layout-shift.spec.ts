import type { Page } from '@playwright/test'
import { expect, phone, test } from './portal'

test.use({ viewport: phone, visit: 'again' })

/** Most of the page that may move while it loads, by the metric of browsers (good is 0.1). */
const mostShift = 0.02

/** Every page that a visitor may open. */
const pages = [
  '',
  'industryScene',
  'industryScene?id=1',
  'industryCase',
  'industryCase/details?id=1&type=2',
  'experimentalServices',
  'experimentalServices?id=1',
  'experimentalDetail?id=1',
  'aboutUs/about_us_type_1',
  'aboutUs/about_us_type_4',
  'aboutUs/about_us_type_5',
  'productCategories',
  'productCategories/productSelection',
  'productCategories/productSelection?categoryType=1&classId=1',
  'productCategories/productSelection?keyword=M16x80',
  'productCategories/details?id=1',
  'productCategories/customProduct?classId=1',
  'howToOrder',
  'login',
  'registered',
  'resetpassword',
  'share',
  'threeD',
  'invitation',
  'office/login',
  '404.html',
]

interface Shift {
  value: number
  moved: string[]
}

/** Records each shift with the elements that moved. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    interface Moved {
      node: Node | null
    }
    const shifts: { value: number; moved: string[] }[] = []
    Object.assign(window, { shifts })
    const nameOf = ({ node }: Moved) => {
      const element = node instanceof Element ? node : node?.parentElement
      return `${element?.tagName ?? '?'}.${element?.getAttribute('class') ?? ''}`
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: Moved[]
        }
        if (!hadRecentInput) shifts.push({ value, moved: sources.map(nameOf) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Scrolls to the end, as a reader does, so that everything is loaded. */
async function readOn(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
      window.scrollTo(0, top)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  })
  await page.waitForLoadState('networkidle')
}

for (const path of pages)
  test(`nothing jumps while ${path || 'home'} loads on a phone`, async ({ page, portal }) => {
    await watchShifts(page)
    portal.expectProblem(/400|404/)
    await portal.open(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    // Nobody reads on in a page that has not come yet.
    await expect(page.getByRole('status', { name: portal.text('common.loading') })).toHaveCount(0)
    await readOn(page)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    const told = shifts.map(({ value, moved }) => `${value.toFixed(4)} ${moved.join(' | ')}`)
    expect(sum, told.join('\n')).toBeLessThanOrEqual(mostShift)
  })
