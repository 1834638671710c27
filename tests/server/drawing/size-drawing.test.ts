// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { partOf } from '../../../src/server/drawing/facts'
import { sizeDrawing } from '../../../src/server/drawing/size-drawing'
import { widthOf } from '../../../src/server/drawing/svg'
import { classExamples, documentOf, oneOfEachClass, partNamed } from './examples'

/** The texts of a drawing with the room that each takes, in pixels. */
function textsOf(svg: string) {
  const [width = 0, height = 0] = svg
    .match(/viewBox="0 0 (\d+) (\d+)"/)!
    .slice(1)
    .map(Number)
  const texts = [...svg.matchAll(/<text ([^>]*)>([^<]*)</g)].map(
    ([, attributes = '', inner = '']) => {
      const read = (name: string) => attributes.match(new RegExp(`${name}="([^"]*)"`))?.[1] ?? ''
      const text = inner.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
      const [x, y, size] = [Number(read('x')), Number(read('y')), Number(read('font-size'))]
      const wide = widthOf(text, size)
      const shift = { start: 0, middle: wide / 2, end: wide }[read('text-anchor')] ?? 0
      return {
        text,
        left: x - shift,
        right: x - shift + wide,
        top: y - size * 0.8,
        bottom: y + size * 0.2,
      }
    },
  )
  return { texts, width, height }
}

type Text = ReturnType<typeof textsOf>['texts'][number]

const overlap = (one: Text, other: Text) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

const named = classExamples.map((facts) => [facts.model, facts] as const)

test.each(named)('the drawing of %s names all sizes, and no texts overlap', (model, facts) => {
  const part = partOf(facts)
  for (const language of ['zh', 'en'] as const) {
    const svg = sizeDrawing(part, language)
    const { texts, width, height } = textsOf(svg)
    texts.forEach((one, i) => {
      const hit = texts.slice(i + 1).find((other) => overlap(one, other))
      expect(hit && `${one.text} / ${hit.text}`).toBeUndefined()
      const inside = [one.left >= 0, one.right <= width, one.top >= 0, one.bottom <= height]
      expect(inside, one.text).toEqual([true, true, true, true])
    })
    const all = texts.map(({ text }) => text)
    expect(all).toContain(model)
    for (const { symbol, value, label } of part.dimensions) {
      expect(all).toContain(symbol)
      const figure = label ?? String(Math.round(value * 100) / 100)
      expect(all.some((text) => text.replace('Ø', '') === figure)).toBe(true)
    }
    for (const { symbol } of part.callouts) {
      expect(all.some((text) => text.startsWith(`${symbol} `))).toBe(true)
    }
    if (language === 'en') expect(svg).not.toMatch(/[\u4e00-\u9fff]/)
  }
})

test.each(oneOfEachClass.map((facts) => [facts.model, facts] as const))(
  'the drawing of %s is well-formed',
  (model, facts) => {
    const document = documentOf(sizeDrawing(partOf(facts), 'zh'))
    expect(document.querySelector('title')?.textContent).toContain(model)
  },
)

test('each size names its origin', () => {
  const { texts } = textsOf(sizeDrawing(partNamed('RC-127-S-ST'), 'en'))
  expect(texts.filter(({ text }) => text === 'typical').length).toBeGreaterThan(2)
})

test('only sections are hatched', () => {
  const hatches = (model: string) =>
    sizeDrawing(partNamed(model), 'en').match(/stroke-width="0\.6"/g)?.length ?? 0
  expect(hatches('HN-M5-8-ZN')).toBe(hatches('HB-M12x80-8.8-ZN') + 1)
})
