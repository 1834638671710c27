import type { Schemas } from '../../domain/schemas'
import type { Context } from '../context'
import { Refusal } from '../errors'
import type { Handler, Handlers, PreparedData } from '../handler'
import { torqueAnswer } from './robot-torque'

/** What the robot asks of the catalogue in memory. */
export interface RobotCatalogue {
  modelsWritten: (texts: string[]) => number[][]
  handlers: Pick<
    Handlers,
    | 'findClassDiameter'
    | 'findClassThickness'
    | 'getMaterial'
    | 'listCharacteristics'
    | 'listProducts'
  >
}

export type Figured = Pick<Schemas['RobotAnswer'], 'questionAnswer' | 'link'>

/** What a question names in figures is answered by computing and looking up, with the page that shows the result. */
export async function answerInFigures(
  question: string,
  catalogue: RobotCatalogue,
  context: Context,
): Promise<Figured | undefined> {
  const text = question.normalize('NFKC')
  return (
    torqueAnswer(text, context) ??
    (await unlessUnavailable(() => fitAnswer(text, catalogue, context))) ??
    (await unlessUnavailable(() => modelAnswer(text, catalogue, context)))
  )
}

const gripWords = String.raw`(?:\b(?:grip|thickness|joint|stack)\b|铆接厚度|夹持厚度|板厚|总厚|厚度|厚)`
const holeWords = String.raw`(?:\b(?:hole|aperture|bore)\b|孔径|孔)`
const apertureCode = '2021090005'
const thicknessCode = '2021090002'
const diameterCode = '2021090001'
const gripCode = '2021090003'

/**
 * "grip 30 mm hole 14": the diameters for the hole, the grip ranges that hold the thickness; of both together those of the
 * models that fit both.
 */
