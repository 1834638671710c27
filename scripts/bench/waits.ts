import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from './http'

/** Milliseconds between the other person's requests. */
const everyMs = 2

/** Measures another person's response times for the smallest answer while the work runs. */
export async function waitsDuring(other: Client, work: () => Promise<unknown>): Promise<number[]> {
  const waits: number[] = []
  let isDone = false
  const done = work().finally(() => void (isDone = true))
  do {
    const began = performance.now()
    await other.ask({ path: '/crrc_sales/health' })
    waits.push(performance.now() - began)
    await wait(everyMs)
  } while (!isDone)
  await done
  return waits
}
