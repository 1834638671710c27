import type { Page } from '@playwright/test'
import { percentile } from './timing'

/**
 * Clicks facet values that leave some models, and clears the filters when there is nothing left to click; returns the
 * 95th percentile of the milliseconds until the new list is painted.
 */
export async function clickFacets(page: Page, clicks: number): Promise<number> {
  await page.locator('[data-tour="results"][aria-busy="false"]').waitFor()
  // Closes a guided tour.
  await page.keyboard.press('Escape')
  const times: number[] = []
  // The first clicks warm up the page and the server.
  for (let nth = -3; nth < clicks; nth++) {
    const time = await page.evaluate(clickOne, nth + 3)
    if (time === undefined) break
    if (nth >= 0) times.push(time)
  }
  return percentile(
    times.sort((a, b) => a - b),
    0.95,
  )
}

/** Runs in the browser. */
async function clickOne(nth: number): Promise<number | undefined> {
  const list = document.querySelector('[data-tour="results"]')
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-tour="facets"] input')]
  const offered = boxes.filter(
    ({ type, disabled, checked }) => type === 'checkbox' && !disabled && !checked,
  )
  const chosen = boxes.filter(({ checked }) => checked)
  const box = chosen.length < 3 ? offered[(nth * 7) % offered.length] : chosen[0]
  const label = box?.closest('label')?.textContent
  if (!list || !box || label === undefined) return undefined
  const address = location.search
  const before = list.textContent
  const started = performance.now()
  box.click()
  const isShown = () =>
    location.search !== address &&
    list.getAttribute('aria-busy') === 'false' &&
    (list.textContent !== before || performance.now() - started > 1000)
  while (!isShown()) {
    if (performance.now() - started > 10_000) throw new Error(`Nothing came of ${label}`)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  // This frame renders the list; the next one starts after it was painted.
  await new Promise((resolve) => requestAnimationFrame(resolve))
  return performance.now() - started
}
