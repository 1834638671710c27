import type { MathNode } from './mathml'
import { itemAt, lastItem } from '../../../domain/lists/items'

/**
 * TeX's atom classes, which determine spacing: letter, function, operator, relation, brackets, punctuation, fraction.
 */
export type Kind = 'ord' | 'op' | 'bin' | 'rel' | 'open' | 'close' | 'punct' | 'inner' | 'space'

const signs: Record<string, Kind> = {
  '=': 'rel',
  '+': 'bin',
  '−': 'bin',
  '±': 'bin',
  '(': 'open',
  '[': 'open',
  ')': 'close',
  ']': 'close',
  ',': 'punct',
  '∑': 'op',
  '∫': 'op',
}

export function kindOf({ tag, text, children, attributes }: MathNode): Kind {
  if (tag === 'mspace' || (tag === 'mtext' && text.trim() === '')) return 'space'
  if (tag === 'mo') return signs[text] ?? 'ord'
  if (tag === 'mi' && text.length > 1 && attributes.mathvariant === undefined) return 'op'
  if (tag === 'mfrac' || isFenced(children)) return 'inner'
  if (['msub', 'msup', 'msubsup', 'mstyle'].includes(tag) && children[0]) return kindOf(children[0])
  return 'ord'
}

/** True if a row is enclosed in brackets that grow with it. */
export const isFenced = (children: readonly MathNode[]): boolean =>
  children.length > 2 && isStretched(itemAt(children, 0)) && isStretched(lastItem(children))

const isStretched = ({ attributes: { fence, stretchy, minsize } }: MathNode) =>
  fence === 'true' && stretchy !== 'false' && minsize === undefined

/** A binary operator without an operand on one side becomes an ordinary symbol (TeX). */
export function settled(kinds: readonly Kind[]): Kind[] {
  const visible = kinds.flatMap((kind, at) => (kind === 'space' ? [] : [at]))
  return kinds.map((kind, at) => {
    if (kind !== 'bin') return kind
    const place = visible.indexOf(at)
    const [before, after] = [visible[place - 1], visible[place + 1]].map((near) =>
      near === undefined ? undefined : kinds[near],
    )
    const alone =
      before === undefined ||
      after === undefined ||
      ['op', 'bin', 'rel', 'open', 'punct'].includes(before) ||
      ['rel', 'close', 'punct'].includes(after)
    return alone ? 'ord' : 'bin'
  })
}

const [thin, medium, thick] = [3 / 18, 4 / 18, 5 / 18]

/** Space between two atoms in ems, by Knuth's table; in script size only functions keep theirs. */
export function gapBetween(left: Kind, right: Kind, small: boolean): number {
  if (left === 'op' || right === 'op') {
    if (
      (left === 'op' && ['ord', 'op'].includes(right)) ||
      ['ord', 'close', 'inner'].includes(left)
    )
      return thin
  }
  if (small) return 0
  if (left === 'rel' || right === 'rel')
    return left === right || left === 'open' || right === 'close' ? 0 : thick
  if (left === 'bin' || right === 'bin') return medium
  if (left === 'punct') return thin
  const inner = left === 'inner' ? right !== 'close' : right === 'inner' && left !== 'open'
  return inner ? thin : 0
}
