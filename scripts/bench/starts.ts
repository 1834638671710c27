import { figure, type Figure } from './figures'
import { startServer, type Server } from './processes'

/** Measures the first start of the built server with the demo on an empty data directory, and the second start. */
export async function measureStarts(
  dataDir: string,
  port: number,
): Promise<{ figures: Figure[]; server: Server }> {
  const first = await startServer(port, { DATA_DIR: dataDir })
  await first.stop()
  const server = await startServer(port, { DATA_DIR: dataDir })
  return {
    figures: [
      figure(
        'first start of a server to ready, the demo being filled in',
        first.readyAfter,
        'ms',
        60_000,
      ),
      figure('start of a server to ready', server.readyAfter, 'ms'),
      figure('memory of a whole server process', await server.memory(), 'MB'),
    ],
    server,
  }
}
