import type { Schemas } from '../../domain/schemas'
import { answerOf, api } from '../calls/api'
import { SchemaForm } from '../forms/SchemaForm'
import { text } from '../language/locale'
import { Dialog } from '../ui/Dialog'
import { reservationKey } from './reservation-key'
import { useOrderAction } from './useOrderAction'

interface Props {
  order: Schemas['IntentionOrder']
  line: Schemas['OrderLine']
  onClose: () => void
}

/** A question on a quoted line, which goes to sales. */
export function AskAboutLine({ order: { id, version }, line, onClose }: Props) {
  const ask = useOrderAction(
    reservationKey(id),
    (body: Schemas['LineQuestion']) =>
      answerOf(api.POST('/web/intention/order/question/{id}', { params: { path: { id } }, body })),
    onClose,
  )
  const name = `${line.materialName} ${line.model}`.trim()
  return (
    <Dialog title={text('orders.decide.askOn', { name })} onClose={onClose}>
      <p>{text('orders.question.hint')}</p>
      <SchemaForm
        schema="LineQuestion"
        value={{ version, lineId: line.id }}
        draft={`question.${line.id}`}
        submitText={text('orders.question.send')}
        onSubmit={({ question }) => ask.mutateAsync({ version, lineId: line.id, question })}
      />
    </Dialog>
  )
}
