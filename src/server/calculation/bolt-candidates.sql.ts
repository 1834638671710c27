import { sql } from 'kysely'
import type { MaterialData } from '../../domain/catalogue/material-data'
import type { Database } from '../database/database'
import { isShown } from '../records/shown-products'

/** Fields of the base information that a calculation may take its figures from. */
const fields = [
  'clampingForce',
  'minimumTensionLoad',
  'pulledOffForce',
  'shearStress',
  'minimumRivetingThickness',
  'maximumRivetingThickness',
  'standardNumber',
]

export interface BaseFigures {
  id: number
  baseInfo: NonNullable<MaterialData['baseInfo']>
}

/** The figures in the base information of models that are offered. */
export async function listBaseFigures(database: Database, ids: number[]): Promise<BaseFigures[]> {
  if (ids.length === 0) return []
  return database
    .selectFrom('material')
    .where('material.id', '=', sql<number>`any(${ids}::integer[])`)
    .where(isShown)
    .select([
      'material.id',
      sql<BaseFigures['baseInfo']>`coalesce(
        (select jsonb_object_agg(field.key, field.value)
          from jsonb_each(material.data -> 'baseInfo') as field
          where field.key = any(${fields}::text[])), '{}')`.as('baseInfo'),
    ])
    .execute()
}
