import { rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { closeAll } from '../tests/closing'
import { build } from './build/build.mjs'
import { nothingDone, runCommand } from './run/command'
import { helpFor, readArguments } from './torture/arguments'
import type { Outcome, Part } from './torture/part'
import { parts } from './torture/parts'
import { isHeld, printTable, type Line } from './torture/table'
import { makeDataDir } from './data-dir'

/** npm run torture: inflicts production faults on the shop and prints a table. */
await runCommand(() => main(process.argv.slice(2)))
// A connection of a killed process may still be open and keep this process alive.
process.exit()

async function main(args: string[]): Promise<number> {
  const { parts: wantedParts, rounds, seed, fault } = readArguments(args, parts)
  if (fault !== undefined) {
    console.error(fault + helpFor(parts))
    return fault ? nothingDone : 0
  }
  await build()
  const lines: Line[] = []
  for (const part of wantedParts) lines.push(await runPart(part, rounds ?? part.rounds, seed))
  printTable(lines)
  const load = loadavg()[0]?.toFixed(1)
  console.log(`\nSeed ${seed}, Node ${process.version}, load of the machine ${load}`)
  return lines.every(isHeld) ? 0 : 1
}

async function runPart(part: Part, rounds: number, seed: number): Promise<Line> {
  console.log(`${part.name}: ${rounds} rounds from seed ${seed} …`)
  const dir = makeDataDir('torture-')
  const began = performance.now()
  const outcome = await part.run({ rounds, seed, dir }).catch((error: Error): Outcome => ({
    done: 'broke off',
    faults: [error.stack ?? error.message],
  }))
  await closeAll()
  const seconds = Math.round((performance.now() - began) / 1000)
  for (const what of [...outcome.faults, ...(outcome.notes ?? [])]) console.log(`  ${what}`)
  // Keep the server's log if faults were found.
  if (outcome.faults.length === 0) rmSync(dir, { recursive: true, force: true })
  else console.log(`  The server's log is in ${dir}`)
  return { part, outcome, isShort: rounds < part.rounds, seconds }
}
