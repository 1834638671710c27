import { titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import { fieldsOf } from '../../domain/forms/form-fields'
import { currentName } from '../../domain/forms/renames'
import { renames } from '../../generated/renames'
import type { TextKey } from '../../generated/text-key'
import texts from '../../generated/texts.en.json'
import type { Context } from '../http/context'
import type { Tables } from '../database/database'
import { describedRecords } from '../records/described-records'
import { referredTo, type SchemaName } from '../records/form-schemas'

/**
 * Schema types whose fields a table stores, as columns or in `data`. The first type with the field provides its
 * title; other columns have a text `audit.column.NAME`.
 */
const typesOf: Partial<Record<keyof Tables, readonly SchemaName[]>> = {
  account: ['Person'],
  app_user: ['Person', 'StaffForm', 'Profile', 'User'],
  backup: ['Backup'],
  board_message: ['OfficeBoardMessage'],
  boot_item: ['BootItem'],
  calculation_report: ['CalculationReport'],
  cart_item: ['CartItem'],
  characteristic_value: ['OfficeValue'],
  chat_unknown: ['UnknownQuestion'],
  class_characteristic: ['ClassCharacteristic'],
  company_invitation: ['CompanyInvitation'],
  content_item: ['ContentItem'],
  content_version: [
    'ContentVersion',
    'ArticleForm',
    'CaseForm',
    'SceneForm',
    'ExperimentForm',
    'ExperimentTypeForm',
    'ExperimentObjectForm',
    'SitePageForm',
    'AreaForm',
    'GuideForm',
    'HotSearchForm',
  ],
  custom_entry: ['CustomEntry', 'CustomProduct'],
  customer_part: ['CustomerPart'],
  customer_problem: [
    'CustomerProblem',
    'ProblemInQueue',
    'Complaint',
    'HandlingReport',
    'Evaluation',
    'ComplaintRecord',
  ],
  delivery_line: ['DeliveryLine'],
  delivery_notice: ['DeliveryNotice'],
  experiment: ['ExperimentForm'],
  experiment_object: ['ExperimentObjectForm'],
  experiment_type: ['ExperimentTypeForm'],
  favourite: ['Favourite'],
  industry_scene: ['SceneForm'],
  intention_order: ['IntentionOrder', 'OfficeOrder', 'OrderAnswer'],
  intention_order_line: ['OrderLine', 'LineQuote'],
  material: ['OfficeModel', 'Material'],
  product_class: ['ClassForm', 'ProductClass'],
  product_media: ['Medium'],
  publication: ['CaseForm', 'ArticleForm'],
  quotation: [
    'Quotation',
    'LineQuote',
    'OrderAnswer',
    'QuotationVersion',
    'ProposedAmendment',
    'OrderAmendment',
    'LineDecision',
  ],
  saved_view: ['SavedView'],
  setting: ['SettingForm'],
  site_page: ['SitePageForm'],
  subscription: ['Subscription'],
  supplier_expense: ['Expense'],
  supplier_problem: [
    'SupplierProblem',
    'ProblemInQueue',
    'RaisedProblem',
    'RectificationScheme',
    'Evidence',
    'Verdict',
    'EvidenceVerdict',
  ],
  supplier_problem_round: ['ReturnedRound', 'RectificationScheme', 'Evidence', 'Verdict'],
  ...Object.fromEntries(
    Object.values(describedRecords).map(({ table, form, type }) => [table, [form, type]]),
  ),
}

/** Column name as field name: `file_name` is `fileName`. */
const fieldNameOf = (column: string) =>
  column.replace(/_([a-z])/g, (_whole, letter: string) => letter.toUpperCase())

/** Schema of a table's field, if one of its types has it. */
export function changedField(table: string, column: string): FieldSchema | undefined {
  // The name of another table finds nothing.
  const types = typesOf[table as keyof Tables] ?? []
  const name = fieldNameOf(column)
  return types
    .map((type) => partsOf({ $ref: type }).get(currentName(name, renames[type])))
    .find((field) => field?.title !== undefined)
}

/** The fields of a table's types with those inside objects and lists, by name. */
export function nestedFieldsOf(table: string): Map<string, FieldSchema[]> {
  const known = nested.get(table)
  if (known) return known
  const fields = new Map<string, FieldSchema[]>()
  const visited = new Set<string>()
  const visit = (schema: FieldSchema) => {
    // Types may be recursive.
    if (schema.$ref !== undefined && visited.has(schema.$ref)) return
    if (schema.$ref !== undefined) visited.add(schema.$ref)
    const { items, ...type } = referredTo(schema) as FieldSchema
    if (items) visit(items)
    for (const [name, field] of fieldsOf(type)) {
      fields.set(name, [...(fields.get(name) ?? []), referredTo(field)])
      visit(field)
    }
  }
  // The name of another table finds nothing.
  for (const type of typesOf[table as keyof Tables] ?? []) visit({ $ref: type })
  nested.set(table, fields)
  return fields
}

const nested = new Map<string, Map<string, FieldSchema[]>>()

/** A field inside the values of a table; the first that has a title. */
export const nestedField = (table: string, name: string): FieldSchema | undefined =>
  nestedFieldsOf(table)
    .get(name)
    ?.find(({ title }) => title !== undefined)

/** Names under which a table may store the fields of its types: in `data`, or as columns. */
export const fieldNamesOf = (table: string): string[] =>
  // The name of another table finds nothing.
  (typesOf[table as keyof Tables] ?? []).flatMap((type) =>
    [...partsOf({ $ref: type }).keys()].flatMap((name) => [
      name,
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    ]),
  )

/** Fields of an object, one level at a time because some types are recursive. */
export const partsOf = (schema: FieldSchema | { $ref: string } = {}): Map<string, FieldSchema> =>
  new Map(fieldsOf(referredTo(schema)).map(([name, field]) => [name, referredTo(field)]))

type Named = Pick<Context, 'language' | 'text'>

/** The text of a key, or undefined if there is none. */
export function textOf(key: string, { text }: Pick<Context, 'text'>): string | undefined {
  return key in texts ? text(key as TextKey) : undefined
}

/** Title of a changed field; falls back to the column name. */
export function changedFieldName(table: string, column: string, context: Named): string {
  const field = changedField(table, column)
  if (field) return titleOf(field, column, context.language)
  const named = textOf(`audit.column.${column}`, context)
  if (named !== undefined) return named
  const inner = nestedField(table, column)
  if (inner) return titleOf(inner, column, context.language)
  // Keys of a map are numbers of records.
  if (/^\d+$/.test(column)) return context.text('audit.numbered', { number: column })
  if (!column.endsWith('En')) return column
  const chinese = changedFieldName(table, column.slice(0, -2), context)
  return context.text('audit.inEnglish', { field: chinese })
}

/** Label of a value in a column that no schema describes. */
export const changedWord = (
  table: string,
  column: string,
  word: string,
  context: Named,
): string | undefined =>
  textOf(['audit.value', table, column, word].filter(Boolean).join('.'), context)

const tableKey = 'audit.table.'

/** Display name of a table's records. */
export const tableName = (table: string, context: Named): string =>
  textOf(tableKey + table, context) ?? table

export const namedTables = Object.keys(texts)
  .filter((key) => key.startsWith(tableKey))
  .map((key) => key.slice(tableKey.length))

/** Tables whose display name contains the keyword. */
export function tablesNamed(keyword: string, context: Named): string[] {
  const wanted = keyword.trim().toLowerCase()
  return wanted === ''
    ? []
    : namedTables.filter((table) => tableName(table, context).toLowerCase().includes(wanted))
}

/** Possible readings of a search text that starts with a kind: 备份 7 is `7` of `backup`. */
export const namedWithKind = (words: string, context: Named): { table: string; name: string }[] =>
  namedTables.flatMap((table) => {
    const kind = `${tableName(table, context)} `
    const isSo = words.trim().toLowerCase().startsWith(kind.toLowerCase())
    return isSo ? [{ table, name: words.trim().slice(kind.length) }] : []
  })
