// @vitest-environment jsdom
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filmed } from '../../../demo/catalogue/filmed'
import { partOf } from '../../../src/server/drawing/facts'
import { filmOf, framesOf, framesPerSecond } from '../../../src/server/drawing/installation-film'
import { hasInstallationSketch } from '../../../src/server/drawing/installation-sketch'
import { classExamples, documentOf, partNamed } from './examples'

const languages = ['zh', 'en'] as const

test.each(Object.entries(filmed))(
  'the film %s shows a model of its kind, in both languages',
  (film, model) => {
    expect(filmOf(partNamed(model))).toBe(film)
    for (const language of languages)
      expect(existsSync(`demo/public/films/${film}.${language}.webm`)).toBe(true)
  },
)

test('there is a film where there is a sketch', () => {
  for (const part of classExamples.map(partOf))
    expect(filmOf(part) !== undefined).toBe(hasInstallationSketch(part))
})

test.each(languages)('a film in %s has a title and names its model as an example', (language) => {
  const [first] = framesOf(partNamed(filmed.bolt), language)
  const [title, note] = [...documentOf(first!).querySelectorAll('text')].map(
    (one) => one.textContent,
  )
  expect(title).toBe({ zh: '安装示意图', en: 'Installation' }[language])
  expect(note).toBe(
    {
      zh: `以 ${filmed.bolt} 为例，尺寸以所选型号为准`,
      en: `Shown with ${filmed.bolt}; other models have other sizes`,
    }[language],
  )
})

test('a film of a lockbolt goes through the four steps of its sketch, in about ten seconds', () => {
  const frames = [...framesOf(partNamed(filmed.lockbolt), 'en')]
  expect(frames.length / framesPerSecond).toBeCloseTo(10.6)
  const captions = frames.map((svg) => /(\d [A-Z][^<]*)<\/text>/.exec(svg)?.[1])
  expect([...new Set(captions)]).toEqual([
    '1 Pin through the hole',
    '2 Collar onto the pin',
    '3 Tool pulls and swages',
    '4 Pintail breaks, done',
  ])
  for (const svg of frames) expect(svg).not.toMatch(/NaN|Infinity/)
  expect(documentOf(frames[130]!).querySelectorAll('path').length).toBeGreaterThan(5)
})

test('in the end of a film the collar is set and tool and pintail are gone', () => {
  const width = (svg: string) =>
    Math.max(...[...svg.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x)))
  const frames = [...framesOf(partNamed(filmed.lockbolt), 'zh')]
  expect(width(frames.at(-1)!)).toBeLessThan(width(frames[Math.round(4 * framesPerSecond)]!))
})
