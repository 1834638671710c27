import { seeded, type Random } from '../../tests/random'

export interface Options {
  rounds: number
  /** Round n of a run draws all its choices from the seed plus n: a round can be repeated alone. */
  seed: number
  /** A folder for the files of the part; it is removed afterwards. */
  dir: string
}

export interface Outcome {
  /** The work that was done, in words. */
  done: string
  /** Everything that breaks the goal, each with the command that repeats it. */
  found: string[]
  /** Remarks that break no goal. */
  notes?: string[]
}

export interface Part {
  name: string
  goal: string
  /** The rounds that the goal asks for. */
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

/** Neighbouring seeds are spread, so that their first choices are not alike. */
export const randomOf = (seed: number): Random => seeded(Math.imul(seed + 1, 0x9e3779b1))

/** How a round is run again alone, or several where they depend on each other. */
export const repeatedBy = (part: string, seed: number, rounds = 1): string =>
  `npm run torture -- ${part} --rounds ${rounds} --seed ${seed}`
