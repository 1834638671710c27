import type pg from 'pg'
import { connectionWaitMs } from './limits'

/** What every connection has: nobody waits for ever for one, and a silent one is tried now and then. */
export const connectionOptions = (connectionString: string) => ({
  connectionString,
  application_name: 'fastener-portal',
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis: connectionWaitMs,
})

/** Ends a connection at once: a silent one would answer no farewell. What waits for it fails. */
export function destroyConnection(client: pg.ClientBase): void {
  // The types of pg leave its connection out.
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}
