import { beside, moved, nothing, space, overlaid, type Box } from './box'
import type { MathNode } from './mathml'
import { gapBetween, isFenced, kindOf, settled } from './spacing'
import { itemAt, lastItem } from '../../../domain/lists/items'
import { fraction, root, overlined, scripts } from './constructs'
import { type SignOf, openGlyphs, onAxis } from './glyphs'
import { axis, emOf, ofFraction, script, type Style } from './style'

/** Typesets a formula, or a row of several, at a font size. */
export function setFormula(node: MathNode, size: number, signOf: SignOf): Box {
  const { word, letter, operator, tall } = openGlyphs(signOf)
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
    if (tag === 'mfrac') {
      const [above, below] = [itemAt(children, 0), itemAt(children, 1)]
      return fraction(set(above, ofFraction(style)), set(below, ofFraction(style)), style)
    }
    if (tag === 'msqrt') return root(row(children, style), em, (height) => tall('√', height, em))
    if (tag === 'mover') return overlined(base(), em)
    if (tag === 'msub') return indexed(base(), { below: second }, style)
    if (tag === 'msup') return indexed(base(), { above: second }, style)
    if (tag === 'msubsup') return indexed(base(), { below: second, above: third }, style)
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

  function fenced(children: readonly MathNode[], style: Style): Box {
    const em = emOf(style)
    const content = row(children.slice(1, -1), style)
    const reach = Math.max(content.ascent - axis * em, content.descent + axis * em)
    const fence = ({ text }: MathNode) => onAxis(tall(text, 1.8 * reach, em), em)
    return beside([fence(itemAt(children, 0)), content, fence(lastItem(children))])
  }

  function indexed(
    base: Box,
    { below, above }: { below?: MathNode | undefined; above?: MathNode | undefined },
    style: Style,
  ): Box {
    const small = script(style)
    return scripts(
      base,
      { down: below && set(below, small), up: above && set(above, small) },
      emOf(style),
    )
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
  return placed.length > 0 ? overlaid(placed) : nothing
}
