import type { Point } from '../mesh'

/** The instance number of an entity. */
export type Id = number

/** Collects the instances of a file in the order in which they are written. */
export interface Entities {
  /** Adds an instance such as `PLANE('',#12)`. */
  add(text: string): Id
  point(at: Point): Id
  /** A list of points; the same row is shared by the faces on both sides of it. */
  points(row: readonly Point[]): string
  /** A unit vector; those along the axes are written once. */
  direction(along: Point): Id
  /** A coordinate system: origin, z and x axis. */
  placement(at: Point, axis: Point, x: Point): Id
  data(): string
}

export function entitiesOf(): Entities {
  const lines: string[] = []
  /** Directions along the axes, by their place among the 27 with such coordinates. */
  const alongAxes = new Map<number, Id>()
  const rows = new Map<readonly Point[], string>()
  const add = (text: string) => {
    const id = lines.length + 1
    lines.push(`#${id}=${text};`)
    return id
  }
  // Most points are different, and looking for equal ones would take longer than writing them.
  const point = (at: Point) => add(`CARTESIAN_POINT('',${reals(at)})`)
  const direction = (along: Point) => {
    const whole = along.every(Number.isInteger)
    const key = along[0] * 9 + along[1] * 3 + along[2]
    const known = whole ? alongAxes.get(key) : undefined
    if (known) return known
    const id = add(`DIRECTION('',${reals(along)})`)
    if (whole) alongAxes.set(key, id)
    return id
  }
  return {
    add,
    point,
    points(row) {
      const written = rows.get(row) ?? list(row.map(point))
      rows.set(row, written)
      return written
    },
    direction,
    placement: (at, axis, x) =>
      add(`AXIS2_PLACEMENT_3D('',#${point(at)},#${direction(axis)},#${direction(x)})`),
    data: () => lines.join('\n'),
  }
}

/** A number with a decimal point, as the format wants it; to a ten-millionth, far below the accuracy of the file. */
export function real(value: number): string {
  const whole = Math.trunc(value)
  // Digits of integers are written faster than those of fractions, and these are most of the time of a file.
  const fraction = Math.round((value - whole) * 1e7)
  if (fraction === 0) return `${whole + 0}.`
  if (Math.abs(fraction) === 1e7) return `${whole + Math.sign(fraction)}.`
  const digits = String(1e7 + Math.abs(fraction)).slice(1)
  return whole === 0 && fraction < 0 ? `-0.${digits}` : `${whole}.${digits}`
}

const reals = ([x, y, z]: Point) => `(${real(x)},${real(y)},${real(z)})`

export const list = (ids: readonly Id[]) => `(${ids.map((id) => `#${id}`).join(',')})`

/** Printable ASCII without an apostrophe or a backslash. */
const plain = /^[ -&(-[\]-~]*$/

/** A text in quotes: other than ASCII as UTF-16 between \X2\ and \X0\, or as UTF-32 between \X4\ and \X0\. */
export function quoted(text: string): string {
  if (plain.test(text)) return `'${text}'`
  const safe = text
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "''")
    .replace(/[\u{7f}-\u{ffff}]+/gu, (run) => `\\X2\\${hex([...run], 4)}\\X0\\`)
    .replace(/[\u{10000}-\u{10ffff}]+/gu, (run) => `\\X4\\${hex([...run], 8)}\\X0\\`)
  return `'${safe}'`
}

const hex = (characters: readonly string[], digits: number) =>
  characters
    .map((character) =>
      (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(digits, '0'),
    )
    .join('')
