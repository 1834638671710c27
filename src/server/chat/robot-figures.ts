import { calculate } from '../../domain/calculation/calculate'
import { facesOf } from '../../domain/calculation/faces'
import { designationOf, pairOf, pitchesOf } from '../../domain/calculation/threads'
import { inputSchemas } from '../../domain/calculation/calculate'
import type { Schemas } from '../../domain/schemas'
import type { Context } from '../context'
import { Refusal } from '../errors'
import type { Handler, Handlers } from '../handler'
import { fieldsOf } from '../record-fields'

/** What the robot asks of the catalogue in memory. */
export interface RobotCatalogue {
  modelsWritten: (texts: string[]) => number[][]
  handlers: Pick<Handlers, 'findClassDiameter' | 'findClassThickness' | 'getMaterial'>
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

/** The friction that the page suggests, and how much of the yield point is used. */
const friction = 0.12
const utilisation = 0.9

/** "m12 8.8 torque", "M16x1.5 10.9 预紧力" */
function torqueAnswer(question: string, { text }: Context): Figured | undefined {
  if (!/torque|tighten|preload|clamp|扭矩|力矩|拧紧|预紧|夹紧/i.test(question)) return undefined
  const thread = /\bm\s?(\d{1,3}(?:\.\d+)?)(?:\s?[x×*]\s?(\d(?:\.\d+)?))?(?![\d.])/i.exec(question)
  if (!thread) return undefined
  const rest = question.replace(thread[0], ' ')
  const propertyClass = classes().find((name) =>
    new RegExp(`(^|[^\\d.])${name.replace('.', '\\.')}(?![\\d.]\\d)`, 'i').test(rest),
  )
  const d = Number(thread[1])
  const coarse = pitchesOf(d)[0]?.P
  const P = thread[2] !== undefined && pairOf(d, Number(thread[2])) ? Number(thread[2]) : coarse
  // The class decides everything: without it the entry of the base says which there are.
  if (!propertyClass || P === undefined) return undefined
  const { dW, hole } = facesOf(d, 'hexagon')
  const input = {
    ...{ d, P, propertyClass, utilisation, muSmall: friction, muLarge: friction },
    ...{ torquePrevailing: 0, toolScatter: 0, dW, dh: hole, torque: 1 },
  } as Schemas['ClampForceInput']
  const torque = rounded(calculate('clamp', input).torqueRec)
  const { Fmax } = calculate('clamp', { ...input, torque })
  const given = { d, P, propertyClass, muSmall: friction, muLarge: friction, torque }
  const query = new URLSearchParams(
    Object.entries(given).map(([name, value]) => [name, `${value}`]),
  )
  return {
    questionAnswer: text('chat.robot.torque', {
      ...{ thread: designationOf(d, P), propertyClass, torque, friction },
      force: rounded(Fmax / 1000),
      share: utilisation * 100,
    }),
    link: {
      to: `/productCategories/calculationReports/clamp?${query}`,
      text: text('chat.robot.torqueLink'),
    },
  }
}

/** The property classes that the calculators know, the longest first: 10.9 is not 0.9. */
function classes(): string[] {
  const { propertyClass } = fieldsOf(inputSchemas.clamp)
  const names = (propertyClass?.enum ?? []) as string[]
  return names.filter((name) => name !== 'other').sort((a, b) => b.length - a.length)
}

const rounded = (value: number) => Number(value.toPrecision(value < 100 ? 2 : 3))

const gripWords = /(?:grip|thickness|joint|stack|铆接厚度|夹持厚度|板厚|总厚|厚度|厚)/i
const holeWords = /(?:hole|aperture|bore|孔径|孔)/i
const apertureCode = '2021090005'
const thicknessCode = '2021090002'

/** "grip 30 mm hole 14": the diameters for the hole, the grip ranges that hold the thickness. */
async function fitAnswer(
  question: string,
  { handlers }: RobotCatalogue,
  context: Context,
): Promise<Figured | undefined> {
  const [thickness, diameter] = [measureIn(question, gripWords), measureIn(question, holeWords)]
  if (thickness === undefined && diameter === undefined) return undefined
  const { text } = context
  const diameters =
    diameter === undefined ? [] : await found(handlers.findClassDiameter, { diameter }, context)
  const grips =
    thickness === undefined ? [] : await found(handlers.findClassThickness, { thickness }, context)
  if (diameter !== undefined && diameters.length === 0) return undefined
  if (thickness !== undefined && grips.length === 0) return undefined
  const query = new URLSearchParams({
    ...(diameter !== undefined && { [`n${apertureCode}`]: String(diameter) }),
    ...(thickness !== undefined && { [`n${thicknessCode}`]: String(thickness) }),
  })
  const lines = [
    diameter !== undefined &&
      text('chat.robot.hole', { hole: diameter, diameters: listed(diameters, context) }),
    thickness !== undefined &&
      text('chat.robot.grip', { grip: thickness, ranges: listed(grips, context) }),
  ]
  return {
    questionAnswer: lines.filter(Boolean).join('\n'),
    link: {
      to: `/productCategories/productSelection?${query}`,
      text: text('chat.robot.fitLink'),
    },
  }
}

/** The figure beside a word, on either side of it. */
function measureIn(question: string, word: RegExp): number | undefined {
  const number = String.raw`(\d{1,4}(?:\.\d+)?)`
  const filler = String.raw`[\s:=是为约≈Φφø]*`
  const behind = new RegExp(`${word.source}(?:size|dia(?:meter)?)?${filler}${number}`, 'i')
  const before = new RegExp(`${number}\\s*(?:mm|毫米)?\\s*(?:的)?\\s*${word.source}`, 'i')
  const read = Number((behind.exec(question) ?? before.exec(question))?.[1] ?? NaN)
  return read > 0 ? read : undefined
}

const mostListed = 6

function listed(values: { val: string }[], { language }: Context): string {
  const shown = values.slice(0, mostListed).map(({ val }) => val)
  return shown.join(language === 'en' ? ', ' : '、') + (values.length > mostListed ? ' …' : '')
}

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
  return {
    questionAnswer: context.text('chat.robot.model', { name: materialName, model }),
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
