import type { Page } from '@playwright/test'
import { openBrowser, openContext, slowDown } from './browser'
import { figure, type Figure } from './figures'

const base = '/crrc_sales_web_html/productCategories/productSelection'
const rounds = 3
const wheelTurns = 80
const jumps = 12

/** All rows of a class in the size table: first rows after the click, and the longest task of scrolling. */
export async function measureSizeTable(
  models: number,
  { port, classId }: { port: number; classId: number },
): Promise<Figure[]> {
  const address = `http://127.0.0.1:${port}${base}?classId=${classId}&view=table&rows=10`
  const browser = await openBrowser()
  const paints: number[] = []
  const shifts: number[] = []
  const longest: number[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      const context = await openContext(browser)
      const page = await context.newPage()
      await page.goto(address)
      await page.locator('th[scope="row"] a').first().waitFor()
      // Closes a guided tour.
      await page.keyboard.press('Escape')
      paints.push(await page.evaluate(showAll, models + 1))
      await slowDown(page)
      await page.evaluate(() => (window.seen.longest = 0))
      await scroll(page)
      const seen = await page.evaluate(() => window.seen)
      longest.push(seen.longest)
      shifts.push(seen.shift)
      await context.close()
    }
  } finally {
    await browser.close()
  }
  // The best round counts, to ignore other load on the machine.
  return [
    {
      models,
      ...figure('size table, all rows: first rows painted', Math.min(...paints), 'ms', 300),
    },
    {
      models,
      ...figure(
        'size table, longest task while scrolling, throttled',
        Math.min(...longest),
        'ms',
        50,
      ),
    },
    { models, ...figure('layout shift of the size table', Math.max(...shifts), '', 0.02) },
  ]
}

/** Chooses all rows; answers the milliseconds until the first ones are painted. Runs in the browser. */
async function showAll(rows: number): Promise<number> {
  const choice = [...document.querySelectorAll<HTMLElement>('a[href*="rows=all"]')][0]
  if (!choice) throw new Error('All rows cannot be chosen')
  const started = performance.now()
  choice.click()
  const isShown = () =>
    document.querySelector('table')?.getAttribute('aria-rowcount') === String(rows) &&
    document.querySelectorAll('th[scope="row"] a').length > 20
  while (!isShown()) {
    if (performance.now() - started > 20_000) throw new Error('The rows did not appear')
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  // This frame renders the rows; the next one starts after they were painted.
  await new Promise((resolve) => requestAnimationFrame(resolve))
  return performance.now() - started
}

/** Turns the wheel over the table, then drags its scroll bar through all rows. */
async function scroll(page: Page) {
  const box = page.locator('[role="group"]:has(> table)')
  const { x, y } = (await box.boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 200, y + 200)
  for (let turn = 0; turn < wheelTurns; turn++) {
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(40)
  }
  for (let nth = 1; nth <= jumps; nth++) {
    await box.evaluate(
      (element, part) => element.scrollTo(0, element.scrollHeight * part),
      nth / jumps,
    )
    await page.waitForTimeout(400)
  }
  await page.locator('[aria-rowindex]').last().waitFor()
  const drawn = await page.locator('th[scope="row"] a').count()
  if (drawn === 0) throw new Error('Scrolling left no rows')
}
