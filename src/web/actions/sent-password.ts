import { queries } from '../calls/api'
import { settingsQuery } from '../calls/settings'
import { passwordToSend } from './password-form'

/** A password in the form that this server wants. */
export async function sentPassword(password: string): Promise<string> {
  return passwordToSend(password, await queries.fetchQuery(settingsQuery))
}
