import { sql, type Expression, type RawBuilder } from 'kysely'
import type { Name } from '../../domain/account/names'
import type { Language } from '../../domain/language/language'

// The indexes of names are of exactly these expressions.

/** Name of a person in a language, for queries of app_user. */
export const personNameIn = (language: Language, user = 'app_user') =>
  ({
    zh: sql<string>`coalesce(${data(user)} ->> 'contactName', ${sql.ref(`${user}.username`)})`,
    en: sql<string>`coalesce(nullif(${data(user)} ->> 'contactNameEn', ''), ${data(user)} ->> 'contactName',
      ${sql.ref(`${user}.username`)})`,
  })[language]

/** Name of a company, or of the person of a personal account, for queries of account. */
export const accountNameIn = (language: Language, account = 'account') =>
  ({
    zh: sql<string>`${sql.ref(`${account}.account_name`)}`,
    en: sql<string>`coalesce(nullif(${sql.ref(`${account}.account_name_en`)}, ''),
      ${sql.ref(`${account}.account_name`)})`,
  })[language]

/** Both names of a person; null if the row of an outer join is missing. */
export const personNames = (user = 'app_user') => both((language) => personNameIn(language, user))

/** Both names of a company, or of the person of a personal account. */
export const accountNames = (account = 'account') =>
  both((language) => accountNameIn(language, account))

/** Both names of the user with an id; null without one. */
export const namesOfUser = (id: Expression<unknown>) =>
  sql<Name | null>`(select ${personNames('named')} from app_user as named where named.id = ${id})`

/** All names of a person that a search may find. */
export const searchedPersonNames = (user = 'app_user') => [
  sql<string>`${sql.ref(`${user}.username`)}`,
  sql<string>`${data(user)} ->> 'contactName'`,
  sql<string>`${data(user)} ->> 'contactNameEn'`,
]

/** All names of an account that a search may find. */
export const searchedAccountNames = (account = 'account') => [
  sql<string>`${sql.ref(`${account}.account_name`)}`,
  sql<string>`${sql.ref(`${account}.account_name_en`)}`,
]

const data = (user: string) => sql.ref(`${user}.data`)

const both = (nameIn: (language: Language) => RawBuilder<string>) =>
  sql<Name>`case when ${nameIn('zh')} is not null
    then jsonb_build_object('zh', ${nameIn('zh')}, 'en', ${nameIn('en')}) end`
