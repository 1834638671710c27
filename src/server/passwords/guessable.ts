import common from '../../generated/common-passwords.json'

/** What somebody is called: their user name, their address, their company. */
export interface OwnNames {
  username?: string | undefined
  email?: string | undefined
  company?: string | undefined
}

const commonPasswords = new Set(common)

/** Words that everybody who comes to this shop thinks of: its names, its trade and its roles. Listed in docs/security.md. */
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

/** Shorter parts of a name stand in too many passwords by chance. */
const leastLength = 4

/** Tells why a password is among the first that anybody would try; nothing if it is not. */
export function guessable(
  password: string,
  names: OwnNames,
): 'common' | 'shopWord' | 'ownName' | undefined {
  const folded = password.toLowerCase()
  if (commonPasswords.has(folded)) return 'common'
  if (shopWords.some((word) => folded.includes(word))) return 'shopWord'
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
