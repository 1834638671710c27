import { sql } from 'kysely'

/** User name for comparison: ignores case, width and Unicode form. Must equal the expression of the index. */
export const foldedName = sql<string>`lower(normalize(username, NFKC))`

export const folded = (username: string): string => username.normalize('NFKC').toLowerCase()
