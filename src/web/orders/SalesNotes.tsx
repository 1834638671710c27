import type { Schemas } from '../../domain/schemas'
import { latestDay } from '../../domain/days/day'
import { isInWork } from '../../domain/orders/reservation-states'
import { answerOf, api } from '../calls/api'
import { useShopToday } from '../calls/settings'
import { SchemaForm } from '../forms/SchemaForm'
import { useKept } from '../forms/useKept'
import { formatTime, text } from '../language/locale'
import { Button } from '../ui/Button'
import styles from './AnswerForm.module.css'
import { LabelledInput } from './LabelledInput'
import { officeReservationKey } from './reservation-key'
import { useOrderAction } from './useOrderAction'

type Order = Schemas['IntentionOrder']

/** Notes and the reminder of staff, which customers never see. */
export function SalesNotes({ order }: { order: Order }) {
  const { id, internalNotes = [] } = order
  const add = useOrderAction(officeReservationKey(id), (body: Schemas['InternalNoteForm']) =>
    answerOf(api.POST('/office/intention/order/note/{id}', { params: { path: { id } }, body })),
  )
  return (
    <details
      className={styles.form}
      open={internalNotes.length > 0 || order.followUp !== undefined}
    >
      <summary>{`${text('orders.notes')} · ${text('orders.followUp')}`}</summary>
      <p className={styles.hint}>{text('orders.notes.hint')}</p>
      {internalNotes.map(({ id: noteId, note, who, time }) => (
        <p key={noteId}>
          <strong>{who}</strong> <span className={styles.figure}>{formatTime(time)}</span> {note}
        </p>
      ))}
      <SchemaForm
        key={internalNotes.length}
        schema="InternalNoteForm"
        draft={`orderNote.${id}`}
        submitText={text('orders.note.add')}
        onSubmit={(value) => add.mutateAsync(value)}
      />
      {isInWork(order) && <FollowUp order={order} />}
    </details>
  )
}

function FollowUp({ order: { id, followUp = '' } }: { order: Order }) {
  const today = useShopToday()
  const [typed, setTyped, forget] = useKept<string | undefined>(`followUp.${id}`, undefined)
  const day = typed ?? followUp
  const save = useOrderAction(
    officeReservationKey(id),
    (body: Schemas['FollowUp']) =>
      answerOf(
        api.POST('/office/intention/order/followUp/{id}', { params: { path: { id } }, body }),
      ),
    forget,
  )
  return (
    <div className={styles.tool}>
      <LabelledInput
        label={text('orders.followUp')}
        type="date"
        min={today}
        max={latestDay}
        value={day}
        fault={undefined}
        onChange={setTyped}
      />
      <Button
        disabled={day === followUp || save.isPending}
        aria-busy={save.isPending}
        onClick={() => save.mutate(day ? { day } : {})}
      >
        {text('orders.followUp.save')}
      </Button>
    </div>
  )
}
