import { titleOf } from '../../domain/forms/field-schema'
import texts from '../../generated/texts.en.json'
import type { Context } from '../http/context'
import {
  changedFieldName,
  fieldNamesOf,
  namedTables,
  nestedFieldsOf,
  textOf,
} from './changed-fields'

type Named = Pick<Context, 'language' | 'sentenceLanguage' | 'text'>

interface SearchedField {
  /** `table.column`, as in the words of an audit line. */
  word: string
  /** Everything it may be searched by, in lower case. */
  names: string
}

const columnKey = 'audit.column.'
const textColumns = Object.keys(texts)
  .filter((key) => key.startsWith(columnKey))
  .map((key) => key.slice(columnKey.length))

const known = new Map<string, SearchedField[]>()

/** Every field of every table with its name; the names of a language are put together once. */
function searchedFields(context: Named): SearchedField[] {
  // Titles have the language of the page, texts that of sentences.
  const languages = `${context.language} ${context.sentenceLanguage}`
  const fields =
    known.get(languages) ??
    namedTables.flatMap((table) =>
      [...new Set([...fieldNamesOf(table), ...nestedFieldsOf(table).keys(), ...textColumns])].map(
        (column) => ({
          word: `${table}.${column}`,
          names: namesOf(table, column, context),
        }),
      ),
    )
  known.set(languages, fields)
  return fields
}

function namesOf(table: string, column: string, context: Named): string {
  const others = textOf(`audit.alias.${column}`, context) ?? ''
  const inner = nestedFieldsOf(table).get(column) ?? []
  const titles = inner.map((field) => titleOf(field, '', context.language))
  return [changedFieldName(table, column, context), ...titles, others].join('\n').toLowerCase()
}

/** Fields whose name contains the words, as words of audit lines. */
export function fieldsNamed(words: string, context: Named): string[] {
  const wanted = words.trim().toLowerCase()
  return searchedFields(context).flatMap(({ word, names }) => (names.includes(wanted) ? word : []))
}
