/**
 * npm test: all checks and tests, from a clean clone. With --thorough it takes about twice as long: every journey, in both
 * languages if it is written for both, all tests of the shared database on PostgreSQL, and the chat at full length.
 */
import { existsSync, readdirSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { findBrowser, headlessShell } from './run/browser.mjs'
import { install, stop } from './run/install.mjs'

install({ dev: true })
const { runScript, runTool } = await import('./run/run-script.mjs')
const started = Date.now()
const isThorough = process.argv.includes('--thorough')
const breadth = isThorough ? {} : { QUICK: '1' }

installShell()
const chromium = findBrowser() || installChromium()
if (!chromium) {
  stop(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell fonts-noto-cjk) or name it in CHROMIUM_PATH.',
  )
}

step('Static checks', () => runScript('scripts/check.ts'))
step('Changes of the schemas', () => runScript('scripts/schemas.ts', ['diff']))
const { build } = await import('./build/build.mjs')
console.log('\n== Build ==')
await build()
step('Tests on the embedded database', () => must(runTool('vitest/vitest.mjs', ['run'], breadth)))
// The embedded database is PostgreSQL too: what depends on its version or its settings is SQL, locks and notifications.
const onPostgres = isThorough
  ? ['related', '--run', '--project', '!pages', 'tests/app.ts']
  : [
      'run',
      '--project',
      '!pages',
      '.sql.test',
      'server/database/',
      'server/jobs/',
      'server/audit/',
      'live-index',
    ]
if (hasPostgres()) {
  step('Tests of the shared database again, on PostgreSQL', () =>
    must(
      runTool('vitest/vitest.mjs', onPostgres, {
        TEST_DATABASE: 'postgres',
        // The chat at full length is a matter of the step before.
        QUICK: '1',
      }),
    ),
  )
} else {
  console.warn(
    '\n!! SKIPPED: the tests on a PostgreSQL of the system, because none is installed and none could be (Debian: postgresql) !!\n',
  )
}
step('Journeys in the browser', () =>
  must(runTool('@playwright/test/cli.js', ['test'], { CHROMIUM_PATH: chromium, ...breadth })),
)
console.log(`\nEverything holds (${Math.round((Date.now() - started) / 1000)} s).`)

function step(title, run) {
  const begun = Date.now()
  console.log(`\n== ${title} ==`)
  run()
  console.log(`(${title}: ${Math.round((Date.now() - begun) / 1000)} s)`)
}

function must(went) {
  if (!went) process.exit(1)
}

function installShell() {
  if (process.env.CHROMIUM_PATH || existsSync(headlessShell)) return
  installPackages('chromium-headless-shell', 'fonts-noto-cjk')
}

function installChromium() {
  console.log('Installing Chromium for the browser tests …')
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
  })
  const { stdout } = spawnSync(
    process.execPath,
    [
      '-e',
      "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))",
    ],
    { encoding: 'utf8' },
  )
  return existsSync(stdout.trim()) ? stdout.trim() : undefined
}

function hasPostgres() {
  if (process.env.TEST_DATABASE_URL) return true
  const there = () =>
    existsSync('/usr/lib/postgresql') && readdirSync('/usr/lib/postgresql').length > 0
  return there() || (installPackages('postgresql') && there())
}

/** Installs Debian packages, if this process may. */
function installPackages(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (args) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  return (
    run(['update', '-qq']) && run(['install', '-y', '-qq', '--no-install-recommends', ...names])
  )
}
