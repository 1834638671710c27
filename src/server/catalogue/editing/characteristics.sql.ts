import { sql } from 'kysely'
import { kindOf } from '../../../domain/catalogue/characteristics'
import type { Language } from '../../../domain/language/language'
import type { Schemas } from '../../../domain/schemas'
import type { Database } from '../../database/database'
import { storedFields } from '../../records/stored-fields'
import type { OrderOf } from '../../database/lists.sql'
import { containing, named, readPage, where, type PageAsked } from './paging.sql'
import type { Use } from './refusing'

type Form = Schemas['CharacteristicForm']

const columns = [
  ...(['id', 'version', 'field_code as fieldCode', 'field_name as fieldName'] as const),
  ...(['field_name_en as fieldNameEn', 'unit', 'kind', 'sort', 'data'] as const),
] as const

interface Row {
  fieldCode: string
  kind: string
  data: unknown
}

const withKind = <Answered extends Omit<Row, 'data'>>(answer: Answered) => ({
  ...answer,
  kind: kindOf(answer.fieldCode, answer.kind),
})

const formOf = <Stored extends Row>({ data, ...row }: Stored) =>
  withKind({ ...storedFields('CharacteristicForm', data), ...row })

type Order = OrderOf<'listOfficeCharacteristics'>

export async function pageCharacteristics(
  database: Database,
  keyword: string | undefined,
  page: PageAsked<Order>,
) {
  const values = sql`(select count(*)::int from characteristic_value v where v.characteristic_id = c.id)`
  const classes = sql`(select count(*)::int from class_characteristic k where k.characteristic_id = c.id)`
  const list = await readPage<Schemas['OfficeCharacteristic'] & Row, Order>(
    database,
    {
      columns: sql`c.id, c.version, c.field_code as "fieldCode", c.field_name as "fieldName",
        c.field_name_en as "fieldNameEn", c.unit, c.kind, c.sort, c.data, ${values} as values,
        ${classes} as classes`,
      from: sql`from characteristic c ${where(
        !!keyword?.trim() &&
          sql`lower(c.field_code || ' ' || c.field_name || ' ' || c.field_name_en)
            like ${containing(keyword)}`,
      )}`,
      sorting: {
        by: {
          fieldCode: sql`c.field_code`,
          fieldName: sql`lower(c.field_name)`,
          fieldNameEn: sql`lower(c.field_name_en)`,
          unit: sql`lower(c.unit)`,
          sort: sql`c.sort`,
          values,
          classes,
        },
        id: sql`c.id`,
        usual: sql`c.sort, c.id`,
      },
    },
    page,
  )
  return {
    ...list,
    records: list.records.map(({ data, ...row }) =>
      withKind({ ...storedFields('OfficeCharacteristic', data), ...row }),
    ),
  }
}

export async function findCharacteristic(database: Database, id: number) {
  const row = await database
    .selectFrom('characteristic')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && formOf(row)
}

/** Fields without a column of their own are stored in `data`. */
const valuesOf = (form: Form) => {
  const { fieldCode, fieldName, fieldNameEn, unit = '', kind, sort, ...further } = form
  const data = { ...further, id: undefined, version: undefined }
  return {
    field_code: fieldCode,
    field_name: fieldName.trim(),
    field_name_en: fieldNameEn.trim(),
    unit: unit.trim(),
    kind: kind === 'figure' ? 'figure' : 'choice',
    ...(sort !== undefined && { sort }),
    data: JSON.stringify(data),
  }
}

export async function insertCharacteristic(database: Database, form: Form) {
  const row = await database
    .insertInto('characteristic')
    .values({
      sort: sql`(select least(coalesce(max(sort), 0) + 1, 1000000) from characteristic)`,
      ...valuesOf(form),
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return formOf(row)
}

/** Returns undefined if the record has another version. */
export async function updateCharacteristic(
  database: Database,
  id: number,
  version: number,
  form: Form,
) {
  const row = await database
    .updateTable('characteristic')
    .set({ ...valuesOf(form), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst()
  return row && formOf(row)
}

/** Names of all characteristics. */
export const listNames = (database: Database) =>
  database
    .selectFrom('characteristic')
    .select(['id', 'field_name as fieldName', 'field_name_en as fieldNameEn'])
    .execute()

/** True if another characteristic has this code; case-insensitive, because "jaw" and "JAW" would be confused. */
export async function isCodeTaken(database: Database, code: string, except = 0) {
  const row = await database
    .selectFrom('characteristic')
    .select('id')
    .where(sql<boolean>`lower(field_code) = lower(${code})`)
    .where('id', '!=', except)
    .executeTakeFirst()
  return row !== undefined
}

/** Classes that list a characteristic or have models with values of it. */
export async function classesWith(
  database: Database,
  id: number,
  language: Language,
): Promise<Use> {
  const { rows } = await sql<{ name: string }>`
    select ${named(language, sql`class_name`, sql`class_name_en`)} as name from product_class p
    where exists (select from class_characteristic k
        where k.class_id = p.id and k.characteristic_id = ${id})
      or exists (select from material_value mv join characteristic_value v on v.id = mv.value_id
        join material m on m.id = mv.material_id
        where v.characteristic_id = ${id} and m.class_id = p.id)
    order by p.sort`.execute(database)
  return { count: rows.length, names: rows.slice(0, 3).map(({ name }) => name) }
}

export async function deleteCharacteristic(database: Database, id: number): Promise<void> {
  await database.deleteFrom('characteristic_value').where('characteristic_id', '=', id).execute()
  await database.deleteFrom('characteristic').where('id', '=', id).execute()
}
