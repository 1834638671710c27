import { kindOf } from '../../../domain/catalogue/characteristics'
import { spelled } from '../../../domain/catalogue/material-data'
import { faultOfFigures, plainFigures } from '../../../domain/catalogue/import/figure-cells'
import type { Schemas } from '../../../domain/schemas'
import type { Context } from '../../http/context'
import { Refusal } from '../../http/errors'
import type { Handlers } from '../../http/handler'
import { bumpVersion, lockCatalogue } from '../import/import.sql'
import { showProducts } from '../product-pictures'
import { refuseStale } from './refusing'
import { isUnchanged } from './unchanged'
import {
  findCharacteristic,
  idsWithValues,
  listValues,
  modelsWith,
  storeWanted,
  takeVersion,
  type StoredValue,
  type WantedValue,
} from './values.sql'
import { itemAt } from '../../../domain/lists/items'

/** Values of a characteristic in the office, bilingual and ordered. */
export const officeValues = {
  listOfficeValues: ({ params: { id } }, context) => answerValues(id, context),

  async changeValues({ params: { id }, body }, context) {
    const { database } = context
    await lockCatalogue(database)
    const stored = await answerValues(id, context)
    const { version, ordered } = stored
    const values = stored.values.map(({ id, val, valEn }) => ({ id, val, valEn }))
    if (isUnchanged({ version, ordered, values }, body)) return stored
    const characteristic = await oneCharacteristic(id, context)
    if (!(await takeVersion(database, id, body.version))) refuseStale(true)
    const before = await listValues(database, id)
    const wanted = wantedOf(body, before, characteristic.kind)
    check({ before, wanted, kind: characteristic.kind }, context)
    await refuseUsedValues(before, wanted, context)
    await storeWanted(database, id, wanted)
    const changed = await idsWithValues(database, changedIds(before, wanted))
    await showProducts(database, changed)
    await bumpVersion(database, changed)
    return answerValues(id, context)
  },
} satisfies Partial<Handlers>

async function answerValues(id: number, context: Context): Promise<Schemas['OfficeValues']> {
  const { version, fieldName, fieldNameEn, unit, kind } = await oneCharacteristic(id, context)
  const values = await listValues(context.database, id)
  return {
    id,
    version,
    fieldName,
    fieldNameEn,
    unit,
    kind,
    ordered: values.some(({ sort }) => sort > 0),
    values: values.map(({ id, val, valEn, models }) => ({ id, val, valEn, models })),
  }
}

async function oneCharacteristic(id: number, { database }: Context) {
  const characteristic = await findCharacteristic(database, id)
  if (!characteristic) throw new Refusal('products.notFound')
  return { ...characteristic, kind: kindOf(characteristic.fieldCode, characteristic.kind) }
}

type Wanted = Pick<WantedValue, 'id' | 'val'>

const plainOf = (kind: string) => (text: string) =>
  kind === 'figure' ? plainFigures(text.trim()) : text.trim()

/** Values to store. Numbers are normalised, unless that would duplicate an existing value. */
function wantedOf(
  { values, ordered }: Schemas['ValuesForm'],
  before: StoredValue[],
  kind: string,
): WantedValue[] {
  const plain = plainOf(kind)
  const stood = new Map(before.map(({ id, val }) => [id, val]))
  const sizes = values.map(({ val }) => plain(val))
  const several = new Set(sizes.filter((size, place) => sizes.indexOf(size) !== place))
  return values.map(({ id, val, valEn }, place) => {
    const size = itemAt(sizes, place)
    const isKept = id !== undefined && stood.get(id) === val && several.has(size)
    return {
      ...(id !== undefined && { id }),
      val: isKept ? val : size,
      valEn: plain(valEn),
      sort: ordered ? place + 1 : 0,
    }
  })
}

/** Reports all faults at once: duplicates, values of another characteristic, and texts in place of numbers. */
function check(
  { before, wanted, kind }: { before: StoredValue[]; wanted: Wanted[]; kind: string },
  { text }: Context,
) {
  const plain = plainOf(kind)
  const known = new Map(before.map(({ id, val }) => [id, val]))
  const stands = ({ id, val }: Wanted) => id !== undefined && known.get(id) === val
  const seen = new Set(wanted.filter(stands).map(({ val }) => plain(val)))
  const seenIds = new Set<number>()
  const errors = wanted.flatMap(({ id, val }, place) => {
    const isTwice =
      (!stands({ id, val }) && seen.has(plain(val))) || (id !== undefined && seenIds.has(id))
    seen.add(plain(val))
    if (id !== undefined) seenIds.add(id)
    const path = `values.${place}.val`
    if (isTwice) return [{ path, message: text('products.twice') }]
    if (id !== undefined && !known.has(id)) return [{ path, message: text('products.notFound') }]
    const fault = kind === 'figure' && faultOfFigures(val)
    return fault ? [{ path, message: text(fault.reason, fault.params) }] : []
  })
  if (errors.length > 0) throw new Refusal('common.badInput', { errors })
}

async function refuseUsedValues(
  before: StoredValue[],
  wanted: Wanted[],
  { database, language }: Context,
) {
  const kept = new Set(wanted.map(({ id }) => id))
  const removed = before.filter(({ id }) => !kept.has(id))
  const [used] = await modelsWith(
    database,
    removed.map(({ id }) => id),
  )
  const value = before.find(({ id }) => id === used?.id)
  if (!used || !value) return
  const { val, valEn, models: count } = value
  const name = spelled(language, val, valEn)
  throw new Refusal('products.inUse.value', {
    values: { name, count, names: used.names.join(', ') },
  })
}

/** Values whose Chinese text changed; drawings depend on it. */
function changedIds(before: StoredValue[], wanted: Wanted[]): number[] {
  const texts = new Map(before.map(({ id, val }) => [id, val]))
  return wanted.flatMap(({ id, val }) => (id !== undefined && texts.get(id) !== val ? id : []))
}

/** Refuses to make a characteristic numeric while it has other values. */
export async function refuseValuesNotMeasured(id: number, { database, text }: Context) {
  for (const { val } of await listValues(database, id)) {
    const fault = faultOfFigures(val)
    if (!fault) continue
    const message = text(fault.reason, fault.params)
    throw new Refusal('common.badInput', { errors: [{ path: 'kind', message }] })
  }
}
