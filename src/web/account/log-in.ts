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
/** The ways in that the login page offers. */
export const waysIn = ['personal', 'enterprise', 'supplier', 'mobile'] as const
export type WayIn = (typeof waysIn)[number]

const stored = 'entrance'

/** By which way somebody came in last on this device. */
export function rememberedWayIn(): WayIn {
  const last = readStored<string>(stored, 'local')
  return waysIn.find((one) => one === last) ?? 'personal'
}

export function rememberWayIn(way: WayIn): void {
  writeStored(stored, way, 'local')
}

const typedName = 'typedUsername'

/** The user name that was typed in this tab and has not led in yet. */
export const typedUsername = (): string => readStored<string>(typedName) ?? ''

export const keepTypedUsername = (username: string): void => writeStored(typedName, username)

type Input = Schemas['PasswordLogin']

const fields = ['username', 'password'] as const

/** What is wrong with each field, in the words of the schema; the server says the same of what it gets. */
export type Faults = Partial<Record<keyof Input, string>>

const calls = {
  personal: (body: Input) => api.POST('/admin/web/user/login/psw', { body }),
  enterprise: (body: Input) => api.POST('/admin/web/user/login/psw/enterprise', { body }),
  supplier: (body: Input) => api.POST('/admin/web/user/login/psw/supplier', { body }),
}

/** Checked here because a password that travels encrypted shows the server no length. */
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

/** Asks the server for a session; it is not begun yet. */
export async function logIn(
  entrance: Entrance,
  { username, password }: Input,
): Promise<{ data: Schemas['LoginAnswer']; message: string }> {
  const sent = await sentPassword(password)
  return answerOf(calls[entrance]({ username: username.trim(), password: sent }))
}

/** Whether the password alone was not enough. */
export const isChallenge = (answer: Schemas['LoginAnswer']): answer is Schemas['LoginChallenge'] =>
  'challenge' in answer

/** From now on this tab is theirs; the gate leads on to where they wanted to go. */
export function enter({ data, message }: { data: Schemas['Session']; message: string }): void {
  // What was asked before was answered to somebody else.
  queries.removeQueries({ type: 'inactive' })
  // That a login is needed is settled.
  for (const { id, kind } of currentToasts()) if (kind === 'error') closeToast(id)
  removeStored(typedName)
  beginSession(data)
  showToast('success', message)
  void keepAccountLanguage()
}

/** What to show of a login that did not come about, by field where it belongs to one. */
export function faultsOfFailure(error: unknown): { faults: Faults; general?: string } {
  if (error instanceof NoCipher) return { faults: {}, general: text('account.login.noCrypto') }
  if (!(error instanceof CallFailure)) return { faults: {}, general: text('common.network') }
  const faults: Faults = {}
  for (const { path, message } of error.errors) {
    const field = fields.find((one) => path.endsWith(one))
    if (field) faults[field] ??= message
  }
  return Object.keys(faults).length > 0 ? { faults } : { faults, general: error.message }
}
