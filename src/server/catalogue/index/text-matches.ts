import { codes } from '../../../domain/catalogue/characteristic-codes'
import { itemAt } from '../../../domain/lists/items'
import { commonBits, fillBits, isNothing } from './bits'
import { partsOfCode } from './folding'
import { withFigures } from './figure-values'
import type { Match } from './match'
import { addNamed } from './span-fields'
import type { SpanMeanings } from './span-meanings'
import { addWord } from './word-search'

const plainClass = (text: string) => text.toLowerCase().replace(/\s/g, '')

/** A2 is any class of that steel; while typing, 8 is any class that begins with it. */
export const propertyClass: Match = (meanings, { value, unfinished }) => {
  const { index, valuesOf, bitsOf } = meanings
  const asked = plainClass(value)
  const isOpen = unfinished || /^a\d$/.test(asked)
  return bitsOf(
    `class ${value} ${unfinished}`,
    () =>
      valuesOf(codes.propertyClass).filter((number) => {
        const own = plainClass(itemAt(index.values, number).val)
        return own === asked || (isOpen && own.startsWith(unfinished ? asked : `${asked}-`))
      }),
    (bits) => {
      const words = /[a-z.]/.test(asked) ? [asked.replace('-', '')] : []
      addNamed(meanings, { codes: [codes.propertyClass], words, unfinished }, bits)
    },
  )
}

export const finish: Match = (meanings, { value, text }) =>
  meanings.bitsOf(
    `finish ${value}`,
    () =>
      meanings.valuesOf(codes.finish).filter((number) => meanings.meaningsOf(number).has(value)),
    (bits) => addNamed(meanings, { codes: [codes.finish], words: partsOfCode(text) }, bits),
  )

const isSteelClass = (text: string) => !/^a\d/i.test(text)

/** Bolts have the steel in their property class; of carbon steel are those that are nothing else. */
export const material: Match = ({ index, valuesOf, meaningsOf, bitsOf, combined }, { value }) => {
  const classes = (fits: (text: string) => boolean) =>
    valuesOf(codes.propertyClass).filter((number) => fits(itemAt(index.values, number).val))
  const made = (...of: string[]) =>
    valuesOf(codes.material).filter((number) => of.some((one) => meaningsOf(number).has(one)))
  if (value === 'steel') {
    const other = bitsOf('no steel', () => [
      ...classes((text) => !isSteelClass(text)),
      ...made('stainless', 'aluminium', '2024', '6061'),
    ])
    return combined('steel', () => other.map((bits) => ~bits))
  }
  return bitsOf(`material ${value}`, () => {
    if (value === 'stainless') return [...classes((text) => !isSteelClass(text)), ...made(value)]
    if (/^a\d$/.test(value)) return classes((text) => text.toLowerCase().startsWith(value))
    return made(value, ...(value === 'aluminium' ? ['2024', '6061'] : []))
  })
}

/** A standard without its part is any part of it. */
export const standard: Match = (meanings, { value }) => {
  const { valuesOf, standardsOf, numbersIn, bitsOf } = meanings
  return bitsOf(
    `standard ${value}`,
    () => {
      const asked = standardsOf(value)
      return valuesOf(codes.standard).filter((number) =>
        [...numbersIn(number)].some((own) => asked.has(own) || own.startsWith(`${value}.`)),
      )
    },
    (bits) => {
      const words = [...standardsOf(value).keys()].flatMap((number) => {
        const word = partsOfCode(number).join('')
        return [word, ...Array.from({ length: 9 }, (_, nth) => `${word}.${nth + 1}`)]
      })
      addNamed(meanings, { codes: [codes.standard], words }, bits)
    },
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
  return bitsOf(
    `feature ${feature}`,
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

/** Models with every feature; if there are none, those with the words in their names. The T of a T bolt is no word. */
export const product: Match = (meanings, { value, text }) =>
  meanings.combined(`product ${value} ${text}`, () => {
    const found = value
      .split(' ')
      .map((feature) => withFeature(meanings, feature))
      .reduce(commonBits)
    const isInNames = text !== '' && isNothing(found) && !/(?<!\p{L})[a-z](?!\p{L})/iu.test(text)
    return isInNames ? named(meanings, text) : found
  })

/** Models with all words of a text in their names. */
export const named = ({ index, combined }: SpanMeanings, text: string): Uint32Array =>
  combined(`named ${text}`, () =>
    text
      .split(/[ -]+/)
      .map((word): Uint32Array => {
        const bits = new Uint32Array(index.slots / 32)
        addWord(index, partsOfCode(word).join(''), { namesOnly: true }, bits)
        return bits
      })
      .reduce(commonBits),
  )

export const inNames: Match = ({ index, combined }, { value, unfinished }) =>
  combined(`word ${value} ${unfinished}`, () => {
    const bits = new Uint32Array(index.slots / 32)
    addWord(index, partsOfCode(value).join(''), { unfinished }, bits)
    return bits
  })

/** The value of a characteristic with this unit, or a word of names: 70 MPa, 5 m. */
export const measure: Match = (meanings, asked) => {
  const [figure, unit] = asked.value.split(' ')
  const measured = meanings.index.characteristics.filter((one) => one.unit.toLowerCase() === unit)
  if (measured.length === 0) return inNames(meanings, asked)
  const codes = measured.map(({ fieldCode }) => fieldCode)
  return meanings.bitsOf(`measure ${asked.value}`, () =>
    withFigures(meanings, codes, ({ from }) => from === Number(figure)),
  )
}
