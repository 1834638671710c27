/** The fonts of mathematical notation: upright, slanted, and larger and larger signs. */
export type MathFont = 'Main-Regular' | 'Math-Italic' | `Size${1 | 2 | 3 | 4}-Regular`

/** Letters on their base line, or a filled rectangle from its upper left corner; y grows downwards. */
export type Ink = { x: number; y: number } & (
  { font: MathFont; size: number; text: string } | { width: number; height: number }
)

/** A set part of a formula: its room above and below the base line, and what is drawn in it. Lengths are points. */
export interface Box {
  width: number
  ascent: number
  descent: number
  /** How far its last sign leans out of it to the right: what stands high behind it makes room for that. */
  lean: number
  ink: Ink[]
}

export const nothing: Box = { width: 0, ascent: 0, descent: 0, lean: 0, ink: [] }

export const space = (width: number): Box => ({ ...nothing, width })

/** A bar whose upper edge lies so far above the base line. */
export const bar = (width: number, height: number, top: number): Box => ({
  ...nothing,
  width,
  ascent: top,
  descent: height - top,
  ink: [{ x: 0, y: -top, width, height }],
})

/** The box moved to the right and upwards; its room moves along. */
export function moved(box: Box, x: number, up: number): Box {
  const { width, ascent, descent, ink } = box
  return {
    ...box,
    width: width + x,
    ascent: ascent + up,
    descent: descent - up,
    ink: ink.map((one) => ({ ...one, x: one.x + x, y: one.y - up })),
  }
}

/** Boxes in one place, as wide and high as all of them. */
export function together(boxes: readonly Box[]): Box {
  return {
    width: Math.max(0, ...boxes.map(({ width }) => width)),
    ascent: Math.max(...boxes.map(({ ascent }) => ascent)),
    descent: Math.max(...boxes.map(({ descent }) => descent)),
    lean: 0,
    ink: boxes.flatMap(({ ink }) => ink),
  }
}

/** Boxes one behind the other. */
export function beside(boxes: readonly Box[]): Box {
  let x = 0
  const placed = boxes.map((box) => {
    const at = moved(box, x, 0)
    x += box.width
    return at
  })
  return { ...together([nothing, ...placed]), width: x }
}

/** A box in the middle of a width. */
export const centred = (box: Box, width: number): Box => ({
  ...moved(box, (width - box.width) / 2, 0),
  width,
})
