import common from '../../generated/common-passwords.json'

/** Names of a user: user name, e-mail address, company. */
export interface OwnNames {
  username?: string | undefined
  email?: string | undefined
  company?: string | undefined
}

const commonPasswords = new Set(common)

/** Obvious words for this shop: its names, trade and roles. Listed in docs/security.md. */
export const shopWords = [
  'crrc',
  'fastener',
  'lockbolt',
  'portal',
  'admin',
  'operator',
  '中车',
  '紧固件',
  '铆钉',
  '管理员',
]

/** Shorter parts of a name occur in too many passwords by chance. */
const leastLength = 4

/** Reason why a password is easy to guess, or undefined. */
export function guessable(
  password: string,
  names: OwnNames,
): 'common' | 'shopWord' | 'ownName' | undefined {
  const folded = password.toLowerCase()
  if (commonPasswords.has(folded)) return 'common'
  if (shopWords.some((word) => folded.includes(word))) return 'shopWord'
  return partsOf(names).some((part) => folded.includes(part)) ? 'ownName' : undefined
}

/** Words of the names, without the domain of the address. */
function partsOf({ username = '', email = '', company = '' }: OwnNames): string[] {
  const whole = [username, email.split('@')[0] ?? '', company]
  const words = whole.flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)])
  return words
    .map((word) => word.trim().toLowerCase())
    .filter((word) => [...word].length >= leastLength || isHan(word))
}

/** Two Chinese characters already form a name. */
const isHan = (word: string) => /^\p{sc=Han}{2,}$/u.test(word)
