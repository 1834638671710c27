import { listMarkOf } from '../../domain/language/language'
import { codes } from '../../domain/catalogue/characteristic-codes'
import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import type { Handler } from '../http/handler'
import {
  modelsNamed,
  productWith,
  readPrepared,
  unlessUnavailable,
  type RobotCatalogue,
} from './robot-catalogue'
import { measuresIn, summed } from './robot-measures'
import { shownAnswer } from './robot-shown-product'
import { torqueAnswer } from './robot-torque'
import { asksWhetherThereIs, wishedFor } from './robot-wish'
import { itemAt } from '../../domain/lists/items'
import type { Figured } from './figured'
import {
  figuresAsked,
  figuresOf,
  modelFigures,
  mostProducts,
  namesOfFigures,
  withoutFigures,
} from './robot-product-figures'

/** Answers a question with figures by calculation or lookup, with a link to the page of the result. */
export async function answerInFigures(
  { question, shownId }: { question: string; shownId: number | undefined },
  catalogue: RobotCatalogue,
  context: Context,
): Promise<Figured | undefined> {
  const text = question.normalize('NFKC')
  return (
    torqueAnswer(text, context) ??
    (await unlessUnavailable(() => fitAnswer(text, catalogue, context))) ??
    (await unlessUnavailable(() => quotedFigures(text, catalogue, context))) ??
    (await unlessUnavailable(() => shownAnswer(text, shownId, catalogue, context))) ??
    (await unlessUnavailable(() => modelAnswer(text, catalogue, context))) ??
    (await unlessUnavailable(() => searchAnswer(text, catalogue, context)))
  )
}

const gripWords = String.raw`(?:\b(?:grip|thickness|joint|stack)\b|铆接厚度|夹持厚度|板厚|总厚|厚度|厚)`
const holeWords = String.raw`(?:\b(?:hole|aperture|bore)\b|孔径|孔)`
/** Relative tolerance for a hole: a near size may be meant, or drilled instead. */
const nearly = 0.1

/**
 * "grip 30 mm hole 14": bolt diameters for the hole and grip ranges for the thickness; if both are given, those of
 * models that fit both.
 */
async function fitAnswer(
  question: string,
  { handlers }: RobotCatalogue,
  context: Context,
): Promise<Figured | undefined> {
  const [thickness, diameter] = measuresIn(summed(question), [gripWords, holeWords])
  if (thickness === undefined && diameter === undefined) return undefined
  const { text } = context
  const alone = {
    diameters: diameter
      ? await valuesOf(handlers.findClassDiameter, { diameter: diameter.value }, context)
      : [],
    grips: thickness
      ? await valuesOf(handlers.findClassThickness, { thickness: thickness.value }, context)
      : [],
  }
  if (diameter !== undefined && alone.diameters.length === 0) return undefined
  if (thickness !== undefined && alone.grips.length === 0) return undefined
  const both = diameter && thickness
  const { diameters, grips, nearest } = both
    ? await fittingBoth(diameter.value, thickness.value, alone, handlers, context)
    : { ...alone, nearest: undefined }
  const query = new URLSearchParams({
    ...(diameter !== undefined && { [`n${codes.aperture}`]: String(nearest ?? diameter.value) }),
    ...(thickness !== undefined && { [`n${codes.thickness}`]: String(thickness.value) }),
  })
  const lines = [
    ...[diameter, thickness].map(
      (measure) =>
        measure?.inches &&
        text('chat.robot.inches', { inches: measure.inches, millimetres: measure.value }),
    ),
    both &&
      diameters.length === 0 &&
      text('chat.robot.noFit', { hole: diameter.value, grip: thickness.value }),
    nearest && text('chat.robot.nearestHole', { hole: nearest }),
    diameter &&
      diameters.length > 0 &&
      text('chat.robot.hole', { hole: diameter.value, diameters: listed(diameters, context) }),
    thickness &&
      grips.length > 0 &&
      text('chat.robot.grip', { grip: thickness.value, ranges: listed(grips, context) }),
  ]
  return {
    questionAnswer: lines.filter(Boolean).join('\n'),
    link: {
      to: `/productCategories/productSelection?${query}`,
      text: text('chat.robot.fitLink'),
    },
  }
}

/**
 * Diameters and grip ranges of models that fit hole and joint (mm). If none fits, the nearest recommended hole of
 * models for the joint.
 */
async function fittingBoth(
  hole: number,
  grip: number,
  alone: { diameters: { val: string }[]; grips: { val: string }[] },
  { listCharacteristics, listProducts }: RobotCatalogue['handlers'],
  context: Context,
) {
  const list = readPrepared<Schemas['Characteristic'][]>(
    await listCharacteristics({ params: {}, query: {}, body: undefined }, context),
  )
  const idOf = (code: string) => list.find(({ fieldCode }) => fieldCode === code)?.id
  const choiceOf = (code: string, value: number | string) => {
    const characterId = idOf(code)
    return characterId ? [{ characterId, characterVal: String(value) }] : []
  }
  const ofGrip = choiceOf(codes.thickness, grip)
  const pageOf = async (body: typeof ofGrip) =>
    readPrepared<Schemas['ProductPage']>(
      await listProducts({ params: {}, query: firstOnly, body }, context),
    )
  const ofBoth = [...choiceOf(codes.aperture, hole), ...ofGrip]
  if ((await pageOf(ofBoth)).total === 0) {
    const holes = leftIn(await pageOf(ofGrip), codes.hole).map(Number)
    const near = holes.filter((candidate) => Math.abs(candidate - hole) <= nearly * hole)
    const [nearest] = near.sort((a, b) => Math.abs(a - hole) - Math.abs(b - hole))
    return { diameters: [], grips: [], nearest }
  }
  // A facet also counts alternatives, so each value has to be checked on its own.
  const left = async (code: string, fitting: { val: string }[]) => {
    const pages = await Promise.all(
      fitting.map(({ val }) => pageOf([...ofBoth, ...choiceOf(code, val)])),
    )
    return fitting.filter((_value, at) => itemAt(pages, at).total > 0)
  }
  return {
    diameters: await left(codes.diameter, alone.diameters),
    grips: await left(codes.grip, alone.grips),
    nearest: undefined,
  }
}

