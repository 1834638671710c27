import { createHash } from 'node:crypto'
import type { ImportTable } from '../../../domain/catalogue/import/table'
import type { Database } from '../../database/database'
import type { Stored } from './import'
import { chunksOf } from './chunks'
import { differencesOf, inBoth, type Named } from './differences'
import { listClasses } from './import.sql'
import { listFrameChanges, listProductChanges, type FrameChange } from './record.sql'
import { rowKind, type ImportRow } from './rows.sql'
import { listImported, listModels, listNamedValues } from './names.sql'
import type { ImportData } from './imports.sql'

/** Readable summary of an import's effect. */
export interface Description {
  rows: ImportRow[]
  data: ImportData
  /** Equal for imports with the same effect. */
  digest: string
}

/** Hidden rows listed by name. */
const mostHidden = 100

const productsAtOnce = 2000

/** Summarises what the transaction has imported from a sheet. */
export async function describeImport(
  database: Database,
  table: ImportTable,
  { report, materials, repeated, added, changed }: Stored,
): Promise<Description> {
  const differences = await changesByModel(database, changed)
  const newModels = new Set((await listImported(database, added)).map(({ model }) => model))
  const good = materials.map(({ line, model, materialName, className }): ImportRow => {
    const changes = differences.get(model)
    if (newModels.has(model)) {
      const name = { ...materialName, zh: materialName.zh || materialName.en }
      return { kind: rowKind.added, line, model, data: { name, className } }
    }
    if (changes) return { kind: rowKind.changed, line, model, data: { changes } }
    return { kind: rowKind.unchanged, line, model, data: {} }
  })
  const again = repeated.map(({ line, model }): ImportRow => ({
    kind: rowKind.unchanged,
    line,
    model,
    data: {},
  }))
  const rows = [...good, ...again, ...refusedRows(table, report.refused)].sort(
    (a, b) => a.line - b.line,
  )
  const refused = new Set(report.refused.map(({ line }) => line)).size
  const { added: made, changed: different, unchanged } = report
  const data: ImportData = {
    added: made,
    changed: different,
    unchanged,
    refused,
    header: table.header,
    leftOut: [...new Set(report.leftOut.map(({ model }) => model))],
    ...(table.otherSheets && { otherSheets: table.otherSheets }),
    ...(table.hiddenLines && { hiddenLines: table.hiddenLines.slice(0, mostHidden) }),
    news: newsOf(await listFrameChanges(database)),
  }
  const digest = createHash('sha256')
    .update(JSON.stringify([rows, data]))
    .digest('base64url')
  return { rows, data, digest }
}

async function changesByModel(database: Database, ids: readonly number[]) {
  const differences = new Map<string, ReturnType<typeof differencesOf>>()
  if (ids.length === 0) return differences
  const frame = {
    classes: new Map((await listClasses(database)).map(({ id, name }) => [id, name])),
    values: await listNamedValues(database),
  }
  const characteristics: Named['characteristics'] = new Map(
    [...frame.values.values()].map(({ code, name }) => [code, name]),
  )
  for (const chunk of chunksOf(ids, productsAtOnce)) {
    const products = await listProductChanges(database, chunk)
    const linked = products.flatMap(({ before, after }) =>
      [...before.relations, ...after.relations].map((link) => link[1]),
    )
    const named = { ...frame, characteristics, models: await listModels(database, linked) }
    for (const { before, after } of products) {
      differences.set(after.model, differencesOf(before, after, named))
    }
  }
  return differences
}

function refusedRows(table: ImportTable, refused: Stored['report']['refused']): ImportRow[] {
  const byLine = new Map<number, ImportRow>()
  const indexOf = new Map(table.rows.map((_, index) => [table.lines?.[index] ?? index + 2, index]))
  for (const { line, model, column, reason, params } of refused) {
    const cells = table.rows[indexOf.get(line) ?? -1] ?? []
    const row: ImportRow = byLine.get(line) ?? {
      kind: rowKind.refused,
      line,
      model,
      data: { cells, refused: [] },
    }
    row.data.refused?.push({ column, reason, params })
    byLine.set(line, row)
  }
  return [...byLine.values()]
}

type ImportNews = NonNullable<ImportData['news']>[number]

/** Names listed per kind. */
const mostNames = 30

const kinds = {
  product_class: { what: 'class', zh: 'class_name', en: 'class_name_en' },
  characteristic: { what: 'characteristic', zh: 'field_name', en: 'field_name_en' },
  characteristic_value: { what: 'value', zh: 'val', en: 'val_en' },
} as const

/** New classes, characteristics and values, and renamed ones; pictures are not reported. */
export function newsOf(changes: readonly FrameChange[]): ImportNews[] {
  const news = new Map<string, ImportNews>()
  for (const { table_name: table, before, after } of changes) {
    if (table === 'class_characteristic') continue
    const { what, zh, en } = kinds[table]
    if (before && before[zh] === after[zh] && before[en] === after[en]) continue
    const isNew = before === null
    const key = `${what}${isNew}`
    const group = news.get(key) ?? { what, isNew, counts: 0, names: [] }
    group.counts++
    if (group.names.length < mostNames) {
      const renamed =
        before && `${inBoth(before[zh], before[en])} → ${inBoth(after[zh], after[en])}`
      group.names.push({ zh: renamed ?? String(after[zh]), en: renamed ?? String(after[en]) })
    }
    news.set(key, group)
  }
  return [...news.values()]
}
