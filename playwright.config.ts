import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

/** Journeys of people through the built shop, on the real server with the demo catalogue, in both languages. */
const port = Number(process.env.E2E_PORT ?? 8177)
// The configuration is read by each worker again; the data directory of the run is chosen once.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'portal-e2e-'))

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}/crrc_sales_web_html/`,
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--use-gl=angle',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
      ],
    },
  },
  projects: [
    { name: 'zh', use: { locale: 'zh-CN' } },
    { name: 'en', use: { locale: 'en-GB' } },
  ],
  webServer: {
    command: 'node dist/server/main.js',
    url: `http://127.0.0.1:${port}/crrc_sales/ready`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      // The customer service is there whenever the journeys run.
      SERVICE_HOURS: '00:00-24:00',
      // Where other-server.spec.ts serves a front end from.
      WEB_ORIGINS: `http://127.0.0.1:${port + 1}`,
    },
  },
})
