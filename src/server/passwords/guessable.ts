import common from '../../generated/common-passwords.json'

/** What somebody is called: their user name, their address, their company. */
export interface OwnNames {
  username?: string | undefined
  email?: string | undefined
  company?: string | undefined
}

const commonPasswords = new Set(common)

/** Shorter parts of a name stand in too many passwords by chance. */
const leastLength = 4

/** Why a password is among the first that anybody would try; nothing where it is not. */
export function guessable(password: string, names: OwnNames): 'common' | 'ownName' | undefined {
  const folded = password.toLowerCase()
  if (commonPasswords.has(folded)) return 'common'
  return partsOf(names).some((part) => folded.includes(part)) ? 'ownName' : undefined
}

/** The words of the names. The end of an address, such as that of a provider, is nobody's own. */
function partsOf({ username = '', email = '', company = '' }: OwnNames): string[] {
  const whole = [username, email.split('@')[0] ?? '', company]
  const words = whole.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)])
  return words
    .map((word) => word.trim().toLowerCase())
    .filter((word) => [...word].length >= leastLength || isHan(word))
}

/** Two signs of Chinese are a name. */
const isHan = (word: string) => /^\p{sc=Han}{2,}$/u.test(word)
