import { codes } from '../../../domain/catalogue/characteristic-codes'
import { isRounded } from '../../../domain/catalogue/inch-sizes'
import { fitsGripRange } from '../../../domain/catalogue/numeric-inputs'
import { itemAt } from '../../../domain/lists/items'
import type { Span } from '../../../domain/reading/span'
import { pitchesOf } from '../../../domain/standards/threads'
import { commonBits, fillBits } from './bits'
import type { ValueRow } from './rows'
import { codesOfKind, type SpanMeanings } from './span-meanings'
import { addWord } from './word-search'

/** Models with the value of a span. */
export type Match = (meanings: SpanMeanings, value: string, line: Line) => Uint32Array

/** Facts of the whole line that a match depends on. */
export interface Line {
  /** A fine thread is asked for without its pitch. */
  isFine: boolean
}

const isFigure = (
  { numberFrom, numberTo }: ValueRow,
  fits: (from: number, to: number) => boolean,
) => numberFrom !== null && fits(numberFrom, numberTo ?? numberFrom)

function withFigure(
  kind: 'diameter' | 'length' | 'grip',
  meanings: SpanMeanings,
  value: string,
  fits: (from: number, to: number) => boolean,
) {
  const { index, valuesOf, bitsOf } = meanings
  return bitsOf(`${kind} ${value}`, () =>
    valuesOf(...codesOfKind[kind]).filter((number) => isFigure(itemAt(index.values, number), fits)),
  )
}

/** Bits that are made of others, cached like them. */
const combined = ({ bitsOf }: SpanMeanings, key: string, make: () => Uint32Array) =>
  bitsOf(
    key,
    () => [],
    (bits) => bits.set(make()),
  )

/** Tools fit a range of diameters. */
const diameter: Match = (meanings, value) => {
  const figure = Number(value)
  return withFigure('diameter', meanings, value, (from, to) => from <= figure && figure <= to)
}

/** A thread without a pitch has the coarse one, where models have a pitch at all. */
const thread: Match = (meanings, value, { isFine }) => {
  const [size = '', pitch] = value.split('x')
  const sized = diameter(meanings, size, { isFine })
  if (isFine && pitch === undefined) return sized
  const { index, valuesOf, bitsOf } = meanings
  const asked = pitch === undefined ? pitchesOf(Number(size))[0]?.P : Number(pitch)
  if (asked === undefined) return sized
  const fitting = bitsOf(`pitch ${asked}`, () =>
    valuesOf(codes.pitch).filter((number) =>
      isFigure(itemAt(index.values, number), (from) => from === asked),
    ),
  )
  const pitched = bitsOf('pitched', () => valuesOf(codes.pitch))
  const isCoarse = asked === pitchesOf(Number(size))[0]?.P
  return combined(meanings, `thread ${size} ${asked}`, () =>
    sized.map((bits, at) => bits & (itemAt(fitting, at) | (isCoarse ? ~itemAt(pitched, at) : 0))),
  )
}

const grip: Match = (meanings, value) => {
  const [from = 0, to = from] = value.split('-').map(Number)
  return withFigure('grip', meanings, value, (least, most) =>
    from === to ? fitsGripRange(from, { from: least, to: most }) : least === from && most === to,
  )
}

const plainClass = (text: string) => text.toLowerCase().replace(/\s/g, '')

/** A2 is any class of that steel. */
const propertyClass: Match = ({ index, valuesOf, bitsOf }, value) =>
  bitsOf(`class ${value}`, () => {
    const asked = plainClass(value)
    return valuesOf(codes.propertyClass).filter((number) => {
      const own = plainClass(itemAt(index.values, number).val)
      return own === asked || (/^a\d$/.test(asked) && own.startsWith(`${asked}-`))
    })
  })

const finish: Match = ({ valuesOf, meaningsOf, bitsOf }, value) =>
  bitsOf(`finish ${value}`, () =>
    valuesOf(codes.finish).filter((number) => meaningsOf(number).has(value)),
  )

const isSteelClass = (text: string) => !/^a\d/i.test(text)

