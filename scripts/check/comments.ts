import { existsSync, readFileSync } from 'node:fs'

const clause = '(What|Whether|Of|Which|Who|Whose|Whom|Where|So)\\b'

/** The places where a comment begins, by the ending of the file; in the contract also its descriptions. */
const openings: [ending: RegExp, opening: RegExp][] = [
  [/\.(?:[cm]?[jt]sx?|css)$/, new RegExp(`(?:/\\*\\*?[\\s*]*|(?:^|\\s)//\\s*)${clause}`, 'gm')],
  [/\.sql$/, new RegExp(`--\\s*${clause}`, 'g')],
  [
    /^openapi\/.*\.yaml$/,
    new RegExp(`(?:#\\s+|\\b(?:description|summary): (?:[>|]-?\\s+|['"])?)${clause}`, 'g'),
  ],
]

/** `file:line` of the comments of a file that open with a clause instead of their subject. */
export function clauseComments(file: string): string[] {
  const patterns = openings.filter(([ending]) => ending.test(file)).map(([, opening]) => opening)
  if (patterns.length === 0 || !existsSync(file)) return []
  const text = readFileSync(file, 'utf8')
  const lineAt = (place: number) => text.slice(0, place).split('\n').length
  return patterns
    .flatMap((opening) => [...text.matchAll(opening)])
    .map(({ index, 0: match }) => `${file}:${lineAt(index + match.length)}`)
}
