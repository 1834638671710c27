import { useQuery } from '@tanstack/react-query'
import { api, dataOf } from '../../calls/api'

/** The class or model that media, links and use cases belong to. */
export type Owner = { classId: number } | { materialId: number }

export const attachmentsKey = (owner: Owner) => ['attachments', owner] as const

/** All classes of all categories. */
export function useClassList() {
  const { data = [] } = useQuery({
    queryKey: ['classes', 'all'],
    queryFn: () => dataOf(api.GET('/web/product/revision/class/list')),
  })
  return data
}
