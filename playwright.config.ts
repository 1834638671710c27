import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromium } from './tests/e2e/chromium'
import { journeysIn } from './tests/e2e/journeys'
import { makeDataDir } from './scripts/data-dir'

/**
 * User journeys through the built shop, on the real server with the demo catalogue. Each language has its own server and
 * database, and the two run in parallel; the journeys of one language run one after the other.
 */
const firstPort = Number(process.env.E2E_PORT ?? 8177)
// Each worker evaluates this file again, but the run has one data directory.
process.env.E2E_DATA_DIR ??= makeDataDir('portal-e2e-')

const languages = [
  { name: 'zh', locale: 'zh-CN', port: firstPort },
  // The ports in between are for servers that journeys start themselves.
  { name: 'en', locale: 'en-GB', port: firstPort + 10 },
] as const
const asked = languages.filter(({ name }) => wants(name))

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: asked.length,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    // TRACE=on records failing journeys; it slows down all of them.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Otherwise a button that stays disabled is waited for until the end of the test.
    actionTimeout: 20_000,
    launchOptions: chromium,
  },
  projects: asked.map(({ name, locale, port }) => ({
    name,
    workers: 1,
    testMatch: journeysIn(name),
    use: { locale, baseURL: `http://127.0.0.1:${port}/crrc_sales_web_html/` },
  })),
  webServer: asked.map(({ name, port }) => ({
    command: 'node dist/server/main.js',
    url: `http://127.0.0.1:${port}/crrc_sales/ready`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: join(process.env.E2E_DATA_DIR ?? '', name),
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      // Customer service is open whenever the journeys run.
      SERVICE_HOURS: '00:00-24:00',
      // The origin from which other-server.spec.ts serves a front end.
      WEB_ORIGINS: `http://127.0.0.1:${port + 1}`,
    },
  })),
})

/** LANGUAGE=zh runs the journeys of one language only. */
function wants(language: string) {
  return !process.env.LANGUAGE || process.env.LANGUAGE === language
}
