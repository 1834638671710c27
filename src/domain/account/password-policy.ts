/**
 * Length limits of new passwords by policy name; the settings choose one. A login demands at least six characters
 * only.
 */
export const passwordPolicies = {
  standard: { min: 6, max: 15 },
  /** For pass phrases: any characters are allowed. */
  long: { min: 12, max: 64 },
} as const

export type PasswordPolicy = keyof typeof passwordPolicies

/** Characters with a meaning in markup, paths or shells, and invisible ones. */
const refused = /[\s<>&"'/\\\p{C}]/u

export type PasswordFault = 'length' | 'digit' | 'lower' | 'upper' | 'sign' | 'control'

/** The first rule a new password breaks. */
export function passwordFault(password: string, policy: PasswordPolicy): PasswordFault | undefined {
  const { min, max } = passwordPolicies[policy]
  const length = [...password].length
  if (length < min || length > max) return 'length'
  if (policy === 'long') return /\p{Cc}/u.test(password) ? 'control' : undefined
  if (refused.test(password)) return 'sign'
  if (!/\d/.test(password)) return 'digit'
  if (!/[a-z]/.test(password)) return 'lower'
  return /[A-Z]/.test(password) ? undefined : 'upper'
}

export interface NewPasswords {
  password: string
  confirmPassword: string
  oldPassword?: string
}

export interface NewPasswordFault {
  path: 'password' | 'confirmPassword'
  fault: PasswordFault | 'same' | 'different'
}

/** Faults of a new password by field; the texts are `account.password.<fault>`. */
export function newPasswordFaults(
  { password, confirmPassword, oldPassword }: NewPasswords,
  policy: PasswordPolicy,
): NewPasswordFault[] {
  const fault = passwordFault(password, policy)
  const first: NewPasswordFault[] = fault
    ? [{ path: 'password', fault }]
    : password === oldPassword
      ? [{ path: 'password', fault: 'same' }]
      : []
  return password === confirmPassword
    ? first
    : [...first, { path: 'confirmPassword', fault: 'different' }]
}
