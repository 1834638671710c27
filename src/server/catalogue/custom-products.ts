import { characterJsonOf, readCharacterJson } from '../../domain/custom/custom-entry'
import { measureIn } from '../../domain/catalogue/measure'
import { textIn, type Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import { PreparedData, type Handlers } from '../http/handler'
import { findCustomEntry, listClassRelatedIds } from './custom-products.sql'
import type { LiveIndex } from './index/live-index'
import { matchAnswer } from './match-answer'
import { withMedia } from './media'
import { listMedia, listShownMedia } from './media.sql'
import { materialOf } from './product-answers'
import { findProducts, type relationKinds } from './products.sql'
import { relatedRecords } from './related'
import { selectionsOf } from './selection'
import type { CatalogueIndex } from './index/catalogue-index'
import { facetsOf } from './index/facets'
import { matchingModels } from './index/matching'
import { isMeasure, withMeasuresResolved } from './index/measures'
import { nearestModels } from './index/nearest'
import { itemAt } from '../../domain/lists/items'

/** More matching models than this are too many to be alternatives. */
const mostMatches = 100
const mostAlternatives = 12

/** Handlers of custom products: a class with chosen values of its characteristics. */
export function customProductHandlers(live: LiveIndex) {
  return {
    async getCustomProduct({ params: { id }, query: { dataId } }, context) {
      const { database, language } = context
      const index = live.current()
      const number = classNumberOf(index, id)
      const { className, classNameEn, classImgs } = itemAt(index.classes, number)
      const { categoryType, abbreviation, abbreviationEn } = itemAt(
        index.categories,
        itemAt(index.categoryOf, number),
      )
      const { start, size } = itemAt(index.parts, number)
      const first = size > 0 ? index.materials.ids[itemAt(index.rowOf, start)] : undefined
      const [row] = await findProducts(database, first === undefined ? [] : [first])
      const media = row
        ? (await listShownMedia(database, [row.id])).get(row.id)
        : await listMedia(database, { classId: id })
      const shown = row && shownOf(materialOf(row, language))
      const choices = await choicesOf(dataId, id, context)
      const facets = JSON.parse(facetsOf(index, { classId: id }, language).toString())
      return {
        ...withMedia({ prodImgs: classImgs, unitName: '', ...shown }, media ?? [], language),
        id,
        classId: id,
        className,
        classNameEn,
        modelCount: size,
        categoryType: categoryType === 2 ? 2 : 1,
        abbreviation,
        abbreviationEn,
        characterList: withChoices(facets, choices.characterJson),
        ...choices,
      }
    },

    listCustomCharacteristics({ params: { id } }, { language }) {
      const index = live.current()
      classNumberOf(index, id)
      return new PreparedData(facetsOf(index, { classId: id }, language))
    },

    matchCustomProduct({ query: { id }, body }, context) {
      const { language, text } = context
      const index = live.current()
      classNumberOf(index, id)
      const chosen = selectionsOf(index, body, context)
      const wanted = withMeasuresResolved(index, { classId: id, language }, chosen)
      const matching = wanted.length > 0 ? matchingModels(index, id, wanted) : []
      const ids =
        matching.length > 0
          ? matching.slice(0, mostMatches)
          : nearestModels(index, id, wanted, mostAlternatives)
      const match = {
        isMatch: matching.length > 0,
        msg: messageOf(matching.length, ids.length, text),
        ids,
        classId: id,
        ...(matching.length === 1 && { materialId: itemAt(matching, 0) }),
      }
      return matchAnswer(index, match, language)
    },

    listCustomReplacements: ({ query }, context) =>
      relatedPage(live.current(), 'replacement', query, context),
    listCustomRelated: ({ query }, context) =>
      relatedPage(live.current(), 'related', query, context),

    async getCustomEntry({ params: { id } }, context) {
      const { database, language } = context
      const { id: userId, accountId } = userOf(context)
      const entry = await findCustomEntry(database, { id, accountId, userId })
      if (!entry) throw new Refusal('custom.entryNotFound')
      const { classId, createdAt, data, cartId, counts, requiredDate } = entry
      return {
        id,
        classId,
        className: textIn(language, data.className),
        characterJson: characterJsonOf(data.characters, language),
        createTime: createdAt.toISOString(),
        ...(cartId !== null && { cartId }),
        ...(counts !== null && { counts }),
        ...(requiredDate !== null && { requiredDate }),
      }
    },
  } satisfies Partial<Handlers>
}

function classNumberOf(index: CatalogueIndex, classId: number): number {
  const number = index.numberOf.class.get(classId)
  if (number === undefined) throw new Refusal('catalogue.classNotFound')
  return number
}

/** Choices of a stored entry of the class; empty for visitors, who have none. */
async function choicesOf(
  dataId: number | undefined,
  classId: number,
  { database, language, user }: Context,
): Promise<{ dataId?: number; characterJson?: string }> {
  if (dataId === undefined || !user) return {}
  const entry = await findCustomEntry(database, {
    id: dataId,
    accountId: user.accountId,
    userId: user.id,
  })
  if (entry?.classId !== classId) throw new Refusal('custom.entryNotFound')
  return { dataId, characterJson: characterJsonOf(entry.data.characters, language) }
}

/** Characteristics with the values of a stored entry. */
function withChoices(
  characteristics: Schemas['Characteristic'][],
  characterJson = '[]',
): Schemas['Characteristic'][] {
  const chosen = readCharacterJson(characterJson) ?? []
  return characteristics.map((characteristic) => {
    const fieldVal = chosen.find(({ id }) => id === characteristic.id)?.fieldVal
    if (fieldVal === undefined) return characteristic
    return { ...characteristic, fieldVal, checkList: [fieldVal] }
  })
}

function messageOf(matching: number, count: number, text: Context['text']): string {
  if (matching > 0) return text('custom.matched', { count: matching })
  return count > 0 ? text('custom.nearest', { count: count }) : text('custom.noAlternative')
}

/** Data of a model that also apply to a custom product of its class. */
function shownOf({ id, model, ...material }: Schemas['Material']) {
  const { genericName = '', description2, description3, unitName = '' } = material
  const { prodImgs, sizeImgs, modelImgs, installSketchImgs, installVideos, dataList } = material
  return {
    materialId: id,
    model,
    genericName,
    description2,
    description3,
    unitName,
    prodImgs,
    sizeImgs,
    modelImgs,
    installSketchImgs,
    installVideos,
    dataList,
  }
}

interface RelatedQuestion {
  id: number
  current: number
  size: number
  characterJson?: string
}

/** Models of the class that match the choices so far, or the nearest ones; empty without choices. */
function modelsChosen(
  index: CatalogueIndex,
  { id, characterJson = '[]' }: RelatedQuestion,
  language: Language,
) {
  const chosen = (readCharacterJson(characterJson) ?? [])
    .map((choice) => ({ characterId: choice.id, characterVal: choice.fieldVal }))
    .filter((choice) => !isMeasure(index, choice) || measureIn(choice.characterVal) !== undefined)
  const wanted = withMeasuresResolved(index, { classId: id, language }, chosen)
  if (wanted.length === 0) return undefined
  const matching = matchingModels(index, id, wanted)
  return matching.length > 0
    ? matching.slice(0, mostMatches)
    : nearestModels(index, id, wanted, mostAlternatives)
}

async function relatedPage(
  index: CatalogueIndex,
  kind: keyof typeof relationKinds,
  question: RelatedQuestion,
  { database, language }: Context,
) {
  const { id, current, size } = question
  classNumberOf(index, id)
  const models = modelsChosen(index, question, language)
  const page = { current, size }
  const ofChoices = await listClassRelatedIds(database, id, kind, { ...page, models })
  const { ids, total } =
    ofChoices.total > 0 ? ofChoices : await listClassRelatedIds(database, id, kind, page)
  return { records: await relatedRecords(ids, { database, language }), total, current, size }
}
