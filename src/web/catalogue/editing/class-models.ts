import type { Schemas } from '../../../domain/schemas'
import { api, dataOf } from '../../calls/api'
import { gridDraft } from './grid-draft'

type Grid = Schemas['ModelGrid']
type Query = { current?: number; size: number; model?: string; ids?: string }

/** A page of the models of a class, and what is changed and not saved of its other pages as it is stored now. */
export interface ClassModels extends Grid {
  elsewhere: Grid['rows']
}

export interface ModelsAsked {
  id: number
  /** So many models are on a page. */
  size: number
  current: number
  /** Instead of a page, that on which this model stands. */
  model?: string | undefined
}

/** All pages of a class have one draft: what is typed on one is seen, counted and saved on each. */
export const draftName = (id: number) => `models.${id}`

const ask = (id: number, query: Query) =>
  dataOf(api.GET('/office/catalogue/class/{id}/models', { params: { path: { id }, query } }))

export async function askModels({ id, size, current, model }: ModelsAsked): Promise<ClassModels> {
  const page = await ask(id, { current, size, ...(model && { model }) })
  const last = Math.max(1, Math.ceil(page.total / size))
  if (page.current > last) return askModels({ id, size, current: last })
  return { ...page, elsewhere: await changedElsewhere(page) }
}

/** An address holds so many ids. */
const idsAtOnce = 500

async function changedElsewhere({ classId, columns, rows }: Grid): Promise<Grid['rows']> {
  const here = new Set(rows.map(({ id }) => id))
  const changed = gridDraft(draftName(classId), columns).read() ?? []
  const ids = changed.flatMap(({ id }) => (id === undefined || here.has(id) ? [] : id))
  const found: Grid['rows'] = []
  for (let from = 0; from < ids.length; from += idsAtOnce) {
    const some = ids.slice(from, from + idsAtOnce)
    found.push(...(await ask(classId, { ids: some.join(), size: idsAtOnce })).rows)
  }
  return found
}
