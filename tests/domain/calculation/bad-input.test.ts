import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { faultsOfChecks } from '../../../src/domain/calculation/faults'
import { faultSentence } from '../../../src/domain/calculation/sentences'
import { readTyped } from '../../../src/domain/calculation/typed-number'
import { toInner } from '../../../src/domain/units/units'
import { translate } from '../../../src/i18n/translate'
import { numberFields } from './input-fields'

const ajv = new Ajv2020({ strict: false, verbose: true })

test('every field asks about 1,234 and offers 1.234 and 1234', () => {
  expect(numberFields.length).toBeGreaterThan(120)
  for (const { at, quantity } of numberFields)
    for (const typed of ['1,234', '１，２３４', ' 1,234 '])
      expect(readTyped(typed, quantity, 'metric'), at).toEqual({ ambiguous: ['1.234', '1234'] })
})

test('every field reads a decimal comma, full-width figures and nothing at all', () => {
  for (const { at, quantity } of numberFields) {
    const value = toInner(12.5, quantity, 'metric')
    for (const typed of ['12,5', '１２．５', '１２，５', '12。5', '12.5'])
      expect(readTyped(typed, quantity, 'metric'), `${at} ${typed}`).toEqual({ value })
    expect(readTyped('', quantity, 'metric'), at).toEqual({ empty: true })
  }
})

test('every field still refuses what is no number', () => {
  const refused = ['abc', '12.5.5', '1,2,3', '1,234,567', '1,234.5', '12 apples', 'NaN', 'Infinity']
  for (const { at, quantity } of numberFields)
    for (const typed of [...refused, '--3', '1/2', '2³0', '十二', '1,234 apples', '12 牛牛'])
      expect(readTyped(typed, quantity, 'metric'), `${at} ${typed}`).toEqual({ notANumber: true })
})

test('the bound of every field says whether it belongs to the range, and the check agrees', () => {
  for (const { at, name, field } of numberFields) {
    const { minimum, exclusiveMinimum, maximum } = field
    const least = minimum ?? exclusiveMinimum
    expect(least, at).toBeDefined()
    expect(maximum, at).toBeDefined()
    const object = { type: 'object', properties: { [name]: field } }
    const check = ajv.compile(object)
    const sentenceFor = (value: number, language: 'zh' | 'en') => {
      if (check({ [name]: value })) return undefined
      const [fault] = faultsOfChecks(check.errors ?? [])
      return faultSentence(fault!, object, {
        say: (key, values) => translate(language, key, values),
        language,
        system: 'metric',
      })
    }
    expect(sentenceFor(maximum!, 'en'), at).toBeUndefined()
    const below = minimum === undefined ? exclusiveMinimum! : minimum - 1
    if (minimum !== undefined) expect(sentenceFor(minimum, 'en'), at).toBeUndefined()
    expect(sentenceFor(below, 'en'), at).toMatch(
      minimum === undefined ? /must be greater than .* and at most / : /must be between .* and /,
    )
    expect(sentenceFor(below, 'zh'), at).toMatch(
      minimum === undefined ? /应大于.*且不超过/ : /含两端/,
    )
  }
})
