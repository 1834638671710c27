import type { Schemas } from '../../domain/schemas'
import { answerOf, api, queries } from '../calls/api'
import { begin, once } from '../calls/once'
import { currentUser } from '../session/session'
import { readStored, removeStored, writeStored } from '../session/storage'
import { showToast } from '../ui/toast-list'
import { gatedAction } from './gate'

/** A value chosen for a product made to measure; a listed one is known by its id in either language. */
export interface CustomChoice {
  id: number
  fieldName: string
  fieldVal: string
  valueId?: number | undefined
}

/** A product made to measure on its way into a reservation. */
export interface CustomLine {
  classId: number
  className: string
  choices: CustomChoice[]
  counts: number
  requiredDate?: string | undefined
  /** The stored entry that it comes from, when it stands in the cart. */
  dataId?: number | undefined
  /** The line of the cart that it comes from, and leaves with the submission. */
  cartId?: number | undefined
}

/** The reservation of products made to measure, before it is submitted. */
export interface CustomOrder {
  lines: CustomLine[]
  remark: string
}

interface StoredCustomOrder extends CustomOrder {
  /** Whose it is: it outlives an ended session, but is not shown to the next person at this browser. */
  userId: number | undefined
}

const name = 'customIntentionOrder'

/** Under which name it is sent once. */
export const customReservation = 'customReservation'

export function readCustomOrder(): CustomOrder {
  const stored = readStored<StoredCustomOrder>(name)
  const foreign = stored?.userId !== undefined && stored.userId !== currentUser()?.id
  return stored && !foreign
    ? { lines: stored.lines, remark: stored.remark }
    : { lines: [], remark: '' }
}

export function storeCustomOrder(order: CustomOrder): void {
  const owner = currentUser()?.id ?? readStored<StoredCustomOrder>(name)?.userId
  writeStored(name, { ...order, userId: owner } satisfies StoredCustomOrder)
}

export const clearCustomOrder = () => removeStored(name)

/** Opens the reservation page of products made to measure. */
export const reserveCustom = gatedAction('reserveCustom', (lines: CustomLine[], navigate) => {
  begin(customReservation)
  storeCustomOrder({ lines, remark: '' })
  return navigate('/customIntentionOrder')
})

/** The choices as the calls carry them. */
export const characterJsonOf = (choices: readonly CustomChoice[]): string =>
  JSON.stringify(choices.map(({ id, fieldVal, fieldName }) => ({ id, fieldVal, fieldName })))

/** Puts a product made to measure into the cart; with `dataId` in place of the line of that stored entry. */
export const addCustomToCart = gatedAction(
  'customCart',
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
      showToast('error', (error as Error).message)
    }
  },
)
