import type { Schemas } from '../../../src/domain/schemas'
import type { Answer, TestApp } from '../../app'

/** Makes an API key as an operator. */
export async function makeKey(
  { call }: Pick<TestApp, 'call'>,
  scopes: Schemas['KeyScope'][],
  name: string = scopes.join(),
): Promise<{ id: number; key: string }> {
  const { status, data } = await call('operator', 'POST', '/office/api-key', { name, scopes })
  if (status !== 200) throw new Error(`No key: ${status}`)
  return data
}

/** Calls by a key, as another system does. */
export const callingBy =
  ({ call }: Pick<TestApp, 'call'>, key: string) =>
  (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> =>
    call(null, method, path, body, { authorization: `Bearer ${key}`, ...headers })
