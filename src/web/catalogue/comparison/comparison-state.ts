import { comparisonLimits } from '../../../domain/catalogue/comparison'

/** The state of a comparison in its address, so that a shared link shows the same. */
export interface ComparisonState {
  ids: number[]
  baseline: number | undefined
  highlight: boolean
  hideSame: boolean
  sorted: boolean
  /** Number of products in the address beyond the maximum. */
  dropped: number
}

export const comparisonPath = '/commodityContrast'

const largestId = 2_147_483_647

/** Accepts ids as one list, as several parameters, or as JSON; ignores whatever is not an id. */
export function readComparison(query: URLSearchParams): ComparisonState {
  const named = query.getAll('materialIds').flatMap((list) => list.match(/[^\s,[\]"]+/g) ?? [])
  const ids = named.filter((id) => /^\d+$/.test(id)).map(Number)
  const known = [...new Set(ids)].filter((id) => id >= 1 && id <= largestId)
  const baseline = Number(query.get('baseline'))
  return {
    ids: known.slice(0, comparisonLimits.most),
    baseline: known.includes(baseline) ? baseline : undefined,
    highlight: query.get('highlight') !== '0',
    hideSame: query.get('hideSame') === '1',
    sorted: query.get('sorted') === '1',
    dropped: Math.max(0, known.length - comparisonLimits.most),
  }
}

export function comparisonAddress({
  ids,
  baseline,
  highlight,
  hideSame,
  sorted,
}: Omit<ComparisonState, 'dropped'>) {
  const parts = [
    `materialIds=${ids.join(',')}`,
    baseline !== undefined && ids.includes(baseline) && `baseline=${baseline}`,
    !highlight && 'highlight=0',
    hideSame && 'hideSame=1',
    sorted && 'sorted=1',
  ]
  return `${comparisonPath}?${parts.filter(Boolean).join('&')}`
}

/** The address that compares the products of the bar. */
export const addressOfProducts = (ids: number[]) =>
  comparisonAddress({
    ids,
    baseline: undefined,
    highlight: true,
    hideSame: false,
    sorted: false,
  })
