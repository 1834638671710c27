import { across, along, type Design } from '../design'
import { codes, type Measures } from '../measures'
import type { Surface } from '../surfaces'
import { contour, type Section } from '../turned'

/** What is drawn of a part whose family is not known: a chamfered pin of its diameter and length. */
export function plainPin(m: Measures, surface: Surface): Design {
  const d = m.size('d', { meaning: 'diameter', code: codes.diameter, typical: 10 })
  const length = m.size('L', { meaning: 'length', code: codes.length, typical: 4 * d })
  const broken = Math.min(0.12 * d, 0.2 * length)
  const outside: Section[] = [
    contour(
      [0, 0],
      [0, d / 2 - broken],
      [broken, d / 2],
      [length - broken, d / 2],
      [length, d / 2 - broken],
      [length, 0],
    ),
  ]
  return {
    bodies: [{ solid: { kind: 'turned', outside }, surface }],
    stance: 'lying',
    callouts: [along('L', 0, length, d / 2), across('d', d, length, 'right')],
  }
}
