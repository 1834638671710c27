import { randomBytes } from 'node:crypto'
import { nameIn } from '../../domain/account/names'
import type { Schemas } from '../../domain/schemas'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { noteSecurityEvent } from '../security-events/security-events.sql'
import { keyHash, keyPrefix } from '../security/api-keys.sql'
import {
  countValidKeys,
  insertKey,
  isNameTaken,
  lockKeys,
  pageKeys,
  revokeKey,
  type KeyRow,
} from './api-keys.sql'

/** More valid keys than systems would only hide those that nobody uses. */
const most = 50

export const apiKeys = {
  async listApiKeys({ query: { current, size } }, context) {
    const { total, keys } = await pageKeys(context.database, { current, size })
    return { records: keys.map((key) => keyAnswer(key, context)), total, current, size }
  },

  async makeApiKey({ body }, context) {
    const { database, text } = context
    const name = body.name.trim()
    await lockKeys(database)
    if (await isNameTaken(database, name))
      throw new Refusal('common.badInput', {
        errors: [{ path: 'name', message: text('operation.key.nameTaken') }],
      })
    if ((await countValidKeys(database)) >= most)
      throw new Refusal('operation.key.most', { values: { most } })
    const key = keyPrefix + randomBytes(32).toString('base64url')
    const { id: userId } = userOf(context)
    const id = await insertKey(database, {
      name,
      hash: keyHash(key),
      beginning: key.slice(0, keyPrefix.length + 4),
      scopes: body.scopes,
      userId,
    })
    context.audit.note({ about: `api_key:${id}`, name, scopes: body.scopes })
    await noteSecurityEvent(database, 'keyMade', userId, context)
    return { id, key }
  },

  async revokeApiKey({ params: { id } }, context) {
    const { database } = context
    const { id: userId } = userOf(context)
    const name = await revokeKey(database, { id, userId })
    if (name === undefined) throw new Refusal('operation.key.notFound')
    context.audit.note({ about: `api_key:${id}`, name })
    await noteSecurityEvent(database, 'keyRevoked', userId, context)
    return null
  },
} satisfies Partial<Handlers>

function keyAnswer(key: KeyRow, { language }: Pick<Context, 'language'>): Schemas['ApiKey'] {
  const { id, name, scopes, beginning, maker, createdAt, usedAt, revoker, revokedAt } = key
  return {
    id,
    name,
    scopes,
    state: revokedAt ? 'revoked' : 'valid',
    beginning: `${beginning}…`,
    maker: nameIn(language, maker),
    createTime: createdAt.toISOString(),
    ...(usedAt && { lastUse: usedAt.toISOString() }),
    ...(revoker && { revoker: nameIn(language, revoker) }),
    ...(revokedAt && { revokeTime: revokedAt.toISOString() }),
  }
}
