import { codes } from './characteristic-codes'
import { characteristicOf } from './characteristics'
import { isRounded, millimetresOf } from './inch-sizes'
import { fitsGripRange, parseFigures, type Figures } from './numeric-inputs'
import { standardNumber } from '../standards/standard-numbers'
import { itemAt, present } from '../lists/items'

/** A number or range that a search labels with its characteristic: 直径 12, class 10, grip 19.1-25.4. */
export interface LabelledFigure {
  /** the characteristics it may belong to */
  codes: readonly string[]
  /** as written */
  figure: string
  fits: (value: Figures) => boolean
}

interface Label {
  codes: readonly string[]
  /** spoken names besides those of the characteristics */
  spoken: readonly string[]
  /** its letter in drawings: d = 12 */
  letter?: string
  /** pattern of its number */
  figure: string
  /** true if a number or range means the value; by default a value that lies within */
  fits?: (asked: Figures, value: Figures) => boolean
}

/** In mm, or in inches as written by inchesAsWords. */
const size = String.raw`\d{1,4}(?:\.\d{1,5})?(?:in)?`
const sizes = String.raw`${size}(?:\s*(?:[-~至]|to)\s*${size})?|[<>≤≥]=?\s*${size}`
const diameter = String.raw`[mφø⌀∅]?`
/** 8, 8.8 and 10.9; steels have more digits: grade 304. */
const grade = String.raw`\d{1,2}(?:\.\d)?`

const within = (asked: Figures, value: Figures) => asked.from <= value.from && value.to <= asked.to
/** For an open range (from or up to a thickness) its limit counts. */
const holds = (asked: Figures, grip: Figures) =>
  [asked.from, asked.to].filter(Number.isFinite).every((end) => fitsGripRange(end, grip))

const labels: readonly Label[] = [
  {
    codes: [codes.propertyClass],
    spoken: [
      '强度等级',
      '等级',
      '级别',
      'strength class',
      'strength grade',
      'grade',
      'class',
      'gr',
      'cl',
    ],
    figure: grade,
  },
  {
    codes: [codes.diameter, codes.fits],
    spoken: ['dia'],
    letter: 'd',
    figure: diameter + sizes,
  },
  { codes: [codes.length], spoken: ['长', 'len', 'long'], letter: 'l', figure: sizes },
  { codes: [codes.pitch], spoken: ['牙距'], letter: 'p', figure: sizes },
  {
    codes: [codes.hole, codes.aperture],
    spoken: ['孔径', '孔', 'hole diameter', 'hole dia', 'hole', 'aperture'],
    figure: diameter + size,
  },
  {
    codes: [codes.grip],
    spoken: [
      '铆接厚度',
      '夹持厚度',
      '夹紧厚度',
      '板厚',
      '厚度',
      '总厚',
      '厚',
      'grip',
      'grip length',
      'thickness',
      'plate thickness',
      'joint thickness',
      'clamping thickness',
    ],
    figure: sizes,
    fits: holds,
  },
]

/** Longer names precede those they start or end with. */
function namesOf({ codes, spoken }: Label): string[] {
  const named = codes.flatMap((code) => {
    const { zh, en, alsoNamed = [] } = present(characteristicOf(code), code)
    return [zh, en, ...alsoNamed]
  })
  return [...named, ...spoken].sort((a, b) => b.length - a.length)
}

