import { pageTitles } from '../../generated/pages'
import { useFormParts } from '../forms/useFormParts'
import { text } from '../language/locale'
import { useShopToday } from '../calls/settings'
import { customSubmissionOf, customFaultsBefore } from './custom-submission'
import { CustomEntryLine } from './CustomEntryLine'
import { PreparedOrder } from './PreparedOrder'
import { useCustomOrder, useShownLines } from './useCustomOrder'
import type { Schemas } from '../../domain/schemas'
import { clearCustomOrder, customReservation } from '../actions/custom'
import { answerOf, api } from '../calls/api'
import type { FormParts } from '../forms/form-parts'
import { useSending } from './useSending'

/** Prepares and sends a reservation of made-to-measure products: quantities, dates, a remark. */
export function CustomOrderPage() {
  const parts = useFormParts('CustomOrderSubmission')
  const { order, setLine, setRemark, setDetails, remove } = useCustomOrder()
  const shown = useShownLines(order.lines)
  const sending = useCustomSubmission(parts)
  const today = useShopToday()

  return (
    <PreparedOrder
      title={text(pageTitles['/customIntentionOrder'])}
      none={{ title: text('orders.custom.none'), hint: text('orders.custom.noneHint') }}
      note={text('orders.custom.note')}
      lineCount={order.lines.length}
      onRemark={setRemark}
      order={order}
      onDetails={setDetails}
      onSubmit={() =>
        sending.submit(customSubmissionOf({ ...order, lines: shown.map(({ line }) => line) }))
      }
      parts={parts}
      sending={sending}
    >
      {shown.map((line, index) => (
        <CustomEntryLine
          key={`${line.line.classId}.${index}`}
          {...line}
          today={today}
          faultAt={(field) => sending.faultAt(`customizationList.${index}.${field}`)}
          onChange={(next) => setLine(index, next)}
          onRemove={() => {
            sending.forgetFaults()
            remove(index)
          }}
        />
      ))}
    </PreparedOrder>
  )
}

/** Sends a reservation of made-to-measure products. */
function useCustomSubmission(parts: FormParts) {
  return useSending<Schemas['CustomOrderSubmission']>({
    name: customReservation,
    send: (body, headers) =>
      answerOf(api.POST('/web/custom/product/submit/order', { body, headers })),
    faultsBefore: (submission, today) => customFaultsBefore(submission, parts, today),
    clear: clearCustomOrder,
  })
}
