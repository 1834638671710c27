/** The limits of new passwords by name; the settings choose one. A login asks for no more than six characters. */
export const passwordPolicies = {
  standard: { min: 6, max: 15 },
  /** For installations that want pass phrases: a long one may be of any characters. */
  long: { min: 12, max: 64 },
} as const

export type PasswordPolicy = keyof typeof passwordPolicies

/** What markup, paths and shells would read as theirs, and what nobody sees. */
const refused = /[\s<>&"'/\\\p{C}]/u

export type PasswordFault = 'length' | 'digit' | 'lower' | 'upper' | 'sign' | 'control'

/** The first rule that a new password breaks. */
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

/** What stands against a new password, by field; the texts are `account.password.<fault>`. */
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
