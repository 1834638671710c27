import type { Schemas } from '../../domain/schemas'
import { answerOf, api, queries } from '../calls/api'
import { once } from '../calls/once'
import { showToast } from '../ui/toast-list'
import { messageOf } from '../calls/error-message'
import { gatedAction } from './gate'

export const addToCart = gatedAction(
  'cart',
  'cart',
  ({
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
    const body = { dataId, typeId, counts, ...(reportId !== undefined && { reportId }) }
    return tellAdded(
      once('addToCart', body, (headers) => answerOf(api.POST('/web/my/cart', { body, headers }))),
    )
  },
)

/** Adds several products together, or none. */
export const addSetToCart = gatedAction('cartSet', 'cart', (body: Schemas['CartLines']) =>
  tellAdded(
    once('addSetToCart', body, (headers) =>
      answerOf(api.POST('/web/my/cart/lines', { body, headers })),
    ),
  ),
)

async function tellAdded(adding: Promise<{ data: Schemas['Counts']; message: string }>) {
  try {
    const { data, message } = await adding
    queries.setQueryData(['cartCounts'], data)
    void queries.invalidateQueries({ queryKey: ['cart'] })
    showToast('success', message)
  } catch (error) {
    showToast('error', messageOf(error))
  }
}
