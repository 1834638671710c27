import type pg from 'pg'
import { connectionWaitMs } from './limits'

/** Options of every connection: a connect timeout, and TCP keep-alive to detect dead peers. */
export const connectionOptions = (connectionString: string) => ({
  connectionString,
  application_name: 'fastener-portal',
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis: connectionWaitMs,
})

/** Closes a connection at once, because a silent one would not answer a graceful end. Its pending queries fail. */
export function destroyConnection(client: pg.ClientBase): void {
  // The types of pg leave out `connection`.
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}
