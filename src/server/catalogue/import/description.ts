import { createHash } from 'node:crypto'
import { cellOf } from '../../../domain/catalogue/bilingual'
import type { ImportTable } from '../../../domain/catalogue/import/table'
import type { Database } from '../../database/database'
import type { Stored } from './import'
import { chunksOf } from './chunks'
import { differencesOf, inBoth, type Named } from './differences'
import { listClasses } from './import.sql'
import type { Renames } from './renames'
import type { Rename } from './renames.sql'
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
  const differences = await changesByModel(database, changed, report.renames)
  const newModels = new Set((await listImported(database, added)).map(({ model }) => model))
  const good = materials.map(({ line, model, materialName, className }): ImportRow => {
    const changes = differences.get(model)
    if (newModels.has(model)) {
      const given = { ...materialName, zh: materialName.zh || materialName.en }
      const name = given.zh ? given : className
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
  const unnamed = materials.filter(
    ({ model, materialName }) => newModels.has(model) && !materialName.zh && !materialName.en,
  ).length
  const { added: made, changed: different, unchanged } = report
  const data: ImportData = {
    added: made,
    changed: different,
    unchanged,
    refused,
    header: table.header,
    ...(report.unknownColumns.length > 0 && { unknownColumns: report.unknownColumns }),
    leftOut: [...new Set(report.leftOut.map(({ model }) => model))],
    ...(table.otherSheets && { otherSheets: table.otherSheets }),
    ...(table.hiddenColumns && { hiddenColumns: table.hiddenColumns.slice(0, mostHidden) }),
    ...(unnamed > 0 && { unnamed }),
    ...(table.hiddenLines && { hiddenLines: table.hiddenLines.slice(0, mostHidden) }),
    news: newsOf(await listFrameChanges(database), report.renames),
    ...renamesIn(report.renames),
  }
  const digest = createHash('sha256')
    .update(JSON.stringify([rows, data]))
    .digest('base64url')
  return { rows, data, digest }
}

/** Names that would change, or have changed; the digest must not depend on which. */
function renamesIn({ renames, models, keptSpellings }: Renames): ImportData {
  return {
    ...(renames.length > 0 && {
      renames: {
        counts: renames.length,
        models,
        first: renames.slice(0, mostNames).map(({ what, zh, before, after, models }) => ({
          what,
          before: cellOf({ zh, en: before }),
          after: cellOf({ zh, en: after }),
          models,
        })),
      },
    }),
    ...(keptSpellings.length > 0 && { keptSpellings: keptSpellings.slice(0, mostNames) }),
  }
}

async function changesByModel(
  database: Database,
  ids: readonly number[],
  { renames }: Pick<Renames, 'renames'>,
) {
  const differences = new Map<string, ReturnType<typeof differencesOf>>()
  if (ids.length === 0) return differences
  const frame = {
    classes: new Map((await listClasses(database)).map(({ id, name }) => [id, name])),
    values: withFormerNames(await listNamedValues(database), renames),
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

/** A renaming is told apart from the changes of products, so these show the names from before. */
function withFormerNames(values: Named['values'], renames: readonly Rename[]): Named['values'] {
  const named = new Map(values)
  for (const { what, id, zh, before } of renames) {
    const value = named.get(id)
    if (what === 'value' && value) named.set(id, { ...value, text: cellOf({ zh, en: before }) })
  }
  return named
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

/** New classes, characteristics and values, and those that got an English name; pictures are not reported. */
export function newsOf(
  changes: readonly FrameChange[],
  { renames }: Pick<Renames, 'renames'>,
): ImportNews[] {
  const news = new Map<string, ImportNews>()
  const renamed = new Set(renames.map(({ what, id }) => `${what} ${id}`))
  for (const { table_name: table, row_key, before, after } of changes) {
    if (table === 'class_characteristic') continue
    const { what, zh, en } = kinds[table]
    if (before && before[zh] === after[zh] && before[en] === after[en]) continue
    if (renamed.has(`${what} ${row_key}`)) continue
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