const notGoingOn = String.raw`(?!\.?\d|\s*[-~x×*/至]\s*\d|\s*["'%℃°]|[a-z])`
/** 直径 12, d = 12, grip of 20, class 10.9 */
const named = labels.map((label) => {
  const letter = label.letter ? String.raw`|${label.letter}(?=\s*[:=])` : ''
  return (
    String.raw`(?<![a-z])(?<!(?:fine|coarse)\s)(?:${namesOf(label).join('|')}${letter})\.?\s*(?:[:=]|of(?![a-z]))?\s*` +
    String.raw`(${label.figure})(?:\s*(?:mm|毫米|级))?${notGoingOn}`
  )
})
const noPartOfSize = String.raw`(?<![a-z\d.x×*/-])(?<![x×*]\s*)`
const english = (label: Label) => namesOf(label).filter((name) => /^[a-z]/i.test(name))
const unit = String.raw`(?:\s*mm)?[\s-]*`
/** A label's number follows it, unless another label follows that: in `12.7 mm grip 20 mm` the grip is 20. */
const ownFigure = String.raw`\.?\s*(?:[:=]|of(?![a-z]))?\s*(?:a[1-5](?![a-z])|[mφø⌀∅]?\d+(?:\.\d+)?(?!\.?\d)(?!${unit}(?:${labels.flatMap(english).join('|')})(?![a-z])))`
/** 12 mm diameter, 10.9 grade */
const namedAfter = labels.map(
  (label) =>
    String.raw`${noPartOfSize}(${label.figure})(?=[\s-]|mm)${unit}` +
    String.raw`(?:${english(label).join('|')})(?![a-z]|${ownFigure})`,
)
/** 10.9级, also after a size: M12-10.9级 */
const graded = String.raw`(?:${noPartOfSize}|(?<=m[\d.x×*]+-))(${grade})\s*级(?!别)`
/**
 * One group per label for its number, in the order of the labels; the last group belongs to the first label, a
 * property class.
 */
const pattern = new RegExp([...named, ...namedAfter, graded].join('|'), 'giu')

/** A property class within a designation: ISO 4032-M10-10, GB/T 5782 M12×80-8.8. */
const designated = new RegExp(
  String.raw`(?<=${standardNumber}(?:-\d{1,2})?[\s-]*m[\d.]+(?:\s*[x×*]\s*[\d.]+)*\s*-\s*)${grade}(?![\d.]|\s*[-x×*级]|hv)`,
  'giu',
)
/** L80 */
const lengthWithLetter = /(?<![\p{L}\d./-])l(?=\d)/giu

/** After a lockbolt's diameter the next number is its grip: 12.7 × 30 or 12.7 30 mm. */
const gripOfLockbolt =
  /(?<=(?:lock\s?bolts?|环槽铆钉)[^\d,;]{0,60}\d{1,9}(?:\.\d{1,9})?\s{0,3}(?:mm)?)\s{0,3}(?:[x×*]\s{0,3}(\d{1,9}(?:\.\d{1,9})?)(?:\s{0,3}mm)?|\s(\d{1,9}(?:\.\d{1,9})?)\s{0,3}mm)(?![\d.]|\s*[-~x×*])/gi

/** Splits a search into labelled numbers and the rest. */
export function labelledApart(search: string): { text: string; isLabelled: boolean }[] {
  const spelled = search
    .replace(designated, (figure) => ` class ${figure} `)
    .replace(lengthWithLetter, 'l=')
    .replace(gripOfLockbolt, ' grip $1$2 ')
  const pieces = []
  let at = 0
  for (const { 0: text, index } of spelled.matchAll(pattern)) {
    pieces.push({ text: spelled.slice(at, index), isLabelled: false })
    pieces.push({ text: text.replace(/\s+/g, ' '), isLabelled: true })
    at = index + text.length
  }
  return [...pieces, { text: spelled.slice(at), isLabelled: false }]
}

/** Parses a labelled number. */
export function labelledFigure(piece: string): LabelledFigure | undefined {
  const [match] = piece.matchAll(pattern)
  if (!match || match[0] !== piece) return undefined
  const nth = match.slice(1).findIndex((figure) => figure !== undefined)
  const label = itemAt(labels, nth % labels.length)
  const figure = itemAt(match, nth + 1).replace(/^[mφø⌀∅]/iu, '')
  const asked = askedBy(figure)
  const millimetres = millimetresOf(figure)
  const { codes, fits = within } = label
  if (millimetres !== undefined && !label.fits)
    return { codes, figure, fits: ({ from, to }) => from === to && isRounded(from, millimetres) }
  return asked && { codes, figure, fits: (value) => fits(asked, value) }
}

/** The range in mm that a number, a range, or a number with a comparison sign asks for. */
function askedBy(figure: string): Figures | undefined {
  const [, sign, after = ''] = /^([<>≤≥])=?(.*)$/.exec(figure) ?? [undefined, '', figure]
  const size = after.trimStart()
  const millimetres = millimetresOf(size)
  const range =
    millimetres === undefined
      ? parseFigures(size.replace(/to/i, '-'))
      : { from: millimetres, to: millimetres }
  if (!range || !sign) return range
  return /[<≤]/.test(sign) ? { from: -Infinity, to: range.to } : { from: range.from, to: Infinity }
}
