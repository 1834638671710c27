import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  orderingQuestionIn,
  orderingQuestions,
  type OrderingQuestion,
} from '../../../src/domain/orders/ordering-help'

/** Searches and messages of people, by the question that they ask. */
const asked: Record<OrderingQuestion, string[]> = {
  price: [
    '怎么询价',
    '询价',
    'M16 螺栓报价',
    '多少钱',
    'Price',
    'ＲＦＱ',
    'request for a quotation',
    'How much?',
  ],
  leadTime: ['交期', '货期多久', 'lead time', 'What is the delivery time?', 'Is M12x80 in stock'],
  minimum: ['MOQ', '最小起订量', 'minimum order quantity'],
  certificate: ['合格证', '有没有质保书', 'EN 10204 3.1', 'mill certificate', 'test report'],
  drawing: ['图纸', '三维模型', 'CAD drawing', '3D model', 'STEP file'],
}

test.each(orderingQuestions)('people ask for %s in their own words', (question) => {
  expect(asked[question].filter((text) => orderingQuestionIn(text) !== question)).toEqual([])
})

test('with words of two questions, the longer words decide', () => {
  expect(orderingQuestionIn('price and minimum order quantity')).toBe('minimum')
})

test('searches for products ask no question about ordering', () => {
  const searches = ['M12x80 8.8', '六角头螺栓', 'hexagon bolt', 'EN ISO 4014', 'costa', 'cadmium']
  expect(searches.filter((text) => orderingQuestionIn(text) !== undefined)).toEqual([])
})

test('any text is answered, however long', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3000 }), (text) => {
      expect([undefined, ...orderingQuestions]).toContain(orderingQuestionIn(text))
    }),
  )
})
