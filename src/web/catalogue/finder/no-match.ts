import { api, dataOf } from '../../calls/api'
import { formatNumber, shownValue, text } from '../../language/locale'

interface Scope {
  categoryType?: 1 | 2
  abbreviation?: string
  classId?: number
}

/** Says that nothing fits a measure in mm, and names the nearest ones that do. */
export async function noMatchText(
  measure: 'diameter' | 'thickness',
  mm: number,
  scope: Scope,
): Promise<string> {
  const asked = measure === 'diameter' ? { hole: mm } : { thickness: mm }
  const match = await dataOf(
    api.GET('/web/product/finder', { params: { query: { ...asked, ...scope } } }),
  ).catch(() => undefined)
  const near = [
    ...(match?.nearHoles ?? []).map(({ hole }) => formatNumber(hole)),
    ...(match?.nearGrips ?? []).map(({ grip }) => shownValue(grip)),
  ]
  if (near.length === 0) return text('catalogue.selection.notMatched')
  return text(`catalogue.selection.notMatched.${measure}`, {
    mm: formatNumber(mm),
    near: near.join(' / '),
  })
}
