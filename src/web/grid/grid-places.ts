/** A cell: index in the view, and column. */
export interface Place {
  row: number
  place: number
}

export interface Area {
  top: number
  bottom: number
  left: number
  right: number
}

/** The rectangle of cells between two, inclusive. */
export function areaOf(active: Place, anchor: Place = active): Area {
  return {
    top: Math.min(active.row, anchor.row),
    bottom: Math.max(active.row, anchor.row),
    left: Math.min(active.place, anchor.place),
    right: Math.max(active.place, anchor.place),
  }
}

const steps: Readonly<Record<string, [rows: number, places: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-15, 0],
  PageDown: [15, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
}

/** The cell a key leads to; undefined if it leads nowhere. */
export function moved(
  { row, place }: Place,
  key: string,
  { lines, places }: { lines: number; places: number },
): Place | undefined {
  const step = steps[key]
  if (!step) return undefined
  const within = (at: number, count: number) => Math.max(0, Math.min(count - 1, at))
  const [down, across] = step
  return { row: within(row + down, lines), place: within(place + across, places) }
}
