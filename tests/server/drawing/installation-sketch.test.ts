// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { partOf } from '../../../src/server/drawing/facts'
import { installationSketch } from '../../../src/server/drawing/installation-sketch'
import { classExamples, documentOf, partNamed } from './examples'

const captionsOf = (svg: string | undefined) => {
  return [...documentOf(svg ?? '').querySelectorAll('text')]
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => /^\d /.test(text))
}

test('a lockbolt is set in four steps, the last without its pintail', () => {
  expect(captionsOf(installationSketch(partNamed('RL1-127-16-R-ZN'), 'en'))).toEqual([
    '1 Pin through the hole',
    '2 Collar onto the pin',
    '3 Tool pulls and swages',
    '4 Pintail breaks, done',
  ])
})

test('a short-tail lockbolt has no pintail to break off', () => {
  const captions = captionsOf(installationSketch(partNamed('RL6-120-8-R'), 'zh'))
  expect(captions.at(-1)).toBe('4 铆枪退出，短尾保留')
})

test('a bolt is fitted with washer and nut, a flange bolt without washer', () => {
  const second = (model: string) => captionsOf(installationSketch(partNamed(model), 'en'))[1]
  expect(second('HB-M12x80-8.8-ZN')).toBe('2 Washer and nut')
  expect(second('FB-M10x50-8.8-ZN')).toBe('2 Nut onto the bolt')
})

test('a screw too short for plates and nut has no sketch, nor has a washer', () => {
  expect(installationSketch(partNamed('HS-M6x12-8.8-ZN'), 'en')).toBeUndefined()
  expect(installationSketch(partNamed('PW-M5-200-ZN'), 'en')).toBeUndefined()
})

test('every sketch is well-formed and of finite size', () => {
  for (const facts of classExamples) {
    const svg = installationSketch(partOf(facts), 'zh')
    if (!svg) continue
    expect(captionsOf(svg).length).toBeGreaterThan(2)
    expect(svg).not.toMatch(/NaN|Infinity/)
  }
})
