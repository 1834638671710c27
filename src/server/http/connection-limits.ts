import type { Settings } from '../settings/settings'

export type ConnectionSettings = Pick<Settings, 'connectionsPerUser' | 'connectionsPerAddress'>

/** Sockets and streams that stay open, counted in this process. */
export interface ConnectionLimits {
  /** A place for one more of a user; what it answers gives the place back. Nothing where all are taken. */
  ofUser(userId: number): (() => void) | undefined
  /** The same for whoever is not known yet. People behind one address who are logged in are not counted here. */
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
