import { sql, type RawBuilder } from 'kysely'
import { limits } from '../../../domain/catalogue/import/cells'
import type { Language } from '../../../domain/language/language'
import type { Schemas } from '../../../domain/schemas'
import { CategoryForm, CharacteristicForm, ClassForm } from '../../../generated/limits'
import type { Database } from '../../database/database'

type Kind = Schemas['MissingText']['kind']
export type GapField = Schemas['MissingText']['field']

/** A text that can be missing; its index is part of the identifiers of entries. */
interface GapKind {
  kind: Kind
  field: GapField
  limit: number
}

export const gapKinds: readonly GapKind[] = [
  { kind: 'category', field: 'name', limit: CategoryForm.abbreviation },
  { kind: 'class', field: 'name', limit: ClassForm.className },
  { kind: 'characteristic', field: 'name', limit: CharacteristicForm.fieldName },
  { kind: 'value', field: 'name', limit: limits.value },
  { kind: 'model', field: 'name', limit: limits.name },
  { kind: 'model', field: 'unit', limit: limits.name },
  { kind: 'model', field: 'commonName', limit: limits.name },
  { kind: 'model', field: 'description', limit: limits.description },
]

/** Number of a kind of text, as in `gapKinds`, counted from 1. */
export const placeOf = (kind: Kind, field: GapField = 'name'): number =>
  gapKinds.findIndex((gap) => gap.kind === kind && gap.field === field) + 1

export interface Gap extends GapKind {
  /** Identifier of the record. */
  of: number
  language: Language
}

/** The identifier of an entry in SQL; `gapOf` is its inverse. */
export const gapId = (
  of: RawBuilder<unknown>,
  place: RawBuilder<unknown>,
  language: RawBuilder<unknown>,
) => sql`((${of} * 10 + ${place}) * 2 + (${language} = 'en')::int)`

export function gapOf(id: number): Gap | undefined {
  const place = Math.floor(id / 2) % 10
  const kind = gapKinds[place - 1]
  return kind && { ...kind, of: Math.floor(id / 20), language: id % 2 === 1 ? 'en' : 'zh' }
}

/** Fields of a model's data that have a text per language. */
export const dataNames = {
  unit: 'unitName',
  commonName: 'genericName',
  description: 'description',
} as const

export const han = sql.lit('[一-鿿]')

const tables = {
  category: { table: 'category', zh: 'abbreviation', en: 'abbreviation_en' },
  class: { table: 'product_class', zh: 'class_name', en: 'class_name_en' },
  characteristic: { table: 'characteristic', zh: 'field_name', en: 'field_name_en' },
  value: { table: 'characteristic_value', zh: 'val', en: 'val_en' },
  model: { table: 'material', zh: 'material_name', en: 'material_name_en' },
} as const

/** Fills a missing text; returns false if it is not missing. A text in Chinese's place becomes the English one. */
export async function fillGap(database: Database, gap: Gap, text: string): Promise<boolean> {
  const { kind, field, of, language } = gap
  if (field !== 'name') return fillData(database, { of, name: dataNames[field], text })
  const names = tables[kind]
  const [zh, en] = [sql.ref(names.zh), sql.ref(names.en)]
  // Values and models count their versions elsewhere.
  const version = kind === 'value' || kind === 'model' ? sql`` : sql`, version = version + 1`
  const set =
    language === 'en'
      ? sql`${en} = ${text}`
      : sql`${zh} = ${text}, ${en} = coalesce(nullif(${en}, ''), ${zh})`
  const missing = language === 'en' ? sql`${en} = ''` : sql`${zh} !~ ${han}`
  const { rows } = await sql`
    update ${sql.table(names.table)} set ${set} ${version}
    where id = ${of} and ${missing} returning id`.execute(database)
  if (kind === 'value' && rows.length > 0)
    await sql`
      update characteristic set version = version + 1
      where id = (select characteristic_id from characteristic_value where id = ${of})`.execute(
      database,
    )
  return rows.length > 0
}

async function fillData(
  database: Database,
  { of, name, text }: { of: number; name: string; text: string },
): Promise<boolean> {
  const { rows } = await sql`
    update material set data = data || jsonb_build_object(${`${name}En`}::text, ${text}::text)
    where id = ${of} and data ->> ${name} ~ ${han} and not data ? ${`${name}En`} returning id`.execute(
    database,
  )
  return rows.length > 0
}
