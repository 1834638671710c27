import { vi } from 'vitest'

/** Waits for what happens beside the answers; on a busy machine that takes a while. */
export const eventually = <Value>(look: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(look, { timeout: 20_000 })
