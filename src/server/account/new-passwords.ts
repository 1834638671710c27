import { newPasswordFaults, passwordPolicies } from '../../domain/account/password-policy'
import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import { guessable, type OwnNames } from '../passwords/guessable'
import type { PasswordForm } from '../passwords/password-form'
import { fieldRefusal } from './codes'
import type { Login } from './logins.sql'

export interface SentPasswords {
  password: string
  confirmPassword: string
  oldPassword?: string
}

/** Decodes the new passwords and validates them; returns the errors for the form. */
export function readPasswords<Sent extends SentPasswords>(
  { password, confirmPassword, oldPassword }: Sent,
  { read }: PasswordForm,
  { settings, text }: Context,
  names: OwnNames = {},
): { password: string; oldPassword: string; errors: Schemas['InputError'][] } {
  const { passwordPolicy } = settings
  const plain = {
    password: read(password),
    confirmPassword: read(confirmPassword),
    ...(oldPassword !== undefined && { oldPassword: read(oldPassword) }),
  }
  const errors = newPasswordFaults(plain, passwordPolicy).map(({ path, fault }) => ({
    path,
    message: text(`account.password.${fault}`, passwordPolicies[passwordPolicy]),
  }))
  const guessed = guessable(plain.password, names)
  if (guessed && !errors.some(({ path }) => path === 'password'))
    errors.unshift({ path: 'password', message: text(`account.password.${guessed}`) })
  return { password: plain.password, oldPassword: plain.oldPassword ?? '', errors }
}

/** Decodes a new password; refuses one that violates the policy. */
export function newPassword(
  sent: SentPasswords,
  passwordForm: PasswordForm,
  context: Context,
  names?: OwnNames,
): string {
  const { password, errors } = readPasswords(sent, passwordForm, context, names)
  if (errors.length > 0) throw fieldRefusal(errors)
  return password
}

/** Call only after the account's ownership is proved: the refusal reveals that the name exists. */
export function refuseOwnName(password: string, login: Login, { text }: Context): void {
  if (guessable(password, namesOf(login)) !== 'ownName') return
  throw fieldRefusal([{ path: 'password', message: text('account.password.ownName') }])
}

export const namesOf = ({ username, email, kind, accountName }: Login): OwnNames => ({
  username,
  email,
  company: kind === 'company' || kind === 'supplier' ? accountName : undefined,
})
