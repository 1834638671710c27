import { expect, test } from 'vitest'
import { figuresOf, modelsIn } from '../../../../src/web/catalogue/product/base-info'

test('filled figures are shown with their titles in both languages and their origin', () => {
  const figures = figuresOf({
    clampingForce: '53.6',
    rivetingGun: 'HG-127',
    shearStress: ' ',
    origins: { clampingForce: 'standard' },
  })
  expect(figures).toEqual([
    {
      field: 'clampingForce',
      zh: '夹紧力 (kN)',
      en: 'Clamp load (kN)',
      value: '53.6',
      origin: 'standard',
    },
    { field: 'rivetingGun', zh: '铆接枪', en: 'Riveting gun', value: 'HG-127', origin: undefined },
  ])
})

test('the price accuracy is not shown', () => {
  expect(figuresOf({ priceAccuracy: '2' })).toEqual([])
})

test('a field may name several models', () => {
  expect(modelsIn('HG-127; HGA-127；NA-1、NA-2')).toEqual(['HG-127', 'HGA-127', 'NA-1', 'NA-2'])
})
