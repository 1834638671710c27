import PDFKit from 'pdfkit'
import { expect, test } from 'vitest'
import { formulas } from '../../../../src/domain/calculation/formulas'
import type { Ink } from '../../../../src/server/pdf/formula/box'
import { chooseFont, formulaBox } from '../../../../src/server/pdf/formula/formula'

interface FontkitFont {
  hasGlyphForCodePoint(code: number): boolean
}

const doc = new PDFKit()
const size = 10
const set = (tex: string, width = 1000) => formulaBox(doc, tex, { width, size })

const letter = (ink: Ink[], text: string) => {
  const found = ink.find((one) => 'text' in one && one.text === text)
  if (!found || !('text' in found)) throw new Error(`${text} is not in the formula`)
  return found
}
const bars = (ink: Ink[]) => ink.flatMap((one) => ('text' in one ? [] : [one]))

test('a fraction has its numerator above its bar and its denominator below', () => {
  const { ink, width } = set(String.raw`\frac{A}{1000}`)
  const [line] = bars(ink)
  expect(letter(ink, 'A').y).toBeLessThan(line!.y)
  expect(letter(ink, '1000').y).toBeGreaterThan(line!.y + line!.height)
  expect(line!.width).toBeLessThanOrEqual(width)
  // The narrower one stands in the middle.
  expect(letter(ink, 'A').x).toBeGreaterThan(letter(ink, '1000').x)
})

test('an index is smaller and lower than its letter, a power smaller and higher', () => {
  const { ink } = set('d_0^3')
  const [index, power] = [letter(ink, '0'), letter(ink, '3')]
  expect([index.size, power.size]).toEqual([7, 7])
  expect(index.y).toBeGreaterThan(letter(ink, 'd').y)
  expect(power.y).toBeLessThan(letter(ink, 'd').y)
})

test('letters are slanted, names of functions and figures are upright', () => {
  const { ink } = set(String.raw`\tan\varphi=0.5`)
  const fontOf = (text: string) => letter(ink, text).font
  expect(['tan', 'φ', '0.5'].map(fontOf)).toEqual(['Main-Regular', 'Math-Italic', 'Main-Regular'])
})

test('brackets and roots are as high as what they hold', () => {
  const around = (content: string) => set(String.raw`\left(${content}\right)`)
  expect(letter(around('a').ink, '(').font).toBe('Main-Regular')
  expect(letter(around(String.raw`\frac{a}{b}`).ink, '(').font).toBe('Size2-Regular')
  const root = set(String.raw`\sqrt{\frac{a}{b}}`)
  const [roof] = bars(root.ink)
  expect(roof!.y).toBeLessThan(letter(root.ink, 'a').y - 4)
})

test('a minus before its number stands closer than one between two', () => {
  const gap = (tex: string) => {
    const { ink } = set(tex)
    return letter(ink, 'b').x - letter(ink, '−').x
  }
  expect(gap('a-b')).toBeGreaterThan(gap('a,-b'))
})

test('formulas that do not fit side by side are stacked, and those still too wide are scaled down', () => {
  const tex = String.raw`a=b+c,\quad d=e+f`
  const whole = set(tex)
  const parted = set(tex, whole.width * 0.7)
  expect(letter(parted.ink, 'd').x).toBe(0)
  expect(letter(parted.ink, 'd').y).toBeGreaterThan(parted.ascent)
  expect(letter(parted.ink, 'd').size).toBe(size)
  expect(letter(set(tex, whole.width * 0.4).ink, 'd').size).toBeLessThan(size)
})

test.each(Object.entries(formulas))(
  'the formula %s has a shape for each sign and fits its column',
  (_name, { tex }) => {
    const width = 187
    const box = set(tex, width)
    expect(box.width).toBeLessThanOrEqual(width + 0.01)
    for (const one of box.ink) {
      expect(Number.isFinite(one.x + one.y)).toBe(true)
      if (!('text' in one)) continue
      expect(one.x).toBeGreaterThanOrEqual(0)
      // pdfkit's types leave out the fontkit font.
      chooseFont(doc, one.font)
      const { _font } = doc as unknown as { _font: { font: FontkitFont } }
      for (const sign of one.text)
        expect(_font.font.hasGlyphForCodePoint(sign.codePointAt(0)!), sign).toBe(true)
    }
  },
)
