import { useQuery } from '@tanstack/react-query'
import { isCustomer } from '../../domain/account/account'
import { api, dataOf } from '../calls/api'
import { currentUser, useUser } from '../session/session'

/** Only customers have own part numbers. */
export const mayHaveParts = () => isCustomer(currentUser())

export const partsQuery = (keyword: string) => ({
  queryKey: ['ownParts', keyword],
  queryFn: () => dataOf(api.GET('/web/my/part/list', { params: { query: { keyword } } })),
  meta: { quiet: true },
})

export const addressOfPart = ({ dataId }: { dataId: number }) =>
  `/productCategories/details?id=${dataId}`

/** The account's own part numbers that match a keyword. */
export function useOwnPartList(keyword: string) {
  const user = useUser()
  const { data = [] } = useQuery({
    ...partsQuery(keyword),
    enabled: isCustomer(user) && keyword !== '',
  })
  return data
}
