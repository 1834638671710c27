import { seeded, type Random } from '../../tests/random'

export interface Options {
  rounds: number
  /** Round n draws all its choices from the seed plus n, so that it can be repeated alone. */
  seed: number
  /** Folder for the part's files, removed afterwards. */
  dir: string
}

export interface Outcome {
  /** A description of the work done. */
  done: string
  /** Violations of the goal, each with the command that repeats it. */
  faults: string[]
  /** Remarks that do not violate the goal. */
  notes?: string[]
}

export interface Part {
  name: string
  goal: string
  /** Rounds the goal demands. */
  rounds: number
  run(options: Options): Promise<Outcome>
}

export interface Round {
  nth: number
  seed: number
  random: Random
}

export function* roundsOf({ rounds, seed }: Options): Generator<Round> {
  for (let nth = 0; nth < rounds; nth++)
    yield { nth, seed: seed + nth, random: randomOf(seed + nth) }
}

/** Spreads neighbouring seeds, so that their first choices differ. */
export const randomOf = (seed: number): Random => seeded(Math.imul(seed + 1, 0x9e3779b1))

/** The command that repeats a round, or several if they depend on each other. */
export const repeatedBy = (part: string, seed: number, rounds = 1): string =>
  `npm run torture -- ${part} --rounds ${rounds} --seed ${seed}`
