import { isCounterpart } from '../../../domain/calculation/usual'
import type { Schemas } from '../../../domain/schemas'
import { withoutFields, type Values } from '../paths-in'

/** Rows as they are entered, which may lack any of their fields. */
type Row = Partial<Schemas['BoltSection']>

const rowsOf = (sections: unknown): Row[] => (Array.isArray(sections) ? (sections as Row[]) : [])

const isStretched = (row: Row) => row.kind !== 'head' && !isCounterpart(row)

/** The number of rows before the first one that is stretched: the stretching page does not show them. */
export const shiftOf = (sections: unknown): number =>
  Math.max(0, rowsOf(sections).findIndex(isStretched))

/** The sections of a joint with other rows between its head and its nut. */
export function fromStretched(sections: unknown, stretched: unknown): Row[] {
  const rows = rowsOf(sections)
  const last = rows.findLastIndex(isStretched)
  const [head, behind] = [rows.slice(0, shiftOf(rows)), rows.slice(last + 1)]
  return last < 0 ? rowsOf(stretched) : [...head, ...rowsOf(stretched), ...behind]
}

/** The sections with the shank and the bores that the clamp page tells, and the marks of what they are told of. */
export function waistedSections(
  sections: unknown,
  { d, shankDiameter, shankBore, threadBore }: Values,
): { rows: Values[]; marked: string[] } {
  const marked: string[] = []
  const rows = rowsOf(sections).map((row, at): Values => {
    if (row.kind !== 'shank' && row.kind !== 'thread' && row.kind !== 'engaged') return row
    const bore = row.kind === 'shank' ? shankBore : threadBore
    const waisted = row.kind === 'shank' && shankDiameter !== undefined && shankDiameter !== d
    if (bore !== undefined) marked.push(`sections.${at}.bore`)
    if (waisted) marked.push(`sections.${at}.diameter`)
    return {
      ...withoutFields(row, ['bore']),
      ...(row.kind === 'shank' && { diameter: waisted ? shankDiameter : d }),
      ...(bore !== undefined && { bore }),
    }
  })
  return { rows, marked: marked.length > 0 ? ['sections', ...marked] : [] }
}
