import { browserHash, browserOf, keepBrowser } from '../http/browser-cookie'
import type { Context } from '../http/context'
import type { Database } from '../database/database'
import { networkOf } from '../http/network'
import { deviceDays } from '../retention/rules'
import type { Whose } from '../security/whose.sql'
import { findKnownDevice, forgetKnownDevices, putKnownDevice } from './known-devices.sql'

/** Remembers a device after a proven login: failures of strangers can then no longer lock it out. */
export async function rememberDevice(
  database: Database,
  userId: number,
  context: Context,
): Promise<void> {
  await putKnownDevice(database, userId, {
    tokenHash: browserHash(keepBrowser(context, deviceDays)),
    network: networkOf(context.address),
    device: context.userAgent.slice(0, 200),
  })
}

/** Id of this device if the user has logged in on it before. */
export async function knownDeviceOf(whose: Whose, context: Context): Promise<number | undefined> {
  const token = browserOf(context)
  return token === undefined ? undefined : findKnownDevice(context.pool, whose, browserHash(token))
}

/** Forgets all devices of a user except the calling one. */
export function forgetOtherDevices(database: Database, userId: number, context: Context) {
  const token = browserOf(context)
  return forgetKnownDevices(database, userId, token && browserHash(token))
}
