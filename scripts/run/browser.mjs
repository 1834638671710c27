import { existsSync } from 'node:fs'

/** chromium-headless-shell draws a page in about half the time of full Chromium. */
export const headlessShell = '/usr/bin/chromium-headless-shell'

const installed = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Returns the path of CHROMIUM_PATH or of the first installed browser, or undefined. */
export const findBrowser = () =>
  process.env.CHROMIUM_PATH || installed.find((path) => existsSync(path))
