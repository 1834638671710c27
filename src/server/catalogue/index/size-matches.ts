import { codes } from '../../../domain/catalogue/characteristic-codes'
import { isRounded } from '../../../domain/catalogue/inch-sizes'
import { fitsGripRange, type Figures } from '../../../domain/catalogue/numeric-inputs'
import { itemAt } from '../../../domain/lists/items'
import type { Kind } from '../../../domain/reading/span'
import { pitchesOf } from '../../../domain/standards/threads'

import { localOf } from './catalogue-index'
import { withFigures, type Fits } from './figure-values'
import { diametersFitting } from './lookups'
import { wordsFor } from './bits'
import type { Asked, Match } from './match'
import { addNamed, codesOfKind } from './span-fields'
import type { SpanMeanings } from './span-meanings'
import { inNames, propertyClass } from './text-matches'
import { addSet } from './value-sets'

/** 12, 10-12, >=15 and <=20 as a range. */
function rangeOf(value: string): Figures {
  const [, sign = '', figure = ''] = /^([<>]?)=?(.*)$/.exec(value) ?? []
  const [from = NaN, to = from] = figure.split('-').map(Number)
  return sign === '>'
    ? { from, to: Infinity }
    : sign === '<'
      ? { from: -Infinity, to }
      : { from, to }
}

const isOne = ({ from, to }: Figures) => from === to

/** A dimension: exact, in a range that was asked for, or one that begins with the digits typed so far. */
function sized(kind: 'diameter' | 'length', words: (value: string) => string[]): Match {
  return (meanings, { value, unfinished }) => {
    const asked = rangeOf(value)
    // Tools fit a range of diameters.
    const fits: Fits = (own) =>
      isOne(asked) && kind === 'diameter'
        ? own.from <= asked.from && asked.from <= own.to
        : asked.from <= own.from && own.to <= asked.to
    const codes = codesOfKind[kind]
    return meanings.bitsOf(
      `${kind} ${value} ${unfinished}`,
      () =>
        withFigures(
          meanings,
          codes,
          (own) => fits(own) || (unfinished && isOne(own) && String(own.from).startsWith(value)),
        ),
      (bits) => addNamed(meanings, { codes, words: words(value), unfinished }, bits),
    )
  }
}

export const diameter = sized('diameter', (value) => [`m${value}`, value])
export const length = sized('length', (value) => [`x${value}`])

export const thread: Match = (meanings, asked) => {
  const [size = '', pitch] = asked.value.split('x')
  const fitting = meanings.combined(`threaded ${size} ${asked.unfinished}`, () =>
    threaded(meanings, diameter(meanings, { ...asked, value: size })),
  )
  if (asked.anyPitch && pitch === undefined) return fitting
  const { valuesOf, bitsOf } = meanings
  const coarse = pitchesOf(Number(size))[0]?.P
  const wanted = pitch === undefined ? coarse : Number(pitch)
  if (wanted === undefined) return fitting
  const isWanted: Fits = ({ from }) => from === wanted
  const having = bitsOf(`pitch ${wanted}`, () => withFigures(meanings, [codes.pitch], isWanted))
  const pitched = bitsOf('pitched', () => valuesOf(codes.pitch))
  // Models without a pitch have the coarse one.
  return meanings.combined(`thread ${size} ${wanted}`, () =>
    fitting.map(
      (bits, at) => bits & (itemAt(having, at) | (wanted === coarse ? ~itemAt(pitched, at) : 0)),
    ),
  )
}

/** Kinds of parts that have no thread. */
const unthreaded = ['lockbolt', 'collar', 'rivet', 'pin', 'split']

/** Without the models of classes that have no thread. */
function threaded({ index, features }: SpanMeanings, bits: Uint32Array): Uint32Array {
  const kept = bits.slice()
  index.parts.forEach(({ start, size }, number) => {
    if (unthreaded.some((head) => itemAt(features, number).has(head)))
      kept.fill(0, start / 32, start / 32 + wordsFor(size))
  })
  return kept
}

/** A range of grip is meant as it is, else both its ends have to be within; an open one has one end. */
export const grip: Match = (meanings, { value }) => {
  const asked = rangeOf(value)
  const ends = [asked.from, asked.to].filter(Number.isFinite)
  const isRange = ends.length === 2 && !isOne(asked)
  return meanings.bitsOf(`grip ${value}`, () =>
    [
      (own: Figures) => isRange && own.from === asked.from && own.to === asked.to,
      (own: Figures) => ends.every((end) => fitsGripRange(end, own)),
    ]
      .map((fits) => withFigures(meanings, codesOfKind.grip, fits))
      .reduce((exact, within) => (exact.length > 0 ? exact : within)),
  )
}

export const inch: Match = (meanings, { value }) =>
  meanings.bitsOf(
    `inch ${value}`,
    () =>
      withFigures(
        meanings,
        codesOfKind.inch,
        (own) => isOne(own) && isRounded(own.from, Number(value) * 25.4),
      ),
    (bits) => addNamed(meanings, { codes: codesOfKind.inch, words: [`${value}in`] }, bits),
  )

/** Models whose diameter fits a hole, by the rule of their class. */
export const hole: Match = ({ index, combined }, { value }) =>
  combined(`hole ${value}`, () => {
    const bits = new Uint32Array(index.slots / 32)
    index.classes.forEach(({ id }, number) => {
      const part = itemAt(index.parts, number)
      for (const diameter of diametersFitting(index, { classId: id }, Number(value))) {
        const local = localOf(part, diameter)
        if (local) addSet(part, local, bits, part.start / 32)
      }
    })
    return bits
  })

/** Meanings that a figure without a sign of its own may have besides those that are said, the most usual first. */
export function figureMeanings(
  meanings: SpanMeanings,
  asked: Asked,
  said: readonly Kind[] = [],
): Uint32Array[] {
  const isSized = said.includes('thread') || said.includes('inch')
  const kinds = [
    { kind: 'diameter', match: diameter },
    { kind: 'length', match: length },
    { kind: 'grip', match: grip },
    { kind: 'class', match: propertyClass },
  ] as const
  const own = kinds
    .filter(({ kind }) => !said.includes(kind) && !(isSized && kind === 'diameter'))
    .map(({ match }) => match(meanings, asked))
  // In codes 127 is 12.7 mm.
  return /^\d{3}$/.test(asked.value) ? [...own, inNames(meanings, asked)] : own
}
