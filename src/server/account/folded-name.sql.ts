import { sql } from 'kysely'

/** A name as it is compared: letters of another width, case or form are the same. The index says the same. */
export const foldedName = sql<string>`lower(normalize(username, NFKC))`

export const folded = (username: string): string => username.normalize('NFKC').toLowerCase()
