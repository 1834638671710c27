import { spawnSync } from 'node:child_process'

/** Runs a TypeScript file of scripts/ to its end; a failure ends this process too. */
export function runScript(file, args = [], env = {}) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Runs a program of the installed packages; the result says whether it went well. */
export function runTool(name, args = [], env = {}) {
  const { status } = spawnSync(process.execPath, [`node_modules/${name}`, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return status === 0
}
