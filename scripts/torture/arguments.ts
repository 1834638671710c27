import type { Part } from './part'

export interface Arguments {
  parts: readonly Part[]
  /** Rounds of each part; undefined: as many as its goal demands. */
  rounds?: number
  seed: number
  /** The reason why nothing runs; empty if only help was requested. */
  fault?: string
}

const options = ['rounds', 'seed']

/** Parses `[PART …] [--rounds N] [--seed S]`, with the environment's TORTURE_ROUNDS and TORTURE_SEED as defaults. */
export function readArguments(
  args: readonly string[],
  all: readonly Part[],
  env: Record<string, string | undefined> = process.env,
): Arguments {
  const names: string[] = []
  const given = new Map<string, string | undefined>(
    options.map((name) => [name, env[`TORTURE_${name.toUpperCase()}`]]),
  )
  const faultWith = (fault: string): Arguments => ({ parts: [], seed: 0, fault })
  const left = [...args]
  for (let arg = left.shift(); arg !== undefined; arg = left.shift()) {
    if (!arg.startsWith('--')) names.push(arg)
    else if (arg === '--help') return faultWith('')
    else if (!options.includes(arg.slice(2))) return faultWith(`${arg} is not known.`)
    else given.set(arg.slice(2), left.shift() ?? 'nothing')
  }
  for (const [name, value] of given)
    if (value !== undefined && !/^\d{1,9}$/.test(value))
      return faultWith(`--${name} is a whole number, not ${value}.`)
  const unknown = names.find((asked) => !all.some(({ name }) => isCalled(name, asked)))
  if (unknown !== undefined) return faultWith(`There is no part ${unknown}.`)
  const parts = all.filter(
    ({ name }) => names.length === 0 || names.some((asked) => isCalled(name, asked)),
  )
  const rounds = given.get('rounds')
  return { parts, seed: Number(given.get('seed') ?? 1), ...(rounds && { rounds: Number(rounds) }) }
}

/** A part is selected by its name, or together with others by a common prefix. */
const isCalled = (name: string, asked: string) => name === asked || name.startsWith(`${asked}-`)

export const helpFor = (parts: readonly Part[]): string => `
npm run torture -- [PART …] [--rounds N] [--seed S]

${parts.map(({ name, rounds, goal }) => `  ${name.padEnd(16)} ${goal} (${rounds} rounds)`).join('\n')}

Without parts all are run. TORTURE_ROUNDS and TORTURE_SEED say the same. Ends with 1 where a goal is missed.`
