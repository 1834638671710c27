import { baseInfoFields } from '../../../domain/catalogue/base-info'
import type { Bilingual } from '../../../domain/catalogue/bilingual'
import type { Fact } from '../../../domain/catalogue/import/material'
import { ownColumns } from '../../../domain/catalogue/import/names'
import { factNames } from './data'
import type { Snapshot } from './record.sql'
import { entriesIn, fieldsIn } from '../../../domain/lists/objects'

/** A changed field with its name in both languages and its old and new value. */
export interface Difference {
  field: Bilingual
  before: string
  after: string
}

/** Names of the ids in a product. */
export interface Named {
  classes: ReadonlyMap<number, string>
  /** Values with their characteristic. */
  values: ReadonlyMap<number, { code: string; name: Bilingual; text: string }>
  /** Names of characteristics by code. */
  characteristics: ReadonlyMap<string, Bilingual>
  models: ReadonlyMap<number, string>
}

type Fields = Map<string, { field: Bilingual; text: string }>

/** Differences between two states of a product, in the order of the sheet's columns. */
export function differencesOf(before: Snapshot, after: Snapshot, named: Named): Difference[] {
  const old = fieldsOf(before, named)
  const now = fieldsOf(after, named)
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const texts = { before: old.get(key)?.text ?? '', after: now.get(key)?.text ?? '' }
    const field = (now.get(key) ?? old.get(key))?.field ?? { zh: key, en: key }
    return texts.before === texts.after ? [] : [{ field, ...texts }]
  })
}

const column = (name: keyof typeof ownColumns): Bilingual => {
  const [zh = name, en = name] = ownColumns[name]
  return { zh, en }
}

const originOf = ({ zh, en }: Bilingual): Bilingual => ({ zh: `${zh} 来源`, en: `${en} origin` })

function fieldsOf(product: Snapshot, named: Named): Fields {
  const fields: Fields = new Map()
  const set = (key: string, field: Bilingual, text: unknown) => {
    if (text !== undefined && text !== null && text !== '') {
      fields.set(key, { field, text: String(text) })
    }
  }
  const { data } = product
  set('class', column('classZh'), named.classes.get(product.class_id))
  set('nameZh', column('nameZh'), product.material_name)
  set('nameEn', column('nameEn'), product.material_name_en)
  set('minQuantity', column('minQuantity'), product.min_quantity)

  const byCharacteristic = new Map<string, { name: Bilingual; texts: string[] }>()
  for (const id of product.values) {
    const value = named.values.get(id)
    if (!value) continue
    const group = byCharacteristic.get(value.code) ?? { name: value.name, texts: [] }
    byCharacteristic.set(value.code, { ...group, texts: [...group.texts, value.text] })
  }
  for (const [code, { name, texts }] of byCharacteristic) {
    set(`value:${code}`, name, texts.sort().join('; '))
  }

  for (const [fact, name] of entriesIn<Fact, string>(factNames)) {
    const label = column(ownNameOf(fact))
    set(name, label, inBoth(data[name], data[`${name}En`]))
  }
  const baseInfo = fieldsIn(data.baseInfo)
  for (const { field, zh, en } of baseInfoFields) {
    const entry = fieldsIn(baseInfo[field])
    set(`baseInfo:${field}`, { zh, en }, inBoth(entry.val, entry.valEn))
    set(`baseInfo:${field}:origin`, originOf({ zh, en }), entry.origin)
  }
  for (const [key, origin] of Object.entries(fieldsIn(data.origins))) {
    const name = named.characteristics.get(key) ?? factLabels.get(key) ?? { zh: key, en: key }
    set(`origin:${key}`, originOf(name), origin)
  }
  for (const [kind, name] of [[1, 'replacements'] as const, [2, 'related'] as const]) {
    const links = product.relations
      .filter((link) => link[0] === kind)
      .sort((a, b) => a[2] - b[2])
      .map((link) => named.models.get(link[1]) ?? '?')
    set(name, column(name), links.join('; '))
  }
  return fields
}

/** Facts have the names of their columns. */
const ownNameOf = (fact: Fact): keyof typeof ownColumns => fact

const factLabels = new Map(
  entriesIn<Fact, string>(factNames).map(([fact, name]) => [name, column(fact)]),
)

/** A bilingual text as written in a sheet's cell. */
export const inBoth = (zh: unknown, en: unknown) => (en ? `${String(zh)} / ${String(en)}` : zh)
