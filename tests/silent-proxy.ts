import { connect as connectTo, createServer, type AddressInfo, type Socket } from 'node:net'
import { closeAfterFile } from './closing'

interface Pair {
  client: Socket
  server: Socket
  silent: boolean
}

/** Stands between a server and its database, and can do what networks and poolers do. */
export interface SilentProxy {
  url: string
  /** From now on nothing passes on the connections that are there, and nobody is told. */
  silence(): void
  /** New connections are silent too. */
  silenceAll(silent: boolean): void
  /** Nobody listens any more, and the connections that are there end. */
  close(): void
  /** Forwards no notifications, as a pooler in transaction mode. */
  dropNotifications(drop: boolean): void
}

export async function silentProxy(databaseUrl: string): Promise<SilentProxy> {
  const target = new URL(databaseUrl)
  const pairs = new Set<Pair>()
  let allSilent = false
  let dropping = false

  const listening = createServer((client) => {
    const server = connectTo(Number(target.port), target.hostname)
    const pair = { client, server, silent: allSilent }
    pairs.add(pair)
    const forward = withoutNotifications((bytes) => client.write(bytes))
    client.on('data', (bytes) => pair.silent || server.write(bytes))
    server.on('data', (bytes) => {
      if (pair.silent) return
      if (dropping) forward(bytes)
      else client.write(bytes)
    })
    const end = () => {
      pairs.delete(pair)
      if (pair.silent) return
      client.destroy()
      server.destroy()
    }
    for (const socket of [client, server]) socket.on('close', end).on('error', () => {})
  })
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  function close() {
    for (const { client, server } of pairs) {
      client.destroy()
      server.destroy()
    }
    listening.close()
  }
  closeAfterFile(async () => close())
  const url = new URL(databaseUrl)
  url.port = String((listening.address() as AddressInfo).port)
  return {
    url: url.href,
    silence() {
      for (const pair of pairs) pair.silent = true
    },
    silenceAll(silent) {
      allSilent = silent
      for (const pair of pairs) pair.silent ||= silent
    },
    close,
    dropNotifications: (drop) => void (dropping = drop),
  }
}

const notification = 'A'.charCodeAt(0)

/** Takes the messages of the server apart: a letter, and a length that counts itself. */
function withoutNotifications(write: (bytes: Buffer) => void) {
  let rest = Buffer.alloc(0)
  return (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes])
    while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
      const length = 1 + rest.readUInt32BE(1)
      if (rest[0] !== notification) write(rest.subarray(0, length))
      rest = rest.subarray(length)
    }
  }
}
