import { queries } from '../calls/api'
import { settingsQuery } from '../calls/settings'
import { passwordToSend } from './password-form'

/** Encodes a password in the form this server demands. */
export async function sentPassword(password: string): Promise<string> {
  return passwordToSend(password, await queries.fetchQuery(settingsQuery))
}
