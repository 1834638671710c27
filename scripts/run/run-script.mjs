import { spawnSync } from 'node:child_process'

/** Runs a TypeScript file of scripts/ to its end; if it fails, this process exits too. */
export function runScript(file, args = [], env = {}) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Runs a program of the installed packages; returns true on success. */
export function runTool(name, args = [], env = {}) {
  const { status } = spawnSync(process.execPath, [`node_modules/${name}`, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return status === 0
}
