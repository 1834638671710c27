import { useQueries } from '@tanstack/react-query'
import type { ReservedProduct } from '../actions/reserve'
import { api, dataOf } from '../calls/api'
import { text } from '../language/locale'
import type { Known } from './useEntryProducts'

/** The tests of a reservation being prepared. */
export function useEntryTests(lines: ReservedProduct[]): (dataId: number) => Known {
  const ids = [...new Set(lines.map(({ dataId }) => dataId))]
  const asked = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['experiment', id],
      queryFn: () => dataOf(api.GET('/web/experiment/project/{id}', { params: { path: { id } } })),
      meta: { quiet: true },
    })),
  })
  return (dataId) => {
    const { data, error } = asked[ids.indexOf(dataId)] ?? {}
    return {
      product: data && {
        id: data.id,
        materialName: data.projectName,
        model: [data.typeName, data.objectName].filter(Boolean).join(' · '),
        minQuantity: 1,
        prodImgs: [data.fileUrl],
        unitName: text('orders.unit.test'),
      },
      failure: error?.message,
    }
  }
}
