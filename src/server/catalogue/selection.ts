import { measureIn, mostMeasure } from '../../domain/catalogue/measure'
import { mondayOf } from '../../domain/days/iso-week'
import type { Language } from '../../domain/language/language'
import { translate } from '../../i18n/translate'
import { todayAt } from '../database/clock'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import { envelopeOf, PreparedData, type Call, type Envelope, type Handlers } from '../http/handler'
import type { LiveIndex } from './index/live-index'
import { noteMiss } from './search.sql'
import { answerFrom } from './index/answer'
import { createAnswerStore } from './index/answer-store'
import type { CatalogueIndex } from './index/catalogue-index'
import { classIdOf } from './index/matching'
import { facetsOf } from './index/facets'
import { isMeasure } from './index/measures'
import { matrixOf } from './index/size-matrix'
import type { Question, Selection } from './index/question'
import { itemAt } from '../../domain/lists/items'

type Asked = Pick<Call<'listProducts'>, 'query' | 'body'>

/** Size of the answer cache in bytes; holds the questions that many customers ask. */
const cacheBytes = 28 * 1024 * 1024

/** Category tree, classes and matching models, all from the index in memory. */
export function selectionHandlers(
  live: LiveIndex,
  /** Counts the unknown words of a keyword that found nothing. */
  noteSearched: (keyword: string, context: Context) => void,
) {
  const store = createAnswerStore(cacheBytes)
  const envelopes: Partial<Record<Language, Envelope>> = {}

  function answer(list: 'models' | 'classes', { query, body }: Asked, context: Context) {
    const question = questionOf(live.current(), query, body, context)
    const { keyword = '', searchType = 1 } = question
    const envelope = (envelopes[question.language] ??= envelopeOf(context.text('common.done')))
    const made = answerFrom(store, list, live.current(), question, envelope)
    if (made.total === 0 && keyword.trim() !== '' && isWholeShop(question)) {
      // Not awaited: the count must neither delay nor fail a search.
      const { address, autonomous, log, settings } = context
      const week = mondayOf(todayAt(settings.timeZone))
      noteMiss(autonomous, { keyword, searchType, address, week }).catch((error) =>
        log.error(error),
      )
      noteSearched(keyword, context)
    }
    return new PreparedData(made.body, { whole: true, hold: made.hold })
  }

  return {
    listProducts: (call, context) => answer('models', call, context),
    listProductClasses: (call, context) => answer('classes', call, context),

    listSizes({ query: { down, across, ...query }, body }, context) {
      const index = live.current()
      const asked = { ...query, orderColumn: 1 as const, current: 1, size: 1 }
      const matrix = matrixOf(index, questionOf(index, asked, body, context), { down, across })
      if (!matrix) throw new Refusal('catalogue.characteristicNotFound')
      return matrix
    },

    listCategories(_call, { language }) {
      const { categories, categoryOf, parts } = live.current()
      const counts = new Map<number, number>()
      parts.forEach(({ size }, number) => {
        const category = itemAt(categoryOf, number)
        counts.set(category, (counts.get(category) ?? 0) + size)
      })
      return ([1, 2] as const).map((categoryType) => ({
        categoryType,
        categoryTypeName: translate(
          language,
          categoryType === 1 ? 'catalogue.fasteners' : 'catalogue.tools',
        ),
        abbreviationList: categories.flatMap((category, number) =>
          category.categoryType === categoryType
            ? {
                abbreviation: category.abbreviation,
                abbreviationEn: category.abbreviationEn,
                count: counts.get(number) ?? 0,
              }
            : [],
        ),
      }))
    },

    listClasses({ query }) {
      const { classes, categories, categoryOf, parts } = live.current()
      return classes.flatMap(({ id, className, classNameEn, classImgs }, number) => {
        const { abbreviation, abbreviationEn, categoryType } = itemAt(
          categories,
          itemAt(categoryOf, number),
        )
        const wanted =
          (!query.categoryType || query.categoryType === categoryType) &&
          (!query.abbreviation || [abbreviation, abbreviationEn].includes(query.abbreviation))
        if (!wanted) return []
        return {
          id,
          className,
          classNameEn,
          classImgs,
          abbreviation,
          abbreviationEn,
          categoryType: categoryType === 2 ? (2 as const) : (1 as const),
          count: itemAt(parts, number).size,
        }
      })
    },

    listCharacteristics: ({ query }, { language }) =>
      new PreparedData(facetsOf(live.current(), query, language)),

    listAllCharacteristics({ query }, { language }) {
      const index = live.current()
      const classId = query.classId ?? query.id ?? classOfProduct(index, query.materialId)
      if (!classId || !index.numberOf.class.has(classId))
        throw new Refusal('catalogue.classNotFound')
      return new PreparedData(facetsOf(index, { classId }, language))
    },
  } satisfies Partial<Handlers>
}

function classOfProduct(index: CatalogueIndex, id: number | undefined): number | undefined {
  if (id === undefined) return undefined
  const classId = classIdOf(index, id)
  if (!classId) throw new Refusal('catalogue.productNotFound')
  return classId
}

function questionOf(
  index: CatalogueIndex,
  query: Asked['query'],
  body: Asked['body'],
  context: Context,
): Question {
  return {
    ...query,
    language: context.language,
    selections: selectionsOf(index, body, context),
  }
}

/** True without any filter besides the keyword: only then can the keyword be the reason for an empty result. */
function isWholeShop({ selections, classId, abbreviation, categoryType }: Question): boolean {
  return selections.length === 0 && !classId && !abbreviation && !categoryType
}

/** The two calls name the value differently; both names are accepted by both. A typed measure must be a number. */
export function selectionsOf(
  index: CatalogueIndex,
  choices: Asked['body'],
  { text }: Pick<Context, 'text'>,
): Selection[] {
  return choices.map(({ characterId, characterVal, characterValue }, place) => {
    const value = characterVal ?? characterValue
    const refuse = (message: string) => {
      throw new Refusal('common.badInput', { errors: [{ path: `${place}.characterVal`, message }] })
    }
    if (value === undefined)
      return refuse(text('common.check.required', { name: text('catalogue.value') }))
    if (!isMeasure(index, { characterId })) return { characterId, characterVal: value }
    if (measureIn(value.trim()) === undefined)
      return refuse(
        text('common.noMeasure', { typed: value, most: mostMeasure.toLocaleString('en-US') }),
      )
    return { characterId, characterVal: value.trim() }
  })
}
