import passwordLogin from '../../../schemas/account/PasswordLogin.json'
import type { Schemas } from '../../domain/schemas'
import { keepAccountLanguage } from '../actions/language'
import { sentPassword } from '../actions/sent-password'
import { answerOf, api, CallFailure, queries } from '../calls/api'
import { language, text } from '../language/locale'
import { beginSession } from '../session/session'
import { readStored, removeStored, writeStored } from '../session/storage'
import { closeToast, currentToasts, showToast } from '../ui/toast-list'
import { NoCipher } from '../actions/password-form'

export type Entrance = 'personal' | 'enterprise' | 'supplier'
/** The kinds of login offered by the login page. */
export const waysIn = ['personal', 'enterprise', 'supplier', 'mobile'] as const
export type WayIn = (typeof waysIn)[number]

const stored = 'entrance'

/** The kind of login last used on this device. */
export function rememberedWayIn(): WayIn {
  const last = readStored<string>(stored, 'local')
  return waysIn.find((candidate) => candidate === last) ?? 'personal'
}

export function rememberWayIn(way: WayIn): void {
  writeStored(stored, way, 'local')
}

const typedName = 'typedUsername'

/** The user name typed in this tab, until a login succeeds. */
export const typedUsername = (): string => readStored<string>(typedName) ?? ''

export const keepTypedUsername = (username: string): void => writeStored(typedName, username)

type Input = Schemas['PasswordLogin']

const fields = ['username', 'password'] as const

/** Messages by field, in the words of the schema; the server uses the same. */
export type Faults = Partial<Record<keyof Input, string>>

const calls = {
  personal: (body: Input) => api.POST('/admin/web/user/login/psw', { body }),
  enterprise: (body: Input) => api.POST('/admin/web/user/login/psw/enterprise', { body }),
  supplier: (body: Input) => api.POST('/admin/web/user/login/psw/supplier', { body }),
}

/** Validates here too, because the server cannot see the length of an encrypted password. */
export function faultsOf(input: Input): Faults {
  const faults: Faults = {}
  for (const field of fields) {
    const { minLength, 'x-error': words } = passwordLogin.properties[field]
    const length = [...input[field]].length
    if (length === 0) faults[field] = words.required[language]
    else if (length < minLength) faults[field] = words.minLength[language]
  }
  return faults
}

/** Requests a session without starting it. */
export async function logIn(
  entrance: Entrance,
  { username, password }: Input,
): Promise<{ data: Schemas['LoginAnswer']; message: string }> {
  const sent = await sentPassword(password)
  return answerOf(calls[entrance]({ username: username.trim(), password: sent }))
}

/** True if a second factor is needed. */
export const isChallenge = (answer: Schemas['LoginAnswer']): answer is Schemas['LoginChallenge'] =>
  'challenge' in answer

/** Starts the session in this tab; the gate then redirects to the requested page. */
export function enter({ data, message }: { data: Schemas['Session']; message: string }): void {
  // Cached answers belong to the previous user.
  queries.removeQueries({ type: 'inactive' })
  // Close the toasts that ask for a login.
  for (const { id, kind } of currentToasts()) if (kind === 'error') closeToast(id)
  removeStored(typedName)
  beginSession(data)
  showToast('success', message)
  void keepAccountLanguage()
}

/** Messages of a failed login, by field where the server names one. */
export function faultsOfFailure(error: unknown): { faults: Faults; general?: string } {
  if (error instanceof NoCipher) return { faults: {}, general: text('account.login.noCrypto') }
  if (!(error instanceof CallFailure)) return { faults: {}, general: text('common.network') }
  const faults: Faults = {}
  for (const { path, message } of error.errors) {
    const field = fields.find((field) => path.endsWith(field))
    if (field) faults[field] ??= message
  }
  return Object.keys(faults).length > 0 ? { faults } : { faults, general: error.message }
}
