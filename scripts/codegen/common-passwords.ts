import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordFault, passwordPolicies } from '../../src/domain/account/password-policy'
import { keysIn } from '../../src/domain/lists/objects'

/** Common passwords in lower case that a policy would accept in some capitalisation; the server stores no others. */
export function commonPasswords(): string[] {
  const folded = new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()))
  return [...folded].filter((password) => {
    const policies = keysIn(passwordPolicies)
    return policies.some((policy) => !passwordFault(withCapital(password), policy))
  })
}

/** The lists are in lower case; people who must use a capital capitalise the first letter. */
const withCapital = (password: string) =>
  password.replace(/[a-z]/, (letter) => letter.toUpperCase())
