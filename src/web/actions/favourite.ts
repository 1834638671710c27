import { actionKey, answerOf, api, queries } from '../api'
import { showToast } from '../ui/toast-list'
import { gatedAction } from './gate'

/** Toggles a product among the favourites; the mark changes when the server has done it. */
export const toggleFavourite = gatedAction(
  'favourite',
  async ({ dataId, typeId = 1 }: { dataId: number; typeId?: 1 | 2 | 3 | 4 | 5 }) => {
    try {
      const { data, message } = await answerOf(
        api.POST('/web/my/favorite', {
          body: { dataId, typeId },
          headers: { 'Idempotency-Key': actionKey() },
        }),
      )
      queries.setQueryData(['isFavorite', typeId, dataId], data.isFavorite)
      await queries.invalidateQueries({ queryKey: ['favourites'] })
      showToast('success', message)
    } catch (error) {
      showToast('error', (error as Error).message)
    }
  },
)
