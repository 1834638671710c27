import { useQuery } from '@tanstack/react-query'
import { api, dataOf } from '../api'
import { currentUser, useUser } from '../session'

const buys = (identity: string | undefined) => identity === '1' || identity === '2'

/** Only customers keep part numbers of their own. */
export const mayHaveParts = () => buys(currentUser()?.identity)

export const partsQuery = (keyword: string) => ({
  queryKey: ['ownParts', keyword],
  queryFn: () => dataOf(api.GET('/web/my/part/list', { params: { query: { keyword } } })),
  meta: { quiet: true },
})

export const addressOfPart = ({ dataId }: { dataId: number }) =>
  `/productCategories/details?id=${dataId}`

/** The account's own part numbers in which a word is found. */
export function useOwnPartList(keyword: string) {
  const user = useUser()
  const { data = [] } = useQuery({
    ...partsQuery(keyword),
    enabled: buys(user?.identity) && keyword !== '',
  })
  return data
}
