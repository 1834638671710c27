import { AsyncLocalStorage } from 'node:async_hooks'
import { DefaultConnectionProvider, type DatabaseConnection } from 'kysely'

interface Held {
  /** One for each pool. */
  provider: DefaultConnectionProvider
  over: boolean
}

const held = new AsyncLocalStorage<readonly Held[]>()
const faults: Error[] = []

type Consumer = (connection: DatabaseConnection) => Promise<unknown>

/**
 * Refuses to give a second connection of a pool to who holds one of it: where enough callers do so at once, all of
 * them wait for ever. A transaction holds its connection, and so does everything that is called in it.
 */
export function forbidNesting(): void {
  const { prototype } = DefaultConnectionProvider
  const provide = prototype.provideConnection as (consumer: Consumer) => Promise<unknown>
  if (provide.name === 'provideWatched') return
  prototype.provideConnection = async function provideWatched<T>(
    this: DefaultConnectionProvider,
    consumer: (connection: DatabaseConnection) => Promise<T>,
  ) {
    const around = held.getStore() ?? []
    if (around.some(({ provider, over }) => provider === this && !over)) {
      const fault = new Error('A second connection of the same pool is asked for in a transaction')
      faults.push(fault)
      throw fault
    }
    const mine: Held = { provider: this, over: false }
    const work: Consumer = (connection) => held.run([...around, mine], () => consumer(connection))
    try {
      // It answers what its consumer does.
      return (await provide.call(this, work)) as T
    } finally {
      mine.over = true
    }
  }
}

/** A request comes from outside, whatever the test that sends it holds. */
export const fromOutside = <T>(work: () => T): T => held.exit(work)

/** Also where somebody caught what was thrown. */
export function throwNesting(): void {
  const [fault] = faults.splice(0)
  if (fault) throw fault
}