/** Bolts have the steel in their property class; of carbon steel are those that are nothing else. */
const material: Match = (meanings, value) => {
  const { index, valuesOf, meaningsOf, bitsOf } = meanings
  const classes = (fits: (text: string) => boolean) =>
    valuesOf(codes.propertyClass).filter((number) => fits(itemAt(index.values, number).val))
  const made = (...of: string[]) =>
    valuesOf(codes.material).filter((number) => of.some((one) => meaningsOf(number).has(one)))
  if (value === 'steel') {
    const other = bitsOf('no steel', () => [
      ...classes((text) => !isSteelClass(text)),
      ...made('stainless', 'aluminium', '2024', '6061'),
    ])
    return combined(meanings, 'steel', () => other.map((bits) => ~bits))
  }
  return bitsOf(`material ${value}`, () => {
    if (value === 'stainless') return [...classes((text) => !isSteelClass(text)), ...made(value)]
    if (/^a\d$/.test(value)) return classes((text) => text.toLowerCase().startsWith(value))
    return made(value, ...(value === 'aluminium' ? ['2024', '6061'] : []))
  })
}

const standard: Match = ({ valuesOf, standardsOf, numbersIn, bitsOf }, value) =>
  bitsOf(`standard ${value}`, () => {
    const asked = standardsOf(value)
    return valuesOf(codes.standard).filter((number) =>
      [...numbersIn(number)].some((own) => asked.has(own)),
    )
  })

const inch: Match = (meanings, value) => {
  const exact = Number(value) * 25.4
  return withFigure(
    'diameter',
    meanings,
    `${value} in`,
    (from, to) => from === to && isRounded(from, exact),
  )
}

/**
 * Models of the classes with a feature in their name, and models with it in a value such as the head style. A word
 * that the vocabulary does not know is a feature of the classes with this word in their name.
 */
function withFeature(meanings: SpanMeanings, feature: string): Uint32Array {
  const { index, features, texts, featuresOf, bitsOf } = meanings
  const unknown = feature.startsWith('?') ? feature.slice(1) : undefined
  const hasFeature = (value: number) => {
    if (unknown === undefined) return featuresOf(value).has(feature)
    const { val, valEn } = itemAt(index.values, value)
    return `${val} ${valEn}`.toLowerCase().includes(unknown)
  }
  const key = `feature ${feature}`
  return bitsOf(
    key,
    () => texts.filter((value) => hasFeature(value)),
    (bits) =>
      index.parts.forEach(({ start, size }, number) => {
        const { className, classNameEn } = itemAt(index.classes, number)
        const isMeant =
          unknown === undefined
            ? itemAt(features, number).has(feature)
            : `${className} ${classNameEn}`.toLowerCase().includes(unknown)
        if (isMeant) fillBits(bits, start / 32, size)
      }),
  )
}

/** Models with every feature. */
const product: Match = (meanings, value) =>
  combined(meanings, `product ${value}`, () =>
    value
      .split(' ')
      .map((feature) => withFeature(meanings, feature))
      .reduce(commonBits),
  )

const inNames: Match = ({ index, bitsOf }, value) =>
  bitsOf(
    `word ${value}`,
    () => [],
    (bits) =>
      addWord(index, value.toLowerCase().replace(' ', ''), { type: 1, namesOnly: true }, bits),
  )

/** The value of a characteristic with this unit, or a word of names: 70 MPa, 5 m. */
const measure: Match = (meanings, value, line) => {
  const { index, valuesOf, bitsOf } = meanings
  const [figure, unit] = value.split(' ')
  const measured = index.characteristics.filter((one) => one.unit.toLowerCase() === unit)
  if (measured.length === 0) return inNames(meanings, value, line)
  return bitsOf(`measure ${value}`, () =>
    valuesOf(...measured.map(({ fieldCode }) => fieldCode)).filter((number) =>
      isFigure(itemAt(index.values, number), (from) => from === Number(figure)),
    ),
  )
}

/** How each kind of span finds models; other kinds do not describe the product. */
export const matches: Partial<Record<Span['kind'], Match>> = {
  thread,
  diameter,
  inch,
  length: (meanings, value) =>
    withFigure('length', meanings, value, (from, to) => from === to && from === Number(value)),
  grip,
  class: propertyClass,
  finish,
  material,
  standard,
  product,
  measure,
  word: inNames,
}
