import type { Language } from '../language/language'
import type { UserData } from './user-data'

/** A name in both languages. Without a name in Latin letters both are the same. */
export type Name = Record<Language, string>

/**
 * A name kept with a record as it was when somebody acted: in both languages, because the record is read in both.
 * Records from before names had two languages keep one text.
 */
export type StoredName = Name | string

interface Person {
  username: string
  data: Pick<UserData, 'contactName' | 'contactNameEn'>
}

/** The twin of `personNames` in SQL. */
export function personNames({ username, data }: Person): Name {
  const zh = data.contactName ?? username
  return { zh, en: data.contactNameEn || zh }
}

/** The twin of `accountNames` in SQL. */
export const accountNames = (account: { accountName: string; accountNameEn: string }): Name => ({
  zh: account.accountName,
  en: account.accountNameEn || account.accountName,
})

export const nameIn = (language: Language, name: StoredName): string =>
  typeof name === 'string' ? name : name[language]

/** A person's name in a language. */
export const nameOf = (person: Person, language: Language): string =>
  nameIn(language, personNames(person))
