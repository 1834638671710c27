/** Fonts of mathematical notation: upright, italic, and growing sizes of symbols. */
export type MathFont = 'Main-Regular' | 'Math-Italic' | `Size${1 | 2 | 3 | 4}-Regular`

/** Letters on the baseline, or a filled rectangle given by its upper left corner; y points down. */
export type Ink = { x: number; y: number } & (
  { font: MathFont; size: number; text: string } | { width: number; height: number }
)

/** A typeset part of a formula: its extent around the baseline and its ink. Lengths in points. */
export interface Box {
  width: number
  ascent: number
  descent: number
  /** Italic correction: how far the last character leans out to the right; superscripts are moved by it. */
  lean: number
  ink: Ink[]
}

export const nothing: Box = { width: 0, ascent: 0, descent: 0, lean: 0, ink: [] }

export const space = (width: number): Box => ({ ...nothing, width })

/** A bar with its upper edge at this height above the baseline. */
export const bar = (width: number, height: number, top: number): Box => ({
  ...nothing,
  width,
  ascent: top,
  descent: height - top,
  ink: [{ x: 0, y: -top, width, height }],
})

/** Moves a box to the right and up, including its extent. */
export function moved(box: Box, x: number, up: number): Box {
  const { width, ascent, descent, ink } = box
  return {
    ...box,
    width: width + x,
    ascent: ascent + up,
    descent: descent - up,
    ink: ink.map((stroke) => ({ ...stroke, x: stroke.x + x, y: stroke.y - up })),
  }
}

/** Overlays boxes; the result covers all of them. */
export function overlaid(boxes: readonly Box[]): Box {
  return {
    width: Math.max(0, ...boxes.map(({ width }) => width)),
    ascent: Math.max(...boxes.map(({ ascent }) => ascent)),
    descent: Math.max(...boxes.map(({ descent }) => descent)),
    lean: 0,
    ink: boxes.flatMap(({ ink }) => ink),
  }
}

/** Places boxes side by side. */
export function beside(boxes: readonly Box[]): Box {
  let x = 0
  const placed = boxes.map((box) => {
    const at = moved(box, x, 0)
    x += box.width
    return at
  })
  return { ...overlaid([nothing, ...placed]), width: x }
}

/** Centres a box in a width. */
export const centred = (box: Box, width: number): Box => ({
  ...moved(box, (width - box.width) / 2, 0),
  width,
})
