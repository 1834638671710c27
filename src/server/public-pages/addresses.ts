import { ask, type Asking } from './public-page'

/** The selection itself, and narrowed to each type, category and class. */
export async function selectionAddresses(asking: Asking): Promise<string[]> {
  const types = await ask(asking, 'listCategories')
  const classes = await ask(asking, 'listClasses')
  const selection = '/productCategories/productSelection'
  const categories = types.flatMap(({ abbreviationList }) => abbreviationList)
  return [
    selection,
    ...types.map(({ categoryType }) => `${selection}?categoryType=${categoryType}`),
    ...categories.map(
      ({ abbreviation }) => `${selection}?${new URLSearchParams({ abbreviation })}`,
    ),
    ...classes.map(({ id }) => `${selection}?classId=${id}`),
  ]
}

export async function sceneAddresses(asking: Asking): Promise<string[]> {
  const scenes = await ask(asking, 'listHomeScenes')
  return ['/industryScene', ...scenes.map(({ id }) => `/industryScene?id=${id}`)]
}

export async function caseAddresses(asking: Asking): Promise<string[]> {
  const cases = await everyPage((page) => ask(asking, 'listCases', { query: page }))
  return cases.map(({ id }) => `/industryCase/details?id=${id}&type=2`)
}

export async function experimentAddresses(asking: Asking): Promise<string[]> {
  const experiments = await everyPage((page) => ask(asking, 'listExperiments', { query: page }))
  return experiments.map(({ id }) => `/experimentalDetail?id=${id}`)
}

/** The records of all pages of a list. */
async function everyPage<Row>(
  read: (page: { current: number; size: number }) => Promise<{ records: Row[]; total: number }>,
): Promise<Row[]> {
  const size = 100
  const all: Row[] = []
  for (let current = 1; ; current++) {
    const { records, total } = await read({ current, size })
    all.push(...records)
    if (records.length === 0 || all.length >= total) return all
  }
}
