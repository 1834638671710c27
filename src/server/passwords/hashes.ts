import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { hashCosts, type HashCost } from './hash-costs'

/** Concurrent hashes. They run off the event loop but on the same CPUs, so one CPU stays free for other calls. */
const most = Math.max(1, availableParallelism() - 1)
let running = 0
const waiting: (() => void)[] = []

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/** Argon2id hash with a random salt. */
export function hashPassword(password: string, cost: HashCost = 'owasp-19'): Promise<string> {
  return inTurn(() => hash(password, hashCosts[cost]))
}

/** Hashes of random passwords, created on first use. */
const nobodys = new Map<HashCost, Promise<string>>()

function nobodysHash(cost: HashCost): Promise<string> {
  const known = nobodys.get(cost) ?? hashPassword(crypto.randomUUID(), cost)
  nobodys.set(cost, known)
  return known
}

/** Verifies a password. Without a hash it does the same work and returns false, so that timing reveals nothing. */
export async function isPassword(
  stored: string | undefined,
  password: string,
  cost: HashCost = 'owasp-19',
): Promise<boolean> {
  // Awaited for known names too, so that the first call does not reveal the difference.
  const placeholder = await nobodysHash(cost)
  const expected = stored ?? placeholder
  const right = await inTurn(() => verify(expected, password))
  return stored !== undefined && right
}