async function fitAnswer(
  question: string,
  { handlers }: RobotCatalogue,
  context: Context,
): Promise<Figured | undefined> {
  const [thickness, diameter] = measuresIn(question, [gripWords, holeWords])
  if (thickness === undefined && diameter === undefined) return undefined
  const { text } = context
  const alone = {
    diameters: diameter
      ? await found(handlers.findClassDiameter, { diameter: diameter.value }, context)
      : [],
    grips: thickness
      ? await found(handlers.findClassThickness, { thickness: thickness.value }, context)
      : [],
  }
  if (diameter !== undefined && alone.diameters.length === 0) return undefined
  if (thickness !== undefined && alone.grips.length === 0) return undefined
  const both = diameter && thickness
  const { diameters, grips } = both
    ? await fittingBoth(diameter.value, thickness.value, alone, handlers, context)
    : alone
  const query = new URLSearchParams({
    ...(diameter !== undefined && { [`n${apertureCode}`]: String(diameter.value) }),
    ...(thickness !== undefined && { [`n${thicknessCode}`]: String(thickness.value) }),
  })
  const lines = [
    ...[diameter, thickness].map(
      (one) =>
        one?.inches && text('chat.robot.inches', { inches: one.inches, millimetres: one.value }),
    ),
    both &&
      diameters.length === 0 &&
      text('chat.robot.noFit', { hole: diameter.value, grip: thickness.value }),
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

/** The diameters and grip ranges of the models that fit a hole and a joint of these measures in mm. */
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
  const body = [
    { characterId: idOf(apertureCode), characterVal: String(hole) },
    { characterId: idOf(thicknessCode), characterVal: String(grip) },
  ].flatMap(({ characterId, characterVal }) => (characterId ? { characterId, characterVal } : []))
  const page = readPrepared<Schemas['ProductPage']>(
    await listProducts({ params: {}, query: { size: 1 }, body }, context),
  )
  // Of what is chosen by itself, a facet also counts what could be chosen instead.
  const left = (code: string, fitting: { val: string }[]) => {
    const { valueList = [] } = page.characterList.find(({ fieldCode }) => fieldCode === code) ?? {}
    const counted = valueList.filter(({ count = 0 }) => count > 0).map(({ val }) => val)
    return page.total === 0 ? [] : fitting.filter(({ val }) => counted.includes(val))
  }
  return { diameters: left(diameterCode, alone.diameters), grips: left(gripCode, alone.grips) }
}

/** What a call has prepared as the text of its answer. */
function readPrepared<T>(answer: unknown): T {
  // Both calls prepare their answers, by their descriptions of this type.
  const { json, whole } = answer as PreparedData
  const read = JSON.parse(json.toString()) as T & { data: T }
  return whole ? read.data : read
}

interface Measure {
  /** mm */
  value: number
  /** As it was written, where that was inches. */
  inches?: string
}

const figure = String.raw`(\d{1,4}(?:\.\d+)?(?:[\s-]+\d{1,2}/\d{1,2}|/\d{1,2})?)`
const inchUnit = String.raw`inch(?:es)?\b|in\b|"|″|”|英寸|吋`
const unit = String.raw`(mm\b|毫米|${inchUnit})`
const filler = String.raw`\s*(?:size|range|dia(?:meter)?)?(?:\s+(?:of|is))?[\s:=是为约≈Φφø]*`
/** What is counted is no measure. */
const notCounted = String.raw`(?![\d./]|\s*(?:pieces|pcs|plates|holes|个|件|只|块|孔(?!径|\s*[\d:=是为])|月|天))`

/**
 * The figure beside each word, on either side of it; before it only with its unit. Where several are named, who begins with
 * a figure names what it is behind each, "30 mm grip 14 mm hole", else before, "grip 30 mm hole 14".
 */
function measuresIn(question: string, words: string[]): (Measure | undefined)[] {
  const behind = words.map((word) =>
    new RegExp(`${word}${filler}${figure}\\s*${unit}?${notCounted}`, 'di').exec(question),
  )
  const before = words.map((word) =>
    new RegExp(`${figure}\\s*${unit}\\s*(?:的)?\\s*${word}`, 'di').exec(question),
  )
  const begin = (found: (RegExpExecArray | null)[]) =>
    Math.min(...found.map((one) => one?.index ?? Infinity))
  const [first, second] = begin(before) < begin(behind) ? [before, behind] : [behind, before]
  const taken = new Set(first.map(placeOf))
  return first.map((one, nth) => {
    // One figure is not the measure of two.
    const other = second[nth]
    return measureOf(one ?? (other && !taken.has(placeOf(other)) ? other : null))
  })
}

const placeOf = (found: RegExpExecArray | null) => found?.indices?.[1]?.[0]

function measureOf(found: RegExpExecArray | null): Measure | undefined {
  if (!found) return undefined
  const [, written = '', named = ''] = found
  const number = numberOf(written)
  if (!(number > 0)) return undefined
  if (!new RegExp(`^(?:${inchUnit})`, 'i').test(named)) return { value: number }
  return { value: Math.round(number * 2540) / 100, inches: written.trim() }
}

/** 1.5, 1/2, 1 1/2 */
function numberOf(written: string): number {
  const [, whole = '0', over, under] =
    /^(?:(\d+(?:\.\d+)?)(?:[\s-]+|$))?(?:(\d+)\/(\d+))?$/.exec(written) ?? []
  return Number(whole) + (over && under ? Number(over) / Number(under) : 0)
}

const mostListed = 6

function listed(values: { val: string }[], { language }: Context): string {
  const shown = values.slice(0, mostListed).map(({ val }) => val)
  return shown.join(language === 'en' ? ', ' : '、') + (values.length > mostListed ? ' …' : '')
}

/** What no page tells of a model: the quotation does. */
const quotedWords =
  /price|cost|how much|stock|availab|lead time|价格|多少钱|单价|报价|库存|现货|有货|交期/i

/** A model that is named as it is written in the catalogue. */
async function modelAnswer(
  question: string,
  { modelsWritten, handlers }: RobotCatalogue,
  context: Context,
): Promise<Figured | undefined> {
  const words = question.match(/[a-z0-9][a-z0-9.\-/×x*]{4,}/gi) ?? []
  const candidates = [...words, question.trim()].filter((word) => /\d/.test(word)).slice(0, 10)
  if (candidates.length === 0) return undefined
  const id = modelsWritten(candidates).flat()[0]
  if (id === undefined) return undefined
  const call = { params: { id }, query: {}, body: undefined }
  const material = await handlers.getMaterial(call, context)
  // A plain answer: of this call none is prepared beforehand.
  const { materialName, model } = material as Schemas['Material']
  const known = context.text('chat.robot.model', { name: materialName, model })
  const quoted = quotedWords.test(question) ? `\n${context.text('chat.robot.quoted')}` : ''
  return {
    questionAnswer: known + quoted,
    link: {
      to: `/productCategories/details?id=${id}`,
      text: context.text('chat.robot.modelLink'),
    },
  }
}

async function found(
  look: Handler<'findClassDiameter'> | Handler<'findClassThickness'>,
  query: { diameter?: number; thickness?: number },
  context: Context,
): Promise<{ val: string }[]> {
  const answer = await look({ params: {}, query, body: undefined } as never, context)
  return answer as { val: string }[]
}

/** While the catalogue is not read yet the robot knows what is in its base. */
async function unlessUnavailable<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
