import type { Draft } from '../forms/draft'
import type { GridRow } from './grid-rows'

/** Maximum number of ids in one address. */
const idsAtOnce = 500

/** The stored state of the rows on other pages that have unsaved changes. */
export async function rowsElsewhere<Row extends { id: number }>(
  draft: Draft<GridRow[]>,
  here: readonly Row[],
  ask: (query: { ids: string; size: number }) => Promise<Row[]>,
): Promise<Row[]> {
  const known = new Set(here.map(({ id }) => id))
  const changed = draft.read() ?? []
  const ids = changed.flatMap(({ id }) => (id === undefined || known.has(id) ? [] : id))
  const gathered: Row[] = []
  for (let from = 0; from < ids.length; from += idsAtOnce) {
    const batch = ids.slice(from, from + idsAtOnce)
    gathered.push(...(await ask({ ids: batch.join(), size: idsAtOnce })))
  }
  return gathered
}
