import { codes } from './characteristic-codes'
import { characteristicOf } from './characteristics'
import { fitsGripRange, type Figures } from './numeric-inputs'

/** A figure that a search calls by its characteristic: 直径 12, class 10, 长度80mm. */
export interface LabelledFigure {
  /** the characteristics that it may be of */
  codes: readonly string[]
  figure: string
  fits: (value: Figures) => boolean
}

interface Label {
  codes: readonly string[]
  /** what people say besides the names of the characteristics */
  spoken: readonly string[]
  /** ways to write a figure of it, as a pattern */
  figure: string
  fits?: (figure: number, value: Figures) => boolean
}

const size = String.raw`\d{1,4}(?:\.\d{1,2})?`
/** 8, 8.8 and 10.9; a steel has more digits: grade 304. */
const grade = String.raw`\d{1,2}(?:\.\d)?`

/** Longer names stand before those that they end with. */
const labels: readonly Label[] = [
  {
    codes: [codes.propertyClass],
    spoken: [
      ...['强度等级', '等级', '级别'],
      ...['strength class', 'strength grade', 'grade', 'class', 'gr'],
    ],
    figure: grade,
  },
  { codes: [codes.diameter, codes.fits], spoken: ['dia'], figure: size },
  { codes: [codes.length], spoken: ['长', 'len'], figure: size },
  { codes: [codes.pitch], spoken: ['牙距'], figure: size },
  {
    codes: [codes.hole, codes.aperture],
    spoken: ['孔径', '孔', 'hole diameter', 'hole', 'aperture'],
    figure: size,
  },
  {
    codes: [codes.grip],
    spoken: ['铆接厚度', '夹持厚度', '夹紧厚度', 'grip'],
    figure: size,
    fits: fitsGripRange,
  },
]

const equals = (figure: number, { from, to }: Figures) => from === figure && to === figure

function namesOf({ codes, spoken }: Label): string[] {
  const named = codes.flatMap((code) => {
    const { zh, en, alsoNamed = [] } = characteristicOf(code)!
    return [zh, en, ...alsoNamed]
  })
  return [...named, ...spoken].sort((a, b) => b.length - a.length)
}

/** The label of a figure has a group; so has a figure before 级, which is that of a property class. */
const patterns = labels.map(
  (label) =>
    String.raw`(?<![a-z])(?:${namesOf(label).join('|')})\.?\s*[:=]?\s*(${label.figure})` +
    String.raw`(?:\s*(?:mm|毫米|级))?(?!\.?\d|\s*[-~x×*/至]\s*\d|\s*["'%℃°]|[a-z])`,
)
const graded = String.raw`(?<![\d.x×*/-])(${grade})\s*级(?!别)`
const pattern = new RegExp([...patterns, graded].join('|'), 'giu')

/** The pieces of a search, those that are labelled figures apart. */
export function labelledApart(search: string): { text: string; isLabelled: boolean }[] {
  const pieces = []
  let at = 0
  for (const { 0: text, index } of search.matchAll(pattern)) {
    pieces.push({ text: search.slice(at, index), isLabelled: false })
    pieces.push({ text: text.replace(/\s+/g, ' '), isLabelled: true })
    at = index + text.length
  }
  return [...pieces, { text: search.slice(at), isLabelled: false }]
}

/** What such a piece says. */
export function labelledFigure(piece: string): LabelledFigure | undefined {
  const [match] = piece.matchAll(pattern)
  if (!match || match[0] !== piece) return undefined
  const nth = match.slice(1).findIndex((figure) => figure !== undefined)
  const { codes, fits = equals } = labels[nth % labels.length]!
  const figure = match[nth + 1]!
  return { codes, figure, fits: (value) => fits(Number(figure), value) }
}
