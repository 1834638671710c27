import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromium } from './tests/e2e/chromium'

/**
 * Journeys of people through the built shop, on the real server with the demo catalogue. Each language has a server and a
 * database of its own, and the two run beside each other; journeys of one language run one after the other.
 */
const firstPort = Number(process.env.E2E_PORT ?? 8177)
// The configuration is read by each worker again; the data directory of the run is chosen once.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'portal-e2e-'))

// Every page, and the ways of a customer to a part, its reservation and help, are seen in both languages; the work that
// leads through them is the same in either, and each is done in one.
const inChinese =
  'address|cart|chat-hours|custom|doors|form-field|gate|languages|lists|office-content|office-queues|settings'
const inEnglish =
  'calculation|comparison|messages|office-import|office-keeping|office-products|other-server|quotation|side-bar|tours|viewer|views'
const languages = [
  { name: 'zh', locale: 'zh-CN', port: firstPort, leftOut: inEnglish },
  // The ports between them are for the servers that journeys start themselves.
  { name: 'en', locale: 'en-GB', port: firstPort + 10, leftOut: inChinese },
]
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
    // To look at a journey that fails: TRACE=on. It slows every journey down.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: chromium,
  },
  projects: asked.map(({ name, locale, port, leftOut }) => ({
    name,
    workers: 1,
    testIgnore: `**/@(${leftOut}).spec.ts`,
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
      // The customer service is there whenever the journeys run.
      SERVICE_HOURS: '00:00-24:00',
      // Where other-server.spec.ts serves a front end from.
      WEB_ORIGINS: `http://127.0.0.1:${port + 1}`,
    },
  })),
})

/** LANGUAGE=zh runs the journeys of one language alone. */
function wants(language: string) {
  return !process.env.LANGUAGE || process.env.LANGUAGE === language
}
