import { calculate, inputSchemas } from '../../domain/calculation/calculate'
import {
  frictionClasses,
  lubricants,
  type LubricantName,
} from '../../domain/calculation/guide-tables'
import { facesOf } from '../../domain/calculation/faces'
import { designationOf, pairOf, pitchesOf } from '../../domain/standards/threads'
import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import { fieldsOf } from '../records/record-fields'
import type { Figured } from './figured'
import { itemAt } from '../../domain/lists/items'

/** Defaults of the calculator page: friction coefficient and utilisation of the yield point. */
const usualFriction = 0.12
const utilisation = 0.9

const wanted =
  /torq|tight|preload|clamp|drehmoment|\bmoment|扭矩|扭力|力矩|拧紧|拧多紧|拧多大|预紧|夹紧/i
export const asksForTorque = (question: string): boolean => wanted.test(question)

const threadWritten =
  /(?<![a-z0-9])m\s?(\d{1,3}(?:\.\d+)?)(?:\s?[x×*]\s?(\d(?:\.\d+)?))?(?![\d.])/gi
const frictionWord = String.raw`(?:\bmu\b|[µμ]|\bfriction\b(?: coefficient)?|摩擦系数)`
const frictionWritten = new RegExp(
  String.raw`${frictionWord}(?:\s*(?:of|is|[=:：为是]))?\s*(0\.\d{1,3})|(0\.\d{1,3})\s*(?:的\s*)?${frictionWord}`,
  'i',
)
/** Lubricant names, most specific first: oil with PTFE counts as PTFE. */
const lubricantsWritten: [written: RegExp, name: LubricantName][] = [
  [/mos2|molybd|graphite|二硫化钼|石墨/i, 'solid'],
  [/ptfe|teflon|特氟龙|聚四氟/i, 'ptfe'],
  [/\bwax|打蜡|涂蜡|蜡/i, 'wax'],
  [/greas|黄油|油脂|润滑脂/i, 'grease'],
  [/\boil(?:ed)?\b|涂油|机油|润滑油/i, 'oil'],
  [/\bdry\b|unlubricated|干摩擦|无润滑|不润滑|未润滑/i, 'dry'],
]
/** A thread treatment that is not named, or whose friction no table has. */
const treated = new RegExp(
  [
    /lubric|molykote|\bmoly\b|anti-?\s?sei[zs]e|never-?\s?sei[zs]e|copper|paste|compound|loctite|thread\s?lock/,
    /adhesive|\bglue|sealant|coated with|\bsmear/,
    /润滑|防咬|防卡|抗咬合|铜膏|铜油|[涂抹加打上用].{0,6}[膏剂胶]|乐泰|锁固|厌氧|密封胶/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
)
const mostAnswered = 4
/** A number after a thread is a pitch up to this multiple of the coarse pitch, otherwise a length. */
const mostPitch = 1.5

interface Asked {
  d: number
  P: number
  propertyClass: string
  /** The given pitch if no standard has it for this diameter. */
  unknownPitch?: number
}

/** "m12 8.8 torque", "M16x1.5 10.9 预紧力", "M12 8.8 and M16 10.9 torque" */
export function torqueAnswer(
  question: string,
  { text }: Pick<Context, 'text'>,
): Figured | undefined {
  if (!wanted.test(question)) return undefined
  const unknown = unknownThread(question)
  if (unknown !== undefined) return { questionAnswer: text('chat.robot.noThread', { d: unknown }) }
  const asked = threadsAsked(question)
  // Without a property class there is no torque; the knowledge base entry lists the classes.
  if (asked.length === 0) return undefined
  const [, behind, before] = frictionWritten.exec(question) ?? []
  const named = Number(behind ?? before ?? NaN)
  const friction = frictionOf(named, question)
  const answers = asked.map((bolt) => answerFor(bolt, friction, text))
  const note = noteOn(friction, treated.test(question), text)
  const [first] = answers
  if (answers.length === 1 && first)
    return {
      questionAnswer: first.said + note,
      link: { to: first.to, text: text('chat.robot.torqueLink') },
    }
  const lines = answers.map(
    ({ said: sentence, to }) => `${sentence} [${text('chat.robot.torqueLink')}](${to})`,
  )
  return { questionAnswer: lines.join('\n') + note }
}

interface Friction {
  muSmall: number
  muLarge: number
  named?: boolean
  lubricant?: LubricantName
  frictionClass?: string
}

/** The stated friction, else that of the lubricant, else the default. */
function frictionOf(named: number, question: string): Friction {
  if (named >= 0.03 && named <= 0.4) return { muSmall: named, muLarge: named, named: true }
  const lubricant = lubricantsWritten.find(([written]) => written.test(question))?.[1]
  const known = lubricants.find(({ name }) => name === lubricant)
  const range = frictionClasses.find(({ name }) => name === known?.frictionClass)
  if (!lubricant || !range?.max) return { muSmall: usualFriction, muLarge: usualFriction }
  return { muSmall: range.min, muLarge: range.max, lubricant, frictionClass: range.name }
}

/** Note on the source of the friction if the user did not state it. */
function noteOn(
  { muSmall, muLarge, named, lubricant, frictionClass }: Friction,
  isTreated: boolean,
  text: Context['text'],
): string {
  if (named || (!lubricant && !isTreated)) return ''
  if (!lubricant || !frictionClass)
    return `\n${text('chat.robot.lubricant', { friction: muSmall })}`
  const name = text(`chat.robot.lubricant.${lubricant}`)
  return `\n${text('chat.robot.lubricated', { name, frictionClass, muSmall, muLarge })}`
}

/** Diameter of a thread outside all standards if no standard thread is named. */
function unknownThread(question: string): number | undefined {
  const named = [...question.matchAll(threadWritten)].map(([, d]) => Number(d))
  return named.every((d) => pitchesOf(d).length === 0) ? named[0] : undefined
}

/** All threads with their property class: the class behind the thread, or the one that applies to all. */
function threadsAsked(question: string): Asked[] {
  const threads = [...question.matchAll(threadWritten)]
  const places = threads.map(({ index, 0: written }) => ({
    from: index,
    to: index + written.length,
  }))
  const blank = places.reduce(
    (left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
    question,
  )
  const all = classesIn(blank)
  return threads
    .flatMap((thread, at): Asked[] => {
      const behind = classesIn(blank.slice(itemAt(places, at).to, places[at + 1]?.from))
      const own = threads.length === 1 || behind.length === 0 ? all : behind
      // Several classes but none next to this thread: ambiguous.
      if (threads.length > 1 && behind.length === 0 && all.length > 1) return []
      const d = Number(thread[1])
      const coarse = pitchesOf(d)[0]?.P
      if (coarse === undefined) return []
      const written = thread[2] === undefined ? undefined : Number(thread[2])
      const isKnown = written !== undefined && pairOf(d, written) !== undefined
      const isOwn = written !== undefined && written <= mostPitch * coarse
      return own.map((propertyClass) => ({
        d,
        P: isKnown || isOwn ? written : coarse,
        propertyClass,
        ...(written !== undefined && !isKnown && { unknownPitch: written }),
      }))
    })
    .slice(0, mostAnswered)
}

/** Property classes in a text, in order; "10.9" does not match "0.9". */
function classesIn(text: string): string[] {
  const { propertyClass } = fieldsOf(inputSchemas.clamp)
  const names = (propertyClass?.enum ?? []).map(String).filter((name) => name !== 'other')
  const written = names
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace('.', '\\.'))
    .join('|')
  const matches = text.matchAll(new RegExp(`(?<![\\d.])(?:${written})(?![\\d.]\\d)`, 'gi'))
  return [...new Set([...matches].map(([name]) => name.toUpperCase()))].flatMap(
    (name) => names.find((known) => known.toUpperCase() === name) ?? [],
  )
}

function answerFor(
  { d, P, propertyClass, unknownPitch }: Asked,
  { muSmall, muLarge }: Friction,
  text: Context['text'],
) {
  const { dW, hole } = facesOf(d, 'hexagon')
  // The fields of lockbolts and of other modes are not needed for this one.
  const input = {
    d,
    P,
    propertyClass,
    utilisation,
    muSmall,
    muLarge,
    torquePrevailing: 0,
    toolScatter: 0,
    dW,
    dh: hole,
    torque: 1,
  } as Schemas['ClampForceInput']
  const torque = roundedDown(calculate('clamp', input).torqueRec)
  const { Fmin, Fmax } = calculate('clamp', { ...input, torque })
  const given = { d, P, propertyClass, muSmall, muLarge, torque }
  const query = new URLSearchParams(
    Object.entries(given).map(([name, value]) => [name, `${value}`]),
  )
  const force = [...new Set([Fmin, Fmax].map((newtons) => rounded(newtons / 1000)))].join('–')
  const friction = [...new Set([muSmall, muLarge])].join('–')
  const sentence = text('chat.robot.torque', {
    thread: designationOf(d, P),
    propertyClass,
    torque,
    friction,
    force,
    share: utilisation * 100,
  })
  const pitches = pitchesOf(d).map((pitch) => pitch.P)
  const pitchNote =
    unknownPitch === undefined
      ? ''
      : `${text(unknownPitch === P ? 'chat.robot.ownPitch' : 'chat.robot.pitch', { d, pitch: unknownPitch, pitches: pitches.join(' / ') })}\n`
  return { said: pitchNote + sentence, to: `/productCategories/calculationReports/clamp?${query}` }
}

const digitsOf = (value: number) => (value < 100 ? 2 : 3)
const rounded = (value: number) => Number(value.toPrecision(digitsOf(value)))
/** Rounds down: a limit must not be exceeded by rounding. */
function roundedDown(value: number): number {
  const step = 10 ** (Math.floor(Math.log10(value)) + 1 - digitsOf(value))
  return Number((Math.floor(value / step + 1e-9) * step).toPrecision(digitsOf(value)))
}
