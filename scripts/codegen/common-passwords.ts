import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordFault, passwordPolicies } from '../../src/domain/account/password-policy'

/** The common passwords, in small letters, that a policy would let through in some letters: the server holds no others. */
export function commonPasswords(): string[] {
  const folded = new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()))
  return [...folded].filter((password) => {
    const policies = Object.keys(passwordPolicies) as (keyof typeof passwordPolicies)[]
    return policies.some((policy) => !passwordFault(withCapital(password), policy))
  })
}

/** The lists are in small letters; somebody who has to use a capital makes it the first letter. */
const withCapital = (password: string) =>
  password.replace(/[a-z]/, (letter) => letter.toUpperCase())
