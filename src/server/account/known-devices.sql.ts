import { sql } from 'kysely'
import type { Database } from '../database/database'
import { deviceDays } from '../retention/rules'
import { isOf, type Whose } from '../security/whose.sql'

/** Known devices kept per user; the least recently used one is dropped. */
const mostDevices = 10

export interface DeviceUse {
  tokenHash: string
  network: string
  device: string
}

/** Finds the device with this token if the user has logged in on it. */
export async function findKnownDevice(
  database: Database,
  whose: Whose,
  tokenHash: string,
): Promise<number | undefined> {
  const row = await database
    .selectFrom('known_device')
    .innerJoin('app_user', 'app_user.id', 'known_device.user_id')
    .select('known_device.id')
    .where('token_hash', '=', tokenHash)
    .where('last_used_at', '>', sql<Date>`now() - make_interval(days => ${deviceDays})`)
    .where(isOf(whose))
    .executeTakeFirst()
  return row?.id
}

/** True if a known device of this user was last used from this network. */
export async function isKnownNetwork(
  database: Database,
  whose: Whose,
  network: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('known_device')
    .innerJoin('app_user', 'app_user.id', 'known_device.user_id')
    .select('known_device.id')
    .where(sql<boolean>`known_device.data ->> 'network' = ${network}`)
    .where('last_used_at', '>', sql<Date>`now() - make_interval(days => ${deviceDays})`)
    .where(isOf(whose))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores a device of a login and drops the least recently used ones beyond the limit. */
export async function putKnownDevice(
  database: Database,
  userId: number,
  { tokenHash, network, device }: DeviceUse,
): Promise<void> {
  const data = JSON.stringify({ network, device })
  await database
    .insertInto('known_device')
    .values({ user_id: userId, token_hash: tokenHash, data })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'token_hash'])
        .doUpdateSet({ data, last_used_at: sql<Date>`now()` }),
    )
    .execute()
  const kept = database
    .selectFrom('known_device')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostDevices)
  await database
    .deleteFrom('known_device')
    .where('user_id', '=', userId)
    .where('id', 'not in', kept)
    .execute()
}

export interface KnownDevice {
  id: number
  tokenHash: string
  device: string
  createTime: Date
  lastTime: Date
}

/** Devices of a user, most recently used first. */
export async function listKnownDevices(database: Database, userId: number): Promise<KnownDevice[]> {
  const rows = await database
    .selectFrom('known_device')
    .select(['id', 'token_hash', 'data', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    tokenHash: row.token_hash,
    // Only putKnownDevice writes this column.
    device: (row.data as Partial<DeviceUse>).device ?? '',
    createTime: row.created_at,
    lastTime: row.last_used_at,
  }))
}

/** Returns true if the device was known. */
export async function forgetKnownDevice(
  database: Database,
  userId: number,
  id: number,
): Promise<boolean> {
  const forgotten = await database
    .deleteFrom('known_device')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return forgotten !== undefined
}

/** Forgets all devices of a user, except the one with `token` if given. */
export async function forgetKnownDevices(
  database: Database,
  userId: number,
  except = '',
): Promise<void> {
  await database
    .deleteFrom('known_device')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', except)
    .execute()
}
