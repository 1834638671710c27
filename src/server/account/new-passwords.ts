import { newPasswordFaults, passwordPolicies } from '../../domain/account/password-policy'
import type { Schemas } from '../../domain/schemas'
import type { Context } from '../context'
import type { PasswordForm } from '../passwords/password-form'

export interface SentPasswords {
  password: string
  confirmPassword: string
  oldPassword?: string
}

/** New passwords as they were meant, and what stands against them, in words. */
export function readPasswords<Sent extends SentPasswords>(
  { password, confirmPassword, oldPassword }: Sent,
  { read }: PasswordForm,
  { settings, text }: Context,
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
  return { password: plain.password, oldPassword: plain.oldPassword ?? '', errors }
}
