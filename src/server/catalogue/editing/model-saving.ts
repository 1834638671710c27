import type { Bilingual } from '../../../domain/catalogue/bilingual'
import type { Schemas } from '../../../domain/schemas'
import type { Context } from '../../http/context'
import { Refusal } from '../../http/errors'
import { showProducts } from '../product-pictures'
import { changedModel, forgetOrigin, freshModel, readRow, type ReadRow } from './model-changes'
import type { GridFrame } from './model-grid'
import { addValues } from './model-values.sql'
import {
  deleteModels,
  insertModels,
  modelsTaken,
  storeHeld,
  updateModels,
  type HeldValues,
  type ModelRecord,
} from './model-saving.sql'
import { listModelUses, type ModelUse } from './models-in-use.sql'
import { lockModels, type StoredModel } from './models.sql'
import { itemAt, valueIn } from '../../../domain/lists/items'

type Form = Schemas['ModelGridForm']
type Fault = Schemas['InputError']

interface Draft {
  /** Undefined for a new model. */
  before: StoredModel | undefined
  row: ReadRow
  record: ModelRecord
  place: number
}

/** Saves all changes of a grid, or none: each fault is reported at its cell. */
export async function saveModels(classId: number, frame: GridFrame, body: Form, context: Context) {
  const { database, text } = context
  const byKey = new Map(frame.columns.map((column) => [column.key, column]))
  const columns = body.columns.map((key, place) => {
    const column = byKey.get(key)
    if (column) return column
    const errors = [{ path: `columns.${place}`, message: text('products.grid.noColumn') }]
    throw new Refusal('common.badInput', { errors })
  })
  const stored = await currentModels(classId, body, context)

  const faults: Fault[] = []
  const drafts = body.rows.map(({ id, cells }, place): Draft => {
    const before = id === undefined ? undefined : stored.get(id)
    const path = `rows.${place}`
    const isNew = before === undefined
    const row = readRow(cells, columns, { path, isNew, faults }, context)
    if (isNew) needRequired(row, { columns: frame.columns, path, faults }, context)
    const record = changedModel(before ?? freshModel, row)
    for (const { key } of row.keys()) {
      const code = frame.characteristics.get(key)?.fieldCode
      if (code) forgetOrigin(record.data, code)
    }
    return { before, row, record, place }
  })
  faults.push(...(await modelFaults(drafts, body, context)), ...(await faultsOfUse(body, context)))
  if (faults.length > 0) {
    const values = { count: faults.length }
    throw new Refusal('products.grid.refused', { values, errors: faults.slice(0, 500) })
  }

  const changes = drafts.flatMap(({ before, ...draft }) =>
    before ? { ...draft, id: before.id } : [],
  )
  const fresh = drafts.filter(({ before }) => !before)
  await deleteModels(
    database,
    body.removals.map(({ id }) => id),
  )
  await updateModels(
    database,
    changes.map(({ id, record }) => ({ id, ...record })),
  )
  const added = await insertModels(
    database,
    classId,
    fresh.map(({ record }) => record),
  )
  const held = [
    ...changes.map(({ id, row }) => ({ id, row })),
    ...fresh.map(({ row }, place) => ({ id: itemAt(added, place), row })),
  ]
  await storeHeld(database, await heldBy(held, frame, context))
  const changed = changes.map(({ id }) => id)
  await showProducts(database, [...changed, ...added])
  return { changed, added }
}

/** The stored rows; refuses if somebody else changed or deleted one meanwhile. */
async function currentModels(classId: number, { rows, removals }: Form, context: Context) {
  const named = [
    ...rows.flatMap(({ id, version }, place) =>
      id === undefined ? [] : [{ id, version, path: `rows.${place}` }],
    ),
    ...removals.map(({ id, version }, place) => ({ id, version, path: `removals.${place}` })),
  ]
  const stored = await lockModels(
    context.database,
    classId,
    named.map(({ id }) => id),
  )
  const errors = named.flatMap(({ id, version, path }) => {
    const now = stored.get(id)
    if (!now) return [{ path, message: context.text('products.grid.rowGone') }]
    return now.version === version
      ? []
      : [{ path, message: context.text('products.grid.rowChanged') }]
  })
  if (errors.length === 0) return stored
  throw new Refusal('products.grid.conflict', { values: { count: errors.length }, errors })
}

