import { useQuery } from '@tanstack/react-query'
import { isCustomer } from '../../domain/account/account'
import { answerOf, api, dataOf, queries } from '../calls/api'
import { once } from '../calls/once'
import { text } from '../language/locale'
import { useUser } from '../session/session'
import { showToast } from '../ui/toast-list'
import { messageOf } from '../calls/error-message'
import { gatedAction } from './gate'

type TypeId = 1 | 2 | 3 | 4 | 5

const marks = (typeId: TypeId) => ['favourites', 'ids', typeId]

const marked = (typeId: TypeId) => ({
  queryKey: marks(typeId),
  queryFn: () => dataOf(api.GET('/web/my/favorite/ids', { params: { query: { typeId } } })),
})

interface Item {
  dataId: number
  typeId?: TypeId
}

/** Toggles a favourite. After a login the pending action only adds: an item that is already a favourite stays one. */
export const toggleFavourite = gatedAction('favourite', 'favourite', toggle, async (item: Item) => {
  const { dataId, typeId = 1 } = item
  const kept = await queries
    .fetchQuery({ ...marked(typeId), staleTime: 0 })
    .catch((error: Error) => void showToast('error', error.message))
  if (kept?.includes(dataId)) showToast('info', text('common.alreadyFavourite'))
  else if (kept) await toggle(item)
})

/** Not optimistic: the mark changes after the server's answer. */
async function toggle({ dataId, typeId = 1 }: Item) {
  try {
    const { data, message } = await once('favourite', { dataId, typeId }, (headers) =>
      answerOf(api.POST('/web/my/favorite', { body: { dataId, typeId }, headers })),
    )
    queries.setQueryData<number[]>(marks(typeId), (ids = []) => {
      const others = ids.filter((id) => id !== dataId)
      return data.isFavorite === 1 ? [dataId, ...others] : others
    })
    // The list of favourites is a generated screen, cached under "data".
    void queries.invalidateQueries({ queryKey: ['data'] })
    await queries.invalidateQueries({ queryKey: ['favourites'] })
    showToast('success', message)
  } catch (error) {
    showToast('error', messageOf(error))
  }
}

/** Ids of a user's favourites. Lists are the same for everybody, so a user's marks are fetched separately. */
export function useFavourites(typeId: TypeId = 1): readonly number[] {
  const user = useUser()
  const customer = isCustomer(user)
  const { data } = useQuery({
    ...marked(typeId),
    enabled: customer,
    meta: { quiet: true },
  })
  return (customer && data) || nothing
}

const nothing: readonly number[] = []

/** True if an item is a favourite. */
export const useIsFavourite = (dataId: number, typeId: TypeId = 1): boolean =>
  useFavourites(typeId).includes(dataId)
