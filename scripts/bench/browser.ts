import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { findBrowser } from '../run/browser.mjs'

/** Figures that the browser noted of a page. */
export interface Seen {
  shift: number
  /** ms */
  paint: number
  blocking: number
  /** Longest task in ms; 0 if none took 50 ms. */
  longest: number
}

declare global {
  interface Window {
    seen: Seen
  }
}

/** Collects the browser's performance entries; runs in the page before everything else. */
function observe() {
  window.seen = { shift: 0, paint: 0, blocking: 0, longest: 0 }
  const on = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  // The entries of these two types have more properties than the common type.
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) window.seen.shift += value
  })
  on('largest-contentful-paint', ({ startTime }) => (window.seen.paint = startTime))
  on('longtask', ({ duration }) => {
    window.seen.blocking += Math.max(0, duration - 50)
    window.seen.longest = Math.max(window.seen.longest, duration)
  })
}

export function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser()
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      // Without a GPU: rasterise on the CPU, or the software GPU would be measured instead of the page.
      '--disable-gpu-compositing',
      '--disable-gpu-rasterization',
      // With developer tools attached, V8 records where each error was created and would parse whole scripts a second
      // time, unlike a visitor's browser; with this flag it records positions on the first parse.
      '--js-flags=--no-enable-lazy-source-positions',
    ],
  })
}

export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
  })
  await context.addInitScript(observe)
  return context
}

/** A quarter of this machine's speed at 10 Mbit/s. */
export async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const throughput = 10_000_000 / 8
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}
