import { countedUnit } from '../../domain/units/counted-unit'
import { labelOf } from '../../domain/forms/field-schema'
import { itemAt } from '../../domain/lists/items'
import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import { formSchema } from '../records/form-schemas'
import { titlesOf } from '../records/record-fields'
import type { Figured } from './figured'
import { modelsNamed, productWith, type RobotCatalogue } from './robot-catalogue'

type Material = Schemas['Material']

/** A figure of a product, the words that ask for it, and the field with its unit. */
interface Figure {
  field: 'netWeight' | 'minQuantity' | 'inventory'
  unit: 'weUnitName' | 'unitName'
  written: RegExp
}

const figures: Figure[] = [
  {
    field: 'netWeight',
    unit: 'weUnitName',
    written: /\bweigh(?:s|ts?)?\b|\bheavy\b|\bmass\b|净重|单重|重量|多重|几克|多少(?:千?克|公斤)/gi,
  },
  {
    field: 'minQuantity',
    unit: 'unitName',
    written:
      /\bmoq\b|\b(?:min(?:imum)?\.?|smallest|least)\s+(?:orders?|quantity|qty|amount|purchase)(?:\s+quantity)?\b|(?:最小|最低|最少)?起订[量数]?|(?:最小|最低|最少)(?:订购|订货|采购|预订|订单)?[数订]?量/gi,
  },
  {
    field: 'inventory',
    unit: 'unitName',
    written:
      /\bin stock\b|\bstock(?:ed)?\b|\binventory\b|\bavailab(?:le|ility)\b|\bon hand\b|库存|现货|存货|有货/gi,
  },
]

/** The figures that a question asks for. */
export const figuresAsked = (question: string): Figure[] =>
  figures.filter(({ written }) => question.search(written) >= 0)

/** Words around a figure that name no product. */
const around =
  /\bwhat(?:'s| is| are)?\b|\bhow (?:much|many|big)\b|\beach\b|\bper piece\b|每[件个只]|是?多少|几何/gi

/** The question without the words for its figures: what is left names the product. */
export const withoutFigures = (question: string): string =>
  figures
    .reduce((left, { written }) => left.replace(written, ' '), question)
    .replace(around, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Products whose figures one answer holds. */
export const mostProducts = 5

/** "weight of RL1-127-16-R-ZN": the figures of the models that the question names. */
export async function modelFigures(
  question: string,
  catalogue: RobotCatalogue,
  context: Context,
): Promise<Figured | undefined> {
  const asked = figuresAsked(question)
  const ids = asked.length > 0 ? modelsNamed(question, catalogue).slice(0, mostProducts) : []
  if (ids.length === 0) return undefined
  const products = await Promise.all(ids.map((id) => productWith(id, catalogue, context)))
  return figuresOf(products, asked, context)
}

/** The figures of products, each with its name; offers a person if a figure is not stored. */
export function figuresOf(products: Material[], asked: Figure[], context: Context): Figured {
  const { text } = context
  const isOne = products.length === 1
  const lines = products.map((product) => {
    const { id, materialName, model } = product
    const address = `/productCategories/details?id=${id}`
    return text('chat.robot.figure.of', {
      name: materialName,
      model: isOne ? model : `[${model}](${address})`,
      figures: asked
        .map((figure) => figureOf(product, figure, context))
        .join(text('chat.robot.figure.and')),
    })
  })
  const isMissing = products.some((product) =>
    asked.some(({ field }) => product[field] === undefined),
  )
  return {
    questionAnswer: [...lines, ...(isMissing ? [text('chat.robot.figure.person')] : [])].join('\n'),
    ...(isOne && {
      link: {
        to: `/productCategories/details?id=${itemAt(products, 0).id}`,
        text: text('chat.robot.modelLink'),
      },
    }),
    ...(isMissing && { offersPerson: true }),
  }
}

function figureOf(product: Material, { field, unit }: Figure, { language, text }: Context): string {
  const title = titlesOf('Material', language)(field)
  const value = product[field]
  if (value === undefined) return text('chat.robot.figure.none', { title })
  const origin = product.origins?.[field]
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 6 }).format(value)
  return text('chat.robot.figure', {
    title,
    value: [number, countedUnit(value, product[unit] ?? '')].filter(Boolean).join(' '),
    origin: origin
      ? text('chat.robot.figure.origin', {
          origin: labelOf(formSchema('Origin'), origin, language) ?? origin,
        })
      : '',
  })
}

/** The names of figures, for a question that fits too many products. */
export const namesOfFigures = (asked: Figure[], { language, text }: Context): string =>
  asked
    .map(({ field }) => titlesOf('Material', language)(field))
    .join(text('chat.robot.figure.and'))
