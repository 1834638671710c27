import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { hashCosts, type HashCost } from './hash-costs'

/**
 * Hashes are made beside the event loop, but on the same processors: of many at once only so many run that one
 * processor is left for everybody else's calls.
 */
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

/** An argon2id hash of a password with a salt of its own. */
export function hashPassword(password: string, cost: HashCost = 'owasp-19'): Promise<string> {
  return inTurn(() => hash(password, hashCosts[cost]))
}

/** Of no password that anybody knows; made once, when it is first needed. */
const nobodys = new Map<HashCost, Promise<string>>()

function nobodysHash(cost: HashCost): Promise<string> {
  const known = nobodys.get(cost) ?? hashPassword(crypto.randomUUID(), cost)
  nobodys.set(cost, known)
  return known
}

/** Whether the password is right. Where there is no hash it is wrong, after the same work. */
export async function isPassword(
  stored: string | undefined,
  password: string,
  cost: HashCost = 'owasp-19',
): Promise<boolean> {
  // Whoever is first waits until it is made, a known name too.
  const instead = await nobodysHash(cost)
  const expected = stored ?? instead
  const right = await inTurn(() => verify(expected, password))
  return stored !== undefined && right
}
