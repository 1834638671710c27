import type { Settings } from '../settings/settings'

export type ConnectionSettings = Pick<Settings, 'connectionsPerUser' | 'connectionsPerAddress'>

/** Limits of open sockets and streams, counted per process. */
export interface ConnectionLimits {
  /** Reserves a connection of a user; returns its release function, or undefined if the limit is reached. */
  ofUser(userId: number): (() => void) | undefined
  /** The same for anonymous connections of a network. Logged-in users behind one address do not count here. */
  ofNetwork(network: string): (() => void) | undefined
}

export function openConnectionLimits(settings: ConnectionSettings): ConnectionLimits {
  const open = new Map<string, number>()

  function take(key: string, most: number): (() => void) | undefined {
    const count = open.get(key) ?? 0
    if (count >= most) return undefined
    open.set(key, count + 1)
    let given = false
    return () => {
      if (given) return
      given = true
      const left = (open.get(key) ?? 1) - 1
      if (left > 0) open.set(key, left)
      else open.delete(key)
    }
  }

  return {
    ofUser: (userId) => take(`user ${userId}`, settings.connectionsPerUser),
    ofNetwork: (network) => take(`network ${network}`, settings.connectionsPerAddress),
  }
}
