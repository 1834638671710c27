import { runBackups, runFlips, runRestores } from './backups'
import { doublingRounds, runDoubling } from './doubling'
import { runFuzz } from './fuzz'
import { runKills } from './kills'
import { operations, runMatrix } from './matrix'
import type { Part } from './part'
import { embeddedPlace, packagedPlace } from './place'
import { runProcesses } from './processes'
import { runSilence } from './silence'

/** The parts in the order of execution. */
export const parts: readonly Part[] = [
  {
    name: 'kills-embedded',
    goal: '200 kills: nothing lost, doubled or half-written',
    rounds: 200,
    run: (options) => runKills('kills-embedded', embeddedPlace, options),
  },
  {
    name: 'kills-postgres',
    goal: '200 kills: nothing lost, doubled or half-written',
    rounds: 200,
    run: (options) => runKills('kills-postgres', packagedPlace, options),
  },
  {
    name: 'processes',
    goal: 'two processes: no job, number or request taken twice; changes followed in 10 s',
    rounds: 40,
    run: runProcesses,
  },
  {
    name: 'silence',
    goal: 'silent connections noticed in 15 s, and left behind in 15 s',
    rounds: 12,
    run: runSilence,
  },
  {
    name: 'restores',
    goal: '50 killed restores: each can be done again',
    rounds: 50,
    run: runRestores,
  },
  {
    name: 'flips',
    goal: '100 damaged archives and 200 cut: refused whole, or restored to the last row',
    rounds: 100,
    run: runFlips,
  },
  {
    name: 'backups',
    goal: '10 backups under load: no file lacks without a word',
    rounds: 10,
    run: runBackups,
  },
  {
    name: 'matrix',
    goal: 'every operation as everybody: no foreign record, no answer 5xx',
    rounds: operations.length,
    run: runMatrix,
  },
  {
    name: 'fuzz',
    goal: '50,000 requests: none answered 5xx, none over 1 s',
    rounds: 50_000,
    run: runFuzz,
  },
  {
    name: 'doubling',
    goal: 'twice the hostile body takes at most 3 times as long',
    rounds: doublingRounds,
    run: runDoubling,
  },
]