/** Requires the mandatory cells of a new model, even if their column was not sent. */
function needRequired(
  row: ReadRow,
  { columns, path, faults }: { columns: GridFrame['columns']; path: string; faults: Fault[] },
  { text }: Context,
) {
  for (const column of columns) {
    const at = `${path}.${column.key}`
    if (!column.required || row.has(column) || faults.some((fault) => fault.path === at)) continue
    faults.push({ path: at, message: text('catalogue.import.cellEmpty') })
  }
}

/** Faults for duplicate model numbers, in the grid or in the catalogue. */
async function modelFaults(
  drafts: Draft[],
  { removals }: Form,
  { database, text }: Context,
): Promise<Fault[]> {
  const own = [...drafts.flatMap(({ before }) => before?.id ?? []), ...removals.map(({ id }) => id)]
  const named = drafts.filter(({ record }) => record.model !== '')
  const taken = await modelsTaken(
    database,
    named.map(({ record }) => record.model),
    own,
  )
  const seen = new Set<string>()
  return named.flatMap(({ record: { model }, place }) => {
    const isTaken = taken.has(model) || seen.has(model)
    seen.add(model)
    if (!isTaken) return []
    const message = text('products.grid.modelTaken', { text: model })
    return [{ path: `rows.${place}.model`, message }]
  })
}

async function faultsOfUse(
  { removals }: Form,
  { database, sentenceLanguage, text }: Context,
): Promise<Fault[]> {
  const uses = await listModelUses(
    database,
    removals.map(({ id }) => id),
    sentenceLanguage,
  )
  return uses.map((use) => ({
    path: `removals.${removals.findIndex(({ id }) => id === use.id)}`,
    message: text('products.inUse.model', { name: use.model, uses: usesIn(use, text) }),
  }))
}

function usesIn(use: ModelUse, text: Context['text']): string {
  const { reservations, carts, favourites, parts, relations } = use
  const names = use.names.join(', ')
  const sentences = [
    reservations > 0 && text('products.use.reservations', { count: reservations }),
    carts > 0 && text('products.use.carts', { count: carts }),
    favourites > 0 && text('products.use.favourites', { count: favourites }),
    relations > 0 && text('products.use.relations', { count: relations, names }),
    parts > 0 && text('products.use.parts', { count: parts }),
  ]
  return sentences.filter(Boolean).join(text('products.use.and'))
}

/** Resolves the rows' values; creates new ones. */
async function heldBy(
  rows: { id: number; row: ReadRow }[],
  { characteristics }: GridFrame,
  { database }: Context,
): Promise<HeldValues[]> {
  const wanted = rows.flatMap(({ id, row }) =>
    [...row].flatMap(([{ key }, cell]) => {
      const characteristic = characteristics.get(key)
      return characteristic && 'values' in cell ? [{ id, characteristic, values: cell.values }] : []
    }),
  )
  const fresh = new Map<string, { characteristicId: number } & Bilingual>()
  for (const { characteristic, values } of wanted)
    for (const value of values)
      if ('fresh' in value)
        fresh.set(`${characteristic.id} ${value.fresh.zh}`, {
          characteristicId: characteristic.id,
          ...value.fresh,
        })
  const made = await addValues(database, [...fresh.values()])
  return wanted.map(({ id, characteristic, values }) => ({
    id,
    characteristicId: characteristic.id,
    valueIds: values.map((value) =>
      'fresh' in value
        ? valueIn(made, `${characteristic.id} ${value.fresh.zh}`)
        : valueIn(characteristic.valueIds, value.listed),
    ),
  }))
}
