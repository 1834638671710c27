import { bar, beside, centred, moved, space, overlaid, type Box } from './box'
import { axis, emOf, line, type Style } from './style'

/** A numerator over a denominator. */
export function fraction(up: Box, down: Box, style: Style): Box {
  const em = emOf(style)
  const width = Math.max(up.width, down.width) + 0.1 * em
  const gap = (style.display ? 3 : 1.5) * line * em
  const middle = axis * em
  const half = (line * em) / 2
  const raised = Math.max((style.display ? 0.677 : 0.394) * em, middle + half + gap + up.descent)
  const lowered = Math.max((style.display ? 0.686 : 0.345) * em, half + gap + down.ascent - middle)
  const parts = [
    moved(centred(up, width), 0, raised),
    bar(width, line * em, middle + half),
    moved(centred(down, width), 0, -lowered),
  ]
  return beside([space(0.12 * em), overlaid(parts), space(0.12 * em)])
}

/** A square root; `signFor` sets the sign of at least a height. */
export function root(content: Box, em: number, signFor: (height: number) => Box): Box {
  const gap = 0.12 * em
  const height = content.ascent + content.descent + gap + line * em
  const sign = signFor(height)
  // Distribute the excess height above and below.
  const spare = (sign.ascent + sign.descent - height) / 2
  const top = content.ascent + gap + line * em + spare
  const roof = bar(content.width, line * em, top)
  return beside([moved(sign, 0, top - sign.ascent), overlaid([roof, content])])
}

export function overlined(content: Box, em: number): Box {
  const roof = bar(content.width, line * em, content.ascent + 0.16 * em)
  return overlaid([content, roof])
}

/** A base with a subscript, a superscript, or both. */
export function scripts(
  base: Box,
  { down, up }: { down: Box | undefined; up: Box | undefined },
  em: number,
): Box {
  // Tall symbols carry their indices at their corners.
  const isHigh = base.ascent > em
  let lowered = Math.max(down ? 0.15 * em : 0, isHigh ? base.descent - 0.05 * em : 0)
  if (down) lowered = Math.max(lowered, (up ? 0.247 : 0.15) * em, down.ascent - 0.345 * em)
  const raised = up ? Math.max(0.413 * em, base.ascent - 0.386 * em, up.descent + 0.108 * em) : 0
  if (up && down) {
    const overlap = 4 * line * em - (raised - up.descent - (down.ascent - lowered))
    if (overlap > 0) lowered += overlap
  }
  const indices = overlaid([
    ...(down ? [moved(down, 0, -lowered)] : []),
    ...(up ? [moved(up, base.lean, raised)] : []),
  ])
  return beside([base, indices, space(0.05 * em)])
}
