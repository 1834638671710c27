import { answerOf, api, queries } from '../calls/api'
import { once } from '../calls/once'
import { showToast } from '../ui/toast-list'
import { messageOf } from '../calls/error-message'
import { gatedAction } from './gate'

export const addToCart = gatedAction(
  'cart',
  'cart',
  async ({
    dataId,
    counts,
    typeId = 1,
    reportId,
  }: {
    dataId: number
    counts: number
    typeId?: 1 | 2 | 3 | 4 | 5
    /** The calculation report that was made for this product. */
    reportId?: number
  }) => {
    try {
      const body = { dataId, typeId, counts, ...(reportId !== undefined && { reportId }) }
      const { data, message } = await once('addToCart', body, (headers) =>
        answerOf(api.POST('/web/my/cart', { body, headers })),
      )
      queries.setQueryData(['cartCounts'], data)
      void queries.invalidateQueries({ queryKey: ['cart'] })
      showToast('success', message)
    } catch (error) {
      showToast('error', messageOf(error))
    }
  },
)
