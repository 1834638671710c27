import { titleOf } from '../../domain/forms/field-schema'
import { languages } from '../../domain/language/language'
import texts from '../../generated/texts.en.json'
import { inLanguage, type Context } from '../http/context'
import {
  changedFieldName,
  fieldNamesOf,
  namedTables,
  nestedFieldsOf,
  textOf,
} from './changed-fields'

interface SearchedField {
  /** `table.column`, as in the words of an audit line. */
  word: string
  /** Everything it may be searched by in both languages, in lower case. */
  names: string
}

const columnKey = 'audit.column.'
const textColumns = Object.keys(texts)
  .filter((key) => key.startsWith(columnKey))
  .map((key) => key.slice(columnKey.length))

let known: SearchedField[] | undefined

/** Every field of every table with its names, which are put together once. */
function searchedFields(context: Context): SearchedField[] {
  const readers = languages.map((language) => inLanguage(context, language))
  known ??= namedTables.flatMap((table) =>
    [...new Set([...fieldNamesOf(table), ...nestedFieldsOf(table).keys(), ...textColumns])].map(
      (column) => ({
        word: `${table}.${column}`,
        names: readers.map((reader) => namesOf(table, column, reader)).join('\n'),
      }),
    ),
  )
  return known
}

function namesOf(table: string, column: string, context: Context): string {
  const others = textOf(`audit.alias.${column}`, context) ?? ''
  const inner = nestedFieldsOf(table).get(column) ?? []
  const titles = inner.map((field) => titleOf(field, '', context.language))
  return [changedFieldName(table, column, context), ...titles, others].join('\n').toLowerCase()
}

/** Fields whose name in either language contains the words, as words of audit lines. */
export function fieldsNamed(words: string, context: Context): string[] {
  const wanted = words.trim().toLowerCase()
  return searchedFields(context).flatMap(({ word, names }) => (names.includes(wanted) ? word : []))
}
