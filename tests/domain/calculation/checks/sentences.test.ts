import { expect, test } from 'vitest'
import { calculateJoint } from '../../../../src/domain/calculation/calculate'
import {
  checkWords,
  jointVerdictSentence,
  outsideWords,
} from '../../../../src/domain/calculation/checks/sentences'
import { jointExample } from '../../../../src/domain/calculation/examples'
import type { Joint } from '../../../../src/domain/calculation/joint/views'
import { translate } from '../../../../src/i18n/translate'
import { faultyJoints } from '../joint/faulty-joints'

test('every check of every faulty joint says in both languages why it was not made or does not apply', () => {
  for (const [, change] of faultyJoints) {
    const known = Object.entries({ ...jointExample, ...change }).filter(
      ([, value]) => value !== undefined,
    )
    const { checks, outside, verdict } = calculateJoint(Object.fromEntries(known) as Joint)
    for (const language of ['zh', 'en'] as const) {
      const words = [
        ...checks.map((row) => checkWords(row, (key) => translate(language, key))),
        ...outside.map((row) => outsideWords(row, (key) => translate(language, key))),
      ].flatMap((row) => Object.values(row))
      const sentence = jointVerdictSentence(verdict, (key, values) =>
        translate(language, key, values),
      )
      for (const word of [...words, sentence]) expect(word).not.toMatch(/^calculation\.|\{\{/)
    }
  }
})
