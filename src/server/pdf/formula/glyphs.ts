import { lastItem } from '../../../domain/lists/items'
import { moved, type Box, type MathFont } from './box'
import type { MathNode } from './mathml'
import { axis, emOf, type Style } from './style'

/** Metrics of a character in ems; undefined if the font lacks it. */
export interface Sign {
  width: number
  top: number
  bottom: number
  /** Italic correction. */
  lean: number
}
export type SignOf = (font: MathFont, letter: string) => Sign | undefined

const sizes = [
  'Main-Regular',
  'Size1-Regular',
  'Size2-Regular',
  'Size3-Regular',
  'Size4-Regular',
] as const

const unknown: Sign = { width: 0.5, top: 0.7, bottom: 0, lean: 0 }

/** Centres a box on the math axis, the height of minus signs and fraction bars. */
export const onAxis = (box: Box, em: number): Box =>
  moved(box, 0, axis * em - (box.ascent - box.descent) / 2)

/** Sets characters in the fonts whose metrics it is given. */
export function openGlyphs(signOf: SignOf) {
  function word(font: MathFont, text: string, em: number): Box {
    const signs = [...text].map((sign) => signOf(font, sign) ?? unknown)
    return {
      width: em * signs.reduce((sum, { width }) => sum + width, 0),
      ascent: em * Math.max(...signs.map(({ top }) => top)),
      descent: -em * Math.min(...signs.map(({ bottom }) => bottom)),
      lean: em * (signs.at(-1)?.lean ?? 0),
      ink: [{ x: 0, y: 0, font, size: em, text }],
    }
  }

  function letter({ text, attributes }: MathNode, em: number): Box {
    const slanted = text.length === 1 && attributes.mathvariant === undefined
    return word(slanted && signOf('Math-Italic', text) ? 'Math-Italic' : 'Main-Regular', text, em)
  }

  function operator({ text, attributes: { minsize } }: MathNode, style: Style): Box {
    const em = emOf(style)
    if (minsize !== undefined) return onAxis(word('Size1-Regular', text, em), em)
    if (text !== '∑' && text !== '∫') return word('Main-Regular', text, em)
    return onAxis(word(style.display ? 'Size2-Regular' : 'Size1-Regular', text, em), em)
  }

  /** The smallest variant of a symbol with this height, else the largest. */
  function tall(text: string, height: number, em: number): Box {
    const boxes = sizes.map((font) => word(font, text, em))
    return boxes.find(({ ascent, descent }) => ascent + descent >= height) ?? lastItem(boxes)
  }

  return { word, letter, operator, tall }
}
