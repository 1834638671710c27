import type { MathNode } from './mathml'
import { itemAt, lastItem } from '../../../domain/lists/items'

/** What a part is to its neighbours: a letter, a function, an operation, a relation, a bracket, a comma, a fraction. */
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

/** Whether a row stands between brackets that are as high as it is. */
export const isFenced = (children: readonly MathNode[]): boolean =>
  children.length > 2 && isStretched(itemAt(children, 0)) && isStretched(lastItem(children))

const isStretched = ({ attributes: { fence, stretchy, minsize } }: MathNode) =>
  fence === 'true' && stretchy !== 'false' && minsize === undefined

/** An operation that has nothing before or behind it to work on is a sign like others. */
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

/** The room between two parts in ems, by the rules of Knuth; in small letters only functions keep theirs. */
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
