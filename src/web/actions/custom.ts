import type { Schemas } from '../../domain/schemas'
import { answerOf, api, queries } from '../calls/api'
import { begin, once } from '../calls/once'
import { currentUser } from '../session/session'
import { readStored, removeStored, writeStored } from '../session/storage'
import { showToast } from '../ui/toast-list'
import { messageOf } from '../calls/error-message'
import { gatedAction } from './gate'
import type { KeptDetails } from './order-details'

/** A value chosen for a made-to-measure product. A listed value has an id, valid in both languages. */
export interface CustomChoice {
  id: number
  fieldName: string
  fieldVal: string
  valueId?: number | undefined
}

/** A made-to-measure product to be reserved. */
export interface CustomLine {
  classId: number
  className: string
  choices: CustomChoice[]
  counts: number
  requiredDate?: string | undefined
  /** The stored entry of a product that is in the cart. */
  dataId?: number | undefined
  /** The cart line to remove after submission. */
  cartId?: number | undefined
}

/** The reservation of made-to-measure products before submission. */
export interface CustomOrder {
  lines: CustomLine[]
  remark: string
  /** Numbers, project and destination; absent until they are typed or proposed. */
  details?: KeptDetails
}

interface StoredCustomOrder extends CustomOrder {
  /** The owner: the order survives an ended session but is hidden from the next user of this browser. */
  userId: number | undefined
}

const name = 'customIntentionOrder'

/** Idempotency name of this reservation, see calls/once. */
export const customReservation = 'customReservation'

export function readCustomOrder(): CustomOrder {
  const stored = readStored<StoredCustomOrder>(name)
  const foreign = stored?.userId !== undefined && stored.userId !== currentUser()?.id
  if (!stored || foreign) return { lines: [], remark: '' }
  const { lines, remark, details } = stored
  return { lines, remark, ...(details && { details }) }
}

export function storeCustomOrder(order: CustomOrder): void {
  const owner = currentUser()?.id ?? readStored<StoredCustomOrder>(name)?.userId
  writeStored(name, { ...order, userId: owner } satisfies StoredCustomOrder)
}

export const clearCustomOrder = () => removeStored(name)

/** Opens the reservation page of made-to-measure products. */
export const reserveCustom = gatedAction(
  'reserveCustom',
  'reserve',
  (lines: CustomLine[], navigate) => {
    begin(customReservation)
    storeCustomOrder({ lines, remark: '' })
    return navigate('/customIntentionOrder')
  },
)

/** The choices in the format of the calls. */
export const characterJsonOf = (choices: readonly CustomChoice[]): string =>
  JSON.stringify(choices.map(({ id, fieldVal, fieldName }) => ({ id, fieldVal, fieldName })))

/** Adds a made-to-measure product to the cart; with `dataId` it replaces the line of that stored entry. */
export const addCustomToCart = gatedAction(
  'customCart',
  'cart',
  async ({ classId, className, choices, counts, dataId }: CustomLine) => {
    const body: Schemas['CustomCartAddition'] = {
      classId,
      className,
      counts,
      characterJson: characterJsonOf(choices),
      ...(dataId !== undefined && { dataId }),
    }
    try {
      const { data, message } = await once('addCustomToCart', body, (headers) =>
        answerOf(api.POST('/web/custom/product/add/cart', { body, headers })),
      )
      queries.setQueryData(['cartCounts'], data)
      await queries.invalidateQueries({ queryKey: ['cart'] })
      showToast('success', message)
    } catch (error) {
      showToast('error', messageOf(error))
    }
  },
)
