import type { Pool } from '../database/database'
import type { WrittenSheet } from '../spreadsheets/tasks'
import { writeTable, type SheetFormat } from '../spreadsheets/write-table'
import type { SheetCell, Table } from '../spreadsheets/table'
import { withConnection } from '../worker-pool/connection'
import type { Task } from '../worker-pool/task'
import { columnsToFillIn, entriesOf, type Entry } from './export-columns'
import { listExportedIds, listFields, listLinks, type Link, classNamed } from './export.sql'
import { chunksOf } from './import/chunks'
import { findProducts } from './products.sql'
import { spelled } from '../../domain/catalogue/material-data'
import { todayAt } from '../database/clock'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'

export interface ExportOrder {
  /** Default: the whole catalogue. */
  classId?: number
  format: SheetFormat
  /** Name of the sheet. */
  name: string
}

const productsAtOnce = 1000

/** Header of the column with the origin of the preceding column's figures. */
const originHeader = '来源 / origin'

/**
 * The catalogue as a sheet that the import reads; importing it again changes nothing. Without products it is a
 * template.
 */
export async function exportSheet(
  pool: Pool,
  { classId, name }: Pick<ExportOrder, 'classId' | 'name'>,
): Promise<Table> {
  return pool
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (database) => {
      const columns = new Map<string, Pick<Entry, 'key' | 'header' | 'place'>>()
      const withOrigin = new Set<string>()
      const products: Map<string, Entry>[] = []
      for (const ids of chunksOf(await listExportedIds(database, classId), productsAtOnce)) {
        const links = linksById(await listLinks(database, ids))
        for (const row of await findProducts(database, ids, 'withdrawn too')) {
          const entries = entriesOf({ ...row, ...linksOf(links.get(row.id)) })
          products.push(new Map(entries.map((entry) => [entry.key, entry])))
          for (const { key, header, place, origin } of entries) {
            if (!columns.has(key)) columns.set(key, { key, header, place })
            if (origin) withOrigin.add(key)
          }
        }
      }
      if (products.length === 0) {
        for (const column of columnsToFillIn(await listFields(database, classId)))
          columns.set(column.key, column)
      }
      const sorted = [...columns.values()].sort((a, b) => a.place - b.place)
      return {
        name,
        header: sorted.flatMap(({ key, header }) =>
          withOrigin.has(key) ? [header, originHeader] : [header],
        ),
        rows: products.map((entries) =>
          sorted.flatMap(({ key }): SheetCell[] => {
            const entry = entries.get(key)
            return withOrigin.has(key) ? [entry?.cell, entry?.origin] : [entry?.cell]
          }),
        ),
      }
    })
}

export const exportCatalogueTask: Task<ExportOrder, WrittenSheet> = {
  name: 'exportCatalogue',
  seconds: 180,
  load: async () => async (order, environment) =>
    withConnection(environment, async (pool) =>
      writeTable(order.format, await exportSheet(pool, order)),
    ),
}

function linksById(links: readonly Link[]) {
  const byId = new Map<number, Link[]>()
  for (const link of links) byId.set(link.id, [...(byId.get(link.id) ?? []), link])
  return byId
}

function linksOf(links: readonly Link[] = []) {
  const models = (kind: number) =>
    links.filter((link) => link.kind === kind).map(({ model }) => model)
  return { replacements: models(1), related: models(2) }
}

export const catalogueExports = {
  async exportCatalogue({ query: { classId, format } }, context) {
    const { pool, language, settings, text } = context
    const named = classId === undefined ? undefined : await classNamed(pool, classId)
    if (classId !== undefined && !named) throw new Refusal('catalogue.classNotFound')
    const name = named ? spelled(language, named.zh, named.en) : text('products.exports.everything')
    const order = { format, name, ...(classId !== undefined && { classId }) }
    const { type, bytes } = await context.offload(exportCatalogueTask, order)
    const day = todayAt(settings.timeZone)
    return { type, bytes: Buffer.from(bytes), confidential: { name: `${name}-${day}.${format}` } }
  },
} satisfies Partial<Handlers>
