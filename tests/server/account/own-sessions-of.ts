import type { Answer, TestApp } from '../../app'

/** Calls in new sessions, independent of earlier tests. */
export function ownSessionsOf({ sessions, database, userId, call }: TestApp) {
  const tokens = new Map<string, string>()
  return async (
    who: string,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const token =
      tokens.get(who) ?? (await sessions.begin(database, await userId(who))).tokens.access_token
    tokens.set(who, token)
    return call(null, method, path, body, { authorization: `Bearer ${token}`, ...headers })
  }
}
