import type { Schemas } from '../../../domain/schemas'
import { api, dataOf } from '../../calls/api'
import * as limits from '../../../generated/limits'
import { gridDraft } from '../../grid/grid-draft'
import { rowsElsewhere } from '../../grid/rows-elsewhere'

type Grid = Schemas['ModelGrid']
type Query = { current?: number; size: number; model?: string; ids?: string }

/** A page of a class's models, with the stored state of the models on other pages that have unsaved changes. */
export interface ClassModels extends Grid {
  elsewhere: Grid['rows']
}

export interface ModelsAsked {
  id: number
  /** Models per page. */
  size: number
  current: number
  /** In place of a page number: open the page that contains this model. */
  model?: string | undefined
}

/** One draft for all pages of a class, so that unsaved changes of one page are counted and saved on every page. */
export const draftName = (id: number) => `models.${id}`

const ask = (id: number, query: Query) =>
  dataOf(api.GET('/office/catalogue/class/{id}/models', { params: { path: { id }, query } }))

export async function askModels({ id, size, current, model }: ModelsAsked): Promise<ClassModels> {
  const page = await ask(id, { current, size, ...(model && { model }) })
  const last = Math.max(1, Math.ceil(page.total / size))
  if (page.current > last) return askModels({ id, size, current: last })
  return { ...page, elsewhere: await changedElsewhere(page) }
}

const modelsAtOnce = limits.ModelNames.models

/** The rows of models of a class, on whichever page they stand. */
export async function findModels(id: number, models: readonly string[]): Promise<Grid['rows']> {
  const rows: Grid['rows'] = []
  for (let from = 0; from < models.length; from += modelsAtOnce) {
    rows.push(...(await findModelGrid(id, models.slice(from, from + modelsAtOnce))).rows)
  }
  return rows
}

/** A grid of some models of a class, at most as many as one request may name. */
export const findModelGrid = (id: number, models: string[]) =>
  dataOf(
    api.POST('/office/catalogue/class/{id}/models/named', {
      params: { path: { id } },
      body: { models },
    }),
  )

async function changedElsewhere({ classId, columns, rows }: Grid): Promise<Grid['rows']> {
  return rowsElsewhere(
    gridDraft(draftName(classId), columns),
    rows,
    async (query) => (await ask(classId, query)).rows,
  )
}
