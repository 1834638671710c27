import { sql } from 'kysely'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { columnsOf, isOf, type Owner } from './media.sql'
import { relationKinds } from './products.sql'

export type LinkKind = keyof typeof relationKinds

export interface StoredLink {
  kind: LinkKind
  classId: number | null
  materialId: number | null
  name: string
  nameEn: string
}

const kindOf = sql<LinkKind>`case kind when 1 then 'replacement' else 'related' end`

/**
 * Name of a class or model, or undefined if there is none. To save attachments, lock the owner first (`holdOwner`).
 */
export async function nameOf(
  database: Database,
  owner: Owner,
): Promise<{ zh: string; en: string } | undefined> {
  const { rows } =
    'classId' in owner
      ? await sql<{ zh: string; en: string }>`
          select class_name as zh, class_name_en as en from product_class where id = ${owner.classId}`.execute(
          database,
        )
      : await sql<{ zh: string; en: string }>`
          select model as zh, model as en from material where id = ${owner.materialId}`.execute(
          database,
        )
  return rows[0]
}

/** Locks the owner, so that concurrent saves of the same attachments run one after the other. */
export async function holdOwner(database: Database, owner: Owner): Promise<void> {
  await (
    'classId' in owner
      ? sql`select from product_class where id = ${owner.classId} for no key update`
      : sql`select from material where id = ${owner.materialId} for no key update`
  ).execute(database)
}

/** Links from a class or model to others. */
export async function listLinksFrom(database: Database, owner: Owner): Promise<StoredLink[]> {
  const ownLinks =
    'materialId' in owner
      ? sql`
          select kind, null::integer as class_id, related_id, sort from material_relation
          where material_id = ${owner.materialId} union all`
      : sql``
  const { rows } = await sql<StoredLink>`
    select ${kindOf} as kind, l.class_id as "classId", l.related_id as "materialId",
      coalesce(c.class_name, m.model) as name, coalesce(c.class_name_en, m.model) as "nameEn"
    from (
      ${ownLinks}
      select kind, related_class_id as class_id, related_id, sort from class_relation
      where ${isOf(owner)}
    ) l
    left join product_class c on c.id = l.class_id left join material m on m.id = l.related_id
    order by kind, l.sort, l.class_id, l.related_id`.execute(database)
  return rows
}

/** Links from others to a class or model. */
export async function listLinksTo(database: Database, owner: Owner): Promise<StoredLink[]> {
  const ofModels =
    'materialId' in owner
      ? sql`
          select kind, null::integer as class_id, material_id from material_relation
          where related_id = ${owner.materialId} union all`
      : sql``
  const to =
    'classId' in owner
      ? sql`related_class_id = ${owner.classId}`
      : sql`related_id = ${owner.materialId}`
  const { rows } = await sql<StoredLink>`
    select ${kindOf} as kind, l.class_id as "classId", l.material_id as "materialId",
      coalesce(c.class_name, m.model) as name, coalesce(c.class_name_en, m.model) as "nameEn"
    from (${ofModels} select kind, class_id, material_id from class_relation where ${to}) l
    left join product_class c on c.id = l.class_id left join material m on m.id = l.material_id
    order by kind, name limit 200`.execute(database)
  return rows
}

export type Target = Pick<Schemas['LinkedProduct'], 'classId' | 'materialId'>

/** Replaces all links of a kind, in the given order. */
export async function storeLinks(
  database: Database,
  owner: Owner,
  { kind, targets }: { kind: LinkKind; targets: readonly Target[] },
): Promise<void> {
  const number = relationKinds[kind]
  await database
    .deleteFrom('class_relation')
    .where(isOf(owner))
    .where('kind', '=', number)
    .execute()
  const numbered = targets.map((target, sort) => ({ ...target, sort }))
  if ('materialId' in owner) {
    await database
      .deleteFrom('material_relation')
      .where('material_id', '=', owner.materialId)
      .where('kind', '=', number)
      .execute()
    const models = numbered.filter(({ classId }) => classId === undefined)
    if (models.length > 0) {
      await database
        .insertInto('material_relation')
        .values(
          models.map(({ materialId = 0, sort }) => ({
            material_id: owner.materialId,
            related_id: materialId,
            kind: number,
            sort,
          })),
        )
        .execute()
    }
  }
  const others = numbered.filter(({ classId }) => 'classId' in owner || classId !== undefined)
  if (others.length === 0) return
  await database
    .insertInto('class_relation')
    .values(
      others.map(({ classId = null, materialId = null, sort }) => ({
        ...columnsOf(owner),
        kind: number,
        sort,
        related_class_id: classId,
        related_id: classId === null ? materialId : null,
      })),
    )
    .execute()
}

export interface StoredCase {
  publicationId: number | null
  text: string
  textEn: string
  /** Name of the published case. */
  name: Schemas['Text'] | null
  fileUrl: string | null
}

/** Use cases of a class or model, in order; only the office sees withdrawn ones. */
export function listAttachedCases(
  database: Database,
  owner: Owner,
  { shown = false } = {},
): Promise<StoredCase[]> {
  return database
    .selectFrom('product_use_case')
    .leftJoin('publication', 'publication.id', 'publication_id')
    .where(isOf(owner))
    .$if(shown, (query) => query.where('publication.withdrawn_at', 'is', null))
    .select([
      'publication_id as publicationId',
      sql<string>`coalesce(product_use_case.data ->> 'text', '')`.as('text'),
      sql<string>`coalesce(product_use_case.data ->> 'textEn', '')`.as('textEn'),
      sql<Schemas['Text'] | null>`publication.data -> 'name'`.as('name'),
      sql<string | null>`publication.data ->> 'fileUrl'`.as('fileUrl'),
    ])
    .orderBy('product_use_case.sort')
    .orderBy('product_use_case.id')
    .execute()
}

export async function storeCases(
  database: Database,
  owner: Owner,
  cases: readonly Schemas['AttachedCase'][],
): Promise<void> {
  await database.deleteFrom('product_use_case').where(isOf(owner)).execute()
  if (cases.length === 0) return
  await database
    .insertInto('product_use_case')
    .values(
      cases.map(({ publicationId, text = '', textEn = '' }, sort) => ({
        ...columnsOf(owner),
        publication_id: publicationId ?? null,
        sort,
        data: JSON.stringify(publicationId ? {} : { text, textEn }),
      })),
    )
    .execute()
}

export function listPublishedCases(database: Database) {
  return database
    .selectFrom('publication')
    .where('kind', '=', 4)
    .where('withdrawn_at', 'is', null)
    .select(['id', sql<Schemas['Text']>`data -> 'name'`.as('name')])
    .orderBy('audit_date', 'desc')
    .orderBy('id', 'desc')
    .limit(500)
    .execute()
}

/** Models whose number contains a text, prefix matches first. */
export function listModelsLike(database: Database, keyword: string) {
  const pattern = keyword.trim().replace(/[\\%_]/g, '\\$&')
  return database
    .selectFrom('material')
    .select(['id', 'model', 'material_name as name', 'material_name_en as nameEn'])
    .select('class_id as classId')
    .where('model', 'ilike', `%${pattern}%`)
    .orderBy(sql`model ilike ${`${pattern}%`}`, 'desc')
    .orderBy(sql`length(model)`)
    .orderBy('model')
    .limit(20)
    .execute()
}