/** Asks for the count: no record but one is made. */
const firstOnly = { orderColumn: 1, current: 1, size: 1 } as const

/** Values of a characteristic among the models of a page. */
function leftIn({ characterList }: Schemas['ProductPage'], code: string): string[] {
  const { valueList = [] } = characterList.find(({ fieldCode }) => fieldCode === code) ?? {}
  return valueList.filter(({ count = 0 }) => count > 0).map(({ val }) => val)
}

const mostListed = 6

function listed(values: { val: string }[], { language }: Context): string {
  const shown = values.slice(0, mostListed).map(({ val }) => val)
  return shown.join(listMarkOf[language]) + (values.length > mostListed ? ' …' : '')
}

/** Questions that only a quotation answers. */
const quotedWords =
  /price|cost|how much|stock|availab|lead time|价格|多少钱|单价|报价|库存|现货|有货|交期/i

const quotedOf = (question: string, { text }: Context) => {
  const left = figuresAsked(question).length > 0 ? withoutFigures(question) : question
  return quotedWords.test(left) ? `\n${text('chat.robot.quoted')}` : ''
}

/** The figures of the models that a question names, and how to learn the price if it asks for that too. */
async function quotedFigures(question: string, catalogue: RobotCatalogue, context: Context) {
  const figured = await modelFigures(question, catalogue, context)
  return (
    figured && {
      ...figured,
      questionAnswer: figured.questionAnswer + quotedOf(question, context),
    }
  )
}

/** Answers about a model written exactly as in the catalogue. */
async function modelAnswer(
  question: string,
  catalogue: RobotCatalogue,
  context: Context,
): Promise<Figured | undefined> {
  const [id] = modelsNamed(question, catalogue)
  if (id === undefined) return undefined
  const { materialName, model } = await productWith(id, catalogue, context)
  const known = context.text('chat.robot.model', { name: materialName, model })
  return {
    questionAnswer: known + quotedOf(question, context),
    link: {
      to: `/productCategories/details?id=${id}`,
      text: context.text('chat.robot.modelLink'),
    },
  }
}

/** A size or a standard marks a short text as a catalogue search. */
const sizeOrStandard =
  /(?<![a-z0-9])(?:m\s?\d{1,3}(?:\.\d)?(?:\s?[x×*]\s?\d+(?:\.\d+)?){0,2}|(?:iso|din|en|gb\/?t|tb\/?t|q\/?cr)\s?\d{3,})(?!\w)/i
const longestSearched = 60

/**
 * "ISO 4014 M12x50", "六角头螺栓 M12": products found by the shop's search. Tries the core of a question, "do you have
 * M12x80 bolts", then the text as written. The figures of a few products are answered at once.
 */
async function searchAnswer(
  question: string,
  { handlers: { listProducts }, noteUnknown }: RobotCatalogue,
  context: Context,
): Promise<Figured | undefined> {
  const asked = figuresAsked(question)
  const isNamed = asksWhetherThereIs(question)
  const isMeant = (words: string) => sizeOrStandard.test(words) || (isNamed && words !== '')
  const written = question.replace(/(?<![?？。!！])[?？。!！]+$/, '').trim()
  const core = wishedFor(asked.length > 0 ? withoutFigures(question) : question)
  for (const wish of new Set(asked.length > 0 ? [core] : [core, written])) {
    if (wish.length > longestSearched || !isMeant(wish)) continue
    const query = {
      orderColumn: 1,
      current: 1,
      size: mostProducts,
      keyword: wish,
      categoryType: 1,
    } as const
    const {
      total,
      records,
      sought: words = wish,
    } = readPrepared<Schemas['ProductPage']>(
      await listProducts({ params: {}, query, body: [] }, context),
    )
    if (total === 0) continue
    const address = new URLSearchParams({ categoryType: '1', keyword: words })
    const link = {
      to: `/productCategories/productSelection?${address}`,
      text: context.text('chat.robot.fitLink'),
    }
    if (asked.length > 0 && total <= mostProducts)
      return { link, ...figuresOf(records, asked, context) }
    const known = context.text('chat.robot.found', { words, count: total })
    return { questionAnswer: known + noteOn(question, asked, context), link }
  }
  if (core.length <= longestSearched && isMeant(core))
    noteUnknown([{ text: core }], 'robot', context)
  return undefined
}

/** Asks for one model if figures of many were asked for. */
function noteOn(question: string, asked: ReturnType<typeof figuresAsked>, context: Context) {
  if (asked.length === 0) return quotedOf(question, context)
  const figures = namesOfFigures(asked, context)
  return `\n${context.text('chat.robot.figure.nameOne', { figures })}`
}

async function valuesOf(
  look: Handler<'findClassDiameter'> | Handler<'findClassThickness'>,
  query: { diameter?: number; thickness?: number },
  context: Context,
): Promise<{ val: string }[]> {
  // One of several calls, whose queries differ; all of them answer rows with a value.
  const answer = await look({ params: {}, query, body: undefined } as never, context)
  return answer as { val: string }[]
}
