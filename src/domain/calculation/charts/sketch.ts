import type { FlexibilityInput, FlexibilityResult } from '../flexibility'
import { colours } from './chart'
import { itemAt } from '../../lists/items'

/** A closed outline in mm: x from the axis, y downward from the face of the head. */
export interface SketchShape {
  points: [number, number][]
  fill: string
  stroke?: string
  opacity?: number
}

export interface Sketch {
  shapes: SketchShape[]
  left: number
  top: number
  width: number
  height: number
}

const tones = ['#d7dee4', '#c5d0d8', '#e3e8ec']

/** The section of a joint to scale: clamped parts with their holes, the pressure body over them, and the bolt. */
export function sketchOf(input: FlexibilityInput, result: FlexibilityResult): Sketch {
  const { d, joint = 'DSV', dW1, dW2 = dW1, layers } = input
  const { thread, slices, clampLength } = result
  const rectangle = (x: number, top: number, width: number, height: number): [number, number][] => [
    [x, top],
    [x + width, top],
    [x + width, top + height],
    [x, top + height],
  ]
  const mirrored = (points: [number, number][]): [number, number][] =>
    points.map(([x, y]) => [-x, y])

  const shapes: SketchShape[] = []
  let top = 0
  layers.forEach(({ thickness, DA, dh }, at) => {
    const half = rectangle(dh / 2, top, (DA - dh) / 2, thickness)
    const look = { fill: itemAt(tones, at % tones.length), stroke: colours.faint }
    shapes.push({ points: half, ...look }, { points: mirrored(half), ...look })
    top += thickness
  })
  for (const { layer, from, to, D1, D2 } of slices) {
    const hole = itemAt(layers, layer).dh / 2
    const half: [number, number][] = [
      [hole, from],
      [D1 / 2, from],
      [D2 / 2, to],
      [hole, to],
    ]
    const look = { fill: colours.accent, opacity: 0.28 }
    shapes.push({ points: half, ...look }, { points: mirrored(half), ...look })
  }

  const bolt = { fill: '#9db4c4', stroke: colours.steel }
  // A bore is empty, with its walls drawn.
  const empty = { fill: '#ffffff', stroke: colours.steel }
  const length = (kind: string) =>
    input.sections
      .filter((section) => section.kind === kind)
      .reduce((sum, section) => sum + section.length, 0)
  const headHeight = length('head') || 0.6 * d
  shapes.push({ points: rectangle(-dW1 / 2, -headHeight, dW1, headHeight), ...bolt })
  let at = 0
  const bores: SketchShape[] = []
  for (const { kind, length: l, diameter = d, bore = 0 } of input.sections) {
    if (kind !== 'shank' && kind !== 'thread') continue
    const width = kind === 'shank' ? diameter : thread.d3
    shapes.push({ points: rectangle(-width / 2, at, width, l), ...bolt })
    if (bore > 0) bores.push({ points: rectangle(-bore / 2, at, bore, l), ...empty })
    at += l
  }
  const below = joint === 'DSV' ? 0.8 * d : length('engaged') || 0.5 * d
  shapes.push({
    points: rectangle(-thread.d3 / 2, Math.min(at, clampLength), thread.d3, below),
    ...bolt,
  })
  if (joint === 'DSV')
    shapes.push({ points: rectangle(-dW2 / 2, clampLength, dW2, 0.8 * d), ...bolt, opacity: 0.85 })
  // The engaged part has its own bore, drawn over the nut; a bolt bored through is also bored in its head.
  const inner = input.sections.filter(({ kind }) => kind === 'shank' || kind === 'thread')
  const engaged = input.sections.find(({ kind }) => kind === 'engaged')?.bore ?? 0
  const start = Math.min(at, clampLength)
  if (engaged > 0) bores.push({ points: rectangle(-engaged / 2, start, engaged, below), ...empty })
  const through = inner[0]?.bore ?? 0
  if (engaged > 0 && inner.every(({ bore = 0 }) => bore > 0))
    bores.push({ points: rectangle(-through / 2, -headHeight, through, headHeight), ...empty })
  shapes.push(...bores)
  const widest = Math.max(dW1, dW2, ...layers.map(({ DA }) => DA))
  // A part that is far wider than its pressure body is cut off.
  const shown = Math.min(widest, 2.2 * Math.max(result.DAGr, dW1, dW2))
  return {
    shapes,
    left: -shown / 2,
    top: -headHeight,
    width: shown,
    height: headHeight + clampLength + below,
  }
}

/** The sketch as SVG text, for documents. */
export function sketchSvg({ shapes, left, top, width, height }: Sketch): string {
  const drawn = shapes.map(
    ({ points, fill, stroke = 'none', opacity = 1 }) =>
      `<polygon points="${points.map((point) => point.join(',')).join(' ')}" fill="${fill}" ` +
      `fill-opacity="${opacity}" stroke="${stroke}" stroke-width="${width / 400}"/>`,
  )
  const view = [left, top, width, height].join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${drawn.join('')}</svg>`
}
