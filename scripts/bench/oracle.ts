import { hasBit } from '../../src/server/catalogue/index/bits'
import type { CatalogueIndex } from '../../src/server/catalogue/index/catalogue-index'
import { keywordHits } from '../../src/server/catalogue/index/question'
import type { Question, Selection } from '../../src/server/catalogue/index/question'
import type {
  CatalogueRows,
  CategoryRow,
  ClassRow,
  ValueRow,
} from '../../src/server/catalogue/index/rows'
import { textAt } from '../../src/server/catalogue/index/text-column'
import { itemAt, valueIn } from '../../src/domain/lists/items'

/** A model as an object with all its values. */
export interface Model {
  id: number
  ofClass: ClassRow
  category: CategoryRow
  values: ValueRow[]
  model: string
  sales: number
  collection: number
  createdAt: number
}

export interface OracleAnswer {
  total: number
  ids: number[]
  /** counts by `characteristic id:value id`, over all values of models in scope */
  counts: Record<string, number>
  classCount: number
}

/** All models in the default order. Answers by a full scan what the index answers from its arrays. */
export function modelsOf(rows: CatalogueRows): Model[] {
  const { materials, materialValues } = rows
  const classes = new Map(rows.classes.map((row) => [row.id, row]))
  const categories = new Map(rows.categories.map((row) => [row.id, row]))
  const values = new Map(rows.values.map((row) => [row.id, row]))
  const valuesOf = new Map<number, ValueRow[]>()
  materialValues.materialIds.forEach((id, at) => {
    const held = valuesOf.get(id) ?? []
    held.push(valueIn(values, itemAt(materialValues.valueIds, at)))
    valuesOf.set(id, held)
  })
  const models = [...materials.ids].map((id, row): Model => {
    const ofClass = valueIn(classes, itemAt(materials.classIds, row))
    const category = valueIn(categories, ofClass.categoryId)
    const held = valuesOf.get(id) ?? []
    return {
      id,
      ofClass,
      category,
      values: held,
      model: textAt(materials.model, row),
      sales: itemAt(materials.sales, row),
      collection: itemAt(materials.collection, row),
      createdAt: itemAt(materials.createdAt, row),
    }
  })
  return models.sort(
    (a, b) =>
      a.category.categoryType - b.category.categoryType ||
      a.category.sort - b.category.sort ||
      a.ofClass.sort - b.ofClass.sort ||
      compareNaturally(a.model, b.model),
  )
}

function compareNaturally(a: string, b: string): number {
  const tokens = (text: string) => text.toLowerCase().match(/\d+(\.\d+)?|\D/g) ?? []
  const others = tokens(b)
  for (const [at, token] of tokens(a).entries()) {
    const other = others[at]
    if (other === undefined) return 1
    if (token === other) continue
    const both = /\d/.test(token) && /\d/.test(other)
    return both ? Number(token) - Number(other) : token < other ? -1 : 1
  }
  return -1
}

export function ask(
  models: Model[],
  question: Question,
  sought: ReadonlySet<number> | undefined,
): OracleAnswer {
  const scope = models.filter(
    ({ category, ofClass }) =>
      (question.categoryType === undefined || category.categoryType === question.categoryType) &&
      (!question.abbreviation ||
        [category.abbreviation, category.abbreviationEn].includes(question.abbreviation)) &&
      (question.classId === undefined || ofClass.id === question.classId),
  )
  const matches = scope.filter(({ id }) => sought?.has(id) ?? true)
  const hits = matches.filter((model) => satisfies(model, question.selections))
  const counts: OracleAnswer['counts'] = {}
  const characteristics = new Set<number>()
  for (const { values } of scope) {
    for (const { characteristicId, id } of values) {
      counts[`${characteristicId}:${id}`] = 0
      characteristics.add(characteristicId)
    }
  }
  for (const characteristic of characteristics) {
    const others = question.selections.filter(({ characterId }) => characterId !== characteristic)
    for (const { values } of matches.filter((model) => satisfies(model, others))) {
      for (const { characteristicId, id } of values)
        if (characteristicId === characteristic) {
          const key = `${characteristicId}:${id}`
          counts[key] = (counts[key] ?? 0) + 1
        }
    }
  }
  const skip = (question.current - 1) * question.size
  return {
    total: hits.length,
    ids: ordered(hits, question)
      .slice(skip, skip + question.size)
      .map(({ id }) => id),
    counts,
    classCount: new Set(hits.map(({ ofClass }) => ofClass)).size,
  }
}

function satisfies({ values }: Model, selections: Selection[]): boolean {
  return selections.every(({ characterId }) =>
    selections.some(
      (choice) =>
        choice.characterId === characterId &&
        values.some(
          ({ characteristicId, val, valEn }) =>
            characteristicId === characterId &&
            (val === choice.characterVal || (valEn !== '' && valEn === choice.characterVal)),
        ),
    ),
  )
}

function ordered(hits: Model[], { orderColumn, asc }: Question): Model[] {
  if (orderColumn === 1) return asc === false ? hits.toReversed() : hits
  const figure = itemAt(['sales', 'collection', 'createdAt'] as const, orderColumn - 2)
  const falling = hits.toSorted((a, b) => b[figure] - a[figure])
  return asc === true ? falling.toReversed() : falling
}

/** Models that the index finds by a keyword; how it reads one is tested by corpora. */
export function soughtIn(index: CatalogueIndex, question: Question): Set<number> | undefined {
  const hits = keywordHits(index, question)
  if (!hits) return undefined
  const ids = [...index.rowOf].flatMap((row, slot) =>
    row >= 0 && hasBit(hits.bits, slot) ? itemAt(index.materials.ids, row) : [],
  )
  return new Set(ids)
}
