import { across, along, endwise, type Design } from '../design'
import { figureOf, type Measures } from '../measures'
import type { Point } from '../mesh'
import type { Surface } from '../surfaces'
import { rectangle } from '../swept'
import { contour } from '../turned'

function ringSizes(m: Measures) {
  const d = figureOf(m.facts.values.diameter) ?? 10
  const d1 = m.size('d1', { meaning: 'innerDiameter', typical: 1.08 * d })
  const d2 = m.size('d2', { meaning: 'outerDiameter', typical: 2 * d })
  const h = m.size('h', { meaning: 'thickness', typical: 0.2 * d })
  return { d1, d2, h }
}

export function plainWasher(m: Measures, surface: Surface): Design {
  const { d1, d2, h } = ringSizes(m)
  const outer = /倒角/.test(m.facts.className) ? 0.35 * h : 0.06 * h
  const inner = m.hidden('chamferMin', 0.06 * h)
  const ring = contour(
    [0, d1 / 2],
    [0, d2 / 2 - 0.06 * h],
    [0.06 * h, d2 / 2],
    [h - outer, d2 / 2],
    [h, d2 / 2 - outer * 1.4],
    [h, d1 / 2 + inner],
    [h - inner, d1 / 2],
  )
  return {
    bodies: [{ solid: { kind: 'turned', outside: [ring], columns: 96 }, surface }],
    stance: 'standing',
    callouts: [across('d2', d2, 0, 'left'), across('d1', d1, h, 'right'), along('h', 0, h, d2 / 2)],
  }
}

export function conicalWasher(m: Measures, surface: Surface): Design {
  const { d1, d2, h } = ringSizes(m)
  const height = m.size('H', { meaning: 'freeHeight', columns: ['hMax'], typical: 1.3 * h })
  const ring = contour(
    [0, d2 / 2 - 0.05 * h],
    [0.05 * h, d2 / 2],
    [h * 0.95, d2 / 2],
    [h, d2 / 2 - 0.05 * h],
    [height, d1 / 2 + 0.05 * h],
    [height - 0.05 * h, d1 / 2],
    [height - h, d1 / 2],
  )
  return {
    bodies: [{ solid: { kind: 'turned', outside: [ring], columns: 96 }, surface }],
    stance: 'standing',
    callouts: [
      across('d2', d2, 0, 'left'),
      across('d1', d1, height, 'right'),
      along('h', 0, h, d2 / 2, 'above'),
      along('H', 0, height, d2 / 2),
    ],
  }
}

/** One turn of a bar, rising against the hand of the thread, with a gap between square ends. */
export function springWasher(m: Measures, surface: Surface): Design {
  const { d1, d2, h } = ringSizes(m)
  const width = m.size('b', { meaning: 'sectionWidth', typical: (d2 - d1) / 2 })
  const height = m.size('H', { meaning: 'freeHeight', columns: ['hFreeMin'], typical: 2 * h })
  const radius = d2 / 2 - width / 2
  const steps = 72
  const gap = 0.05 * 2 * Math.PI
  const path = Array.from({ length: steps + 1 }, (_, i): Point => {
    const angle = gap / 2 + ((2 * Math.PI - gap) * i) / steps
    const rise = h / 2 + ((height - h) * i) / steps
    return [radius * Math.sin(angle), rise, radius * Math.cos(angle)]
  })
  return {
    bodies: [
      {
        solid: { kind: 'swept', section: rectangle(width, h), path, up: [0, 1, 0] },
        surface,
      },
    ],
    stance: 'placed',
    plan: true,
    callouts: [
      {
        symbol: 'h',
        view: 'side',
        direction: 'vertical',
        from: (height - h) * 0.75,
        to: (height - h) * 0.75 + h,
        at: -d2 / 2,
        side: 'before',
      },
      {
        symbol: 'H',
        view: 'side',
        direction: 'vertical',
        from: 0,
        to: height,
        at: d2 / 2,
        side: 'after',
      },
      endwise('d2', d2, 'horizontal'),
      endwise('d1', d1, 'vertical'),
    ],
  }
}
