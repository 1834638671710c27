import { useQuery } from '@tanstack/react-query'
import { newPasswordFaults, passwordPolicies } from '../../../domain/account/password-policy'
import type { Fault } from '../../forms/form-parts'
import { text } from '../../language/locale'
import { settingsQuery } from '../../calls/settings'
import { PasswordField } from '../PasswordField'

interface Value {
  password?: string
  confirmPassword?: string
  oldPassword?: string
}

/** The server's limits for new passwords. */
export function usePasswordPolicy() {
  const { data } = useQuery(settingsQuery)
  const policy = data?.passwordPolicy ?? 'standard'
  const limits = passwordPolicies[policy]
  return {
    rule: text(policy === 'long' ? 'account.password.longRule' : 'account.password.rule', limits),
    /** Validates the new password once it is typed; a repetition that is still empty is a fault of the form itself. */
    faults: ({ password = '', confirmPassword = password, ...value }: Value): Fault[] =>
      password
        ? newPasswordFaults({ password, confirmPassword, ...value }, policy).map(
            ({ path, fault }) => ({ path, message: text(`account.password.${fault}`, limits) }),
          )
        : [],
  }
}

interface Field {
  name: string
  label: string
  value: string
  fault: string | undefined
  onChange: (value: string) => void
}

/** A new password, typed twice, with its rule. */
export function NewPasswords({
  field,
}: {
  field: (name: 'password' | 'confirmPassword') => Field
}) {
  const { rule } = usePasswordPolicy()
  return (
    <>
      <PasswordField {...field('password')} hint={rule} autoComplete="new-password" />
      <PasswordField {...field('confirmPassword')} autoComplete="new-password" />
    </>
  )
}
