import { bar, beside, centred, moved, nothing, space, together, type Box } from './box'
import type { MathFont } from './box'
import type { MathNode } from './mathml'
import { gapBetween, isFenced, kindOf, settled } from './spacing'
import { itemAt, lastItem } from '../../../domain/lists/items'

/** Metrics of a character in ems; undefined if the font lacks it. */
export interface Sign {
  width: number
  top: number
  bottom: number
  /** Italic correction. */
  lean: number
}
export type SignOf = (font: MathFont, letter: string) => Sign | undefined

/** Size of a part: smaller in sub- and superscripts. */
interface Style {
  /** Font size of the formula in points. */
  size: number
  level: 0 | 1 | 2
  /** Display style: large sums, full-size fractions. */
  display: boolean
}

const scales = [1, 0.7, 0.5] as const
const emOf = ({ size, level }: Style) => size * scales[level]
const script = (style: Style): Style => ({
  ...style,
  level: style.level === 0 ? 1 : 2,
  display: false,
})
const ofFraction = (style: Style): Style =>
  style.display ? { ...style, display: false } : script(style)

/** Font parameters in ems. */
const axis = 0.25
const line = 0.05
const sizes = [
  'Main-Regular',
  'Size1-Regular',
  'Size2-Regular',
  'Size3-Regular',
  'Size4-Regular',
] as const

const unknown: Sign = { width: 0.5, top: 0.7, bottom: 0, lean: 0 }

/** Typesets a formula, or a row of several, at a font size. */
export function setFormula(node: MathNode, size: number, signOf: SignOf): Box {
  return set(node, { size, level: 0, display: true })

  function set(node: MathNode, style: Style): Box {
    const { tag, children, text, attributes } = node
    const [, second, third] = children
    const base = () => set(itemAt(children, 0), style)
    const em = emOf(style)
    if (tag === 'mspace') return space(em * parseFloat(attributes.width ?? '0'))
    if (tag === 'mtext') return text.trim() === '' ? space(em / 6) : word('Main-Regular', text, em)
    if (tag === 'mn') return word('Main-Regular', text, em)
    if (tag === 'mi') return letter(node, em)
    if (tag === 'mo') return operator(node, style)
    if (tag === 'mfrac') return fraction(itemAt(children, 0), itemAt(children, 1), style)
    if (tag === 'msqrt') return root(row(children, style), em)
    if (tag === 'mover') return overlined(base(), em)
    if (tag === 'msub') return scripts(base(), { below: second }, style)
    if (tag === 'msup') return scripts(base(), { above: second }, style)
    if (tag === 'msubsup') return scripts(base(), { below: second, above: third }, style)
    if (tag === 'mstyle')
      return row(children, { ...style, display: attributes.displaystyle === 'true' })
    return isFenced(children) ? fenced(children, style) : row(children, style)
  }

  function row(nodes: readonly MathNode[], style: Style): Box {
    const kinds = settled(nodes.map(kindOf))
    const em = emOf(style)
    const boxes = nodes.flatMap((node, at) => {
      const [left, right] = [kinds[at - 1], itemAt(kinds, at)]
      const spaced = left !== undefined && left !== 'space' && right !== 'space'
      const gap = spaced ? gapBetween(left, right, style.level > 0) : 0
      return [space(gap * em), set(node, style)]
    })
    return beside(boxes)
  }

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

  /** Centres a box on the math axis, the height of minus signs and fraction bars. */
  function onAxis(box: Box, em: number): Box {
    return moved(box, 0, axis * em - (box.ascent - box.descent) / 2)
  }

  /** The smallest variant of a symbol with this height, else the largest. */
  function tall(text: string, height: number, em: number): Box {
    const boxes = sizes.map((font) => word(font, text, em))
    return boxes.find(({ ascent, descent }) => ascent + descent >= height) ?? lastItem(boxes)
  }

  function fraction(above: MathNode, below: MathNode, style: Style): Box {
    const em = emOf(style)
    const [up, down] = [set(above, ofFraction(style)), set(below, ofFraction(style))]
    const width = Math.max(up.width, down.width) + 0.1 * em
    const gap = (style.display ? 3 : 1.5) * line * em
    const middle = axis * em
    const half = (line * em) / 2
    const raised = Math.max((style.display ? 0.677 : 0.394) * em, middle + half + gap + up.descent)
    const lowered = Math.max(
      (style.display ? 0.686 : 0.345) * em,
      half + gap + down.ascent - middle,
    )
    const parts = [
      moved(centred(up, width), 0, raised),
      bar(width, line * em, middle + half),
      moved(centred(down, width), 0, -lowered),
    ]
    return beside([space(0.12 * em), together(parts), space(0.12 * em)])
  }

  function root(content: Box, em: number): Box {
    const gap = 0.12 * em
    const height = content.ascent + content.descent + gap + line * em
    const sign = tall('√', height, em)
    // Distribute the excess height above and below.
    const spare = (sign.ascent + sign.descent - height) / 2
    const top = content.ascent + gap + line * em + spare
    const roof = bar(content.width, line * em, top)
    return beside([moved(sign, 0, top - sign.ascent), together([roof, content])])
  }

  function overlined(content: Box, em: number): Box {
    const roof = bar(content.width, line * em, content.ascent + 0.16 * em)
    return together([content, roof])
  }

  function fenced(children: readonly MathNode[], style: Style): Box {
    const em = emOf(style)
    const content = row(children.slice(1, -1), style)
    const reach = Math.max(content.ascent - axis * em, content.descent + axis * em)
    const fence = ({ text }: MathNode) => onAxis(tall(text, 1.8 * reach, em), em)
    return beside([fence(itemAt(children, 0)), content, fence(lastItem(children))])
  }

  function scripts(
    base: Box,
    { below, above }: { below?: MathNode | undefined; above?: MathNode | undefined },
    style: Style,
  ): Box {
    const em = emOf(style)
    const small = script(style)
    const down = below && set(below, small)
    const up = above && set(above, small)
    // Tall symbols carry their indices at their corners.
    const isHigh = base.ascent > em
    let lowered = Math.max(down ? 0.15 * em : 0, isHigh ? base.descent - 0.05 * em : 0)
    if (down) lowered = Math.max(lowered, (up ? 0.247 : 0.15) * em, down.ascent - 0.345 * em)
    const raised = up ? Math.max(0.413 * em, base.ascent - 0.386 * em, up.descent + 0.108 * em) : 0
    if (up && down) {
      const overlap = 4 * line * em - (raised - up.descent - (down.ascent - lowered))
      if (overlap > 0) lowered += overlap
    }
    const indices = together([
      ...(down ? [moved(down, 0, -lowered)] : []),
      ...(up ? [moved(up, base.lean, raised)] : []),
    ])
    return beside([base, indices, space(0.05 * em)])
  }
}

/** Splits a row at wide spaces. */
export function partsOf(node: MathNode): MathNode[] {
  const parts: MathNode[][] = [[]]
  for (const child of node.children) {
    if (child.tag === 'mspace' && parseFloat(child.attributes.width ?? '0') >= 1) parts.push([])
    else lastItem(parts).push(child)
  }
  return parts.map((children) => ({ ...node, children }))
}

/** Stacks boxes; the baseline is that of the first. */
export function below(boxes: readonly Box[], gap: number): Box {
  let depth = 0
  const placed = boxes.map((box, at) => {
    const down = at === 0 ? 0 : depth + gap + box.ascent
    depth = down + box.descent
    return moved(box, 0, -down)
  })
  return placed.length > 0 ? together(placed) : nothing
}
