export type Random = ReturnType<typeof seeded>

/** Numbers that look random and are the same in every run. */
export function seeded(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  return {
    between: (least: number, most: number) => least + next() * (most - least),
    below: (limit: number) => Math.floor(next() * limit),
    chance: (share: number) => next() < share,
    oneOf: <T>(choices: readonly T[]): T => choices[Math.floor(next() * choices.length)]!,
  }
}
