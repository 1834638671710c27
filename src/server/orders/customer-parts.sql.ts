import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { isShown } from '../records/shown-products'
import { when } from '../database/when'

export interface CustomerPart {
  materialId: number
  /** As the customer writes it. */
  partNo: string
  folded: string
}

/** Lock per account, so that concurrent changes of part numbers run one after the other. */
export async function lockParts(database: Database, accountId: number): Promise<void> {
  await database
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .execute()
}

/** Models of the account's part numbers. */
export async function findParts(
  database: Database,
  accountId: number,
  folded: string[],
): Promise<(CustomerPart & { model: string })[]> {
  if (folded.length === 0) return []
  return database
    .selectFrom('customer_part')
    .innerJoin('material', 'material.id', 'customer_part.material_id')
    .select(['material_id as materialId', 'part_no as partNo', 'folded', 'model'])
    .where(isShown)
    .where('account_id', '=', accountId)
    .where('folded', 'in', folded)
    .execute()
}

/** Part numbers of an account, by model. */
export async function partsOf(
  database: Database,
  accountId: number,
  materialIds: number[],
): Promise<Map<number, string>> {
  if (materialIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('customer_part')
    .select(['material_id', 'part_no'])
    .where('account_id', '=', accountId)
    .where('material_id', 'in', materialIds)
    .execute()
  return new Map(rows.map(({ material_id, part_no }) => [material_id, part_no]))
}

/** Removes the part numbers of these models. */
export async function removeParts(
  database: Database,
  accountId: number,
  materialIds: number[],
): Promise<void> {
  await database
    .deleteFrom('customer_part')
    .where('account_id', '=', accountId)
    .where('material_id', 'in', materialIds)
    .execute()
}

export async function insertParts(
  database: Database,
  accountId: number,
  parts: CustomerPart[],
): Promise<void> {
  if (parts.length === 0) return
  await database
    .insertInto('customer_part')
    .values(
      parts.map(({ materialId, partNo, folded }) => ({
        account_id: accountId,
        material_id: materialId,
        part_no: partNo,
        folded,
      })),
    )
    .execute()
}

export interface FoundPart {
  customerPartNo: string
  dataId: number
  model: string
  materialName: Required<Schemas['Text']>
}

/** Part numbers of an account that contain a folded word (of some models or all); prefix matches first. */
export async function searchParts(
  database: Database,
  { accountId, folded, ids }: { accountId: number; folded: string; ids: number[] | undefined },
): Promise<FoundPart[]> {
  const escaped = folded.replace(/[\\%_]/g, '\\$&')
  const rows = await database
    .selectFrom('customer_part')
    .innerJoin('material', 'material.id', 'customer_part.material_id')
    .select(['part_no', 'material_id', 'model', 'material_name', 'material_name_en'])
    .where(isShown)
    .where('account_id', '=', accountId)
    .where('folded', 'like', `%${escaped}%`)
    .$call(when(ids, (query, ids) => query.where('material_id', 'in', ids)))
    .orderBy((order) => order('folded', 'like', `${escaped}%`), 'desc')
    .orderBy('folded')
    .limit(ids?.length ?? 10)
    .execute()
  return rows.map((row) => ({
    customerPartNo: row.part_no,
    dataId: row.material_id,
    model: row.model,
    materialName: { zh: row.material_name, en: row.material_name_en },
  }))
}
