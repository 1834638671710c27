import { labelOf, titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import { openLines, openText } from '../../domain/orders/open-lines'
import { linesOf } from '../../domain/orders/orders'
import { isDeliverable, may } from '../../domain/orders/reservation-states'
import type { Schemas } from '../../domain/schemas'
import { answerOf, api, dataOf } from '../calls/api'
import { formatDate, formatTime, language, text } from '../language/locale'
import { deadlineTones } from '../screens/deadline-tones'
import { OneRecord } from '../screens/OneRecord'
import { OfficePage } from '../screens/OfficePage'
import { useRecordSchema } from '../screens/record-schema'
import { usePageTitle } from '../ui/page-title'
import { ButtonLink } from '../ui/Button'
import { Facts } from '../ui/Facts'
import { Tag } from '../ui/Tag'
import { AmendmentPanel } from './AmendmentPanel'
import { AmendOrder } from './AmendOrder'
import { AssignOrder } from './AssignOrder'
import { AnswerForm } from './AnswerForm'
import { ApprovalPanel } from './ApprovalPanel'
import { SalesNotes } from './SalesNotes'
import { hasAnswerDraft } from './answer-draft'
import type { ReactNode } from 'react'
import { CustomerLink } from '../actions/CustomerLink'
import { FromConversation } from '../actions/FromConversation'
import { AskedAction } from '../actions/AskedAction'
import { useMayCall, useMayHandle } from '../actions/handling'
import { CancelOrder } from './CancelOrder'
import { Decline } from './Decline'
import { NamedLines } from './NamedLines'
import { QuotationPanel } from './QuotationPanel'
import { versionOf } from './SaveFile'
import { OfficeLife } from './life/OfficeLife'
import { OfficeLines } from './OfficeLines'
import { OrderDetailsFacts } from './OrderDetailsFacts'
import { QuotedLines } from './QuotedLines'
import { officeReservationKey } from './reservation-key'
import { reservations } from './resources'
import { stateTones } from './state-tones'
import { Timeline } from '../screens/Timeline'
import { useOrderAction } from './useOrderAction'

const back = { to: '/office/reserve', title: 'orders.office.orders' } as const

/** A reservation for staff: customer, request, answer, and history. */
export function OfficeReservationPage({ id: idParam }: { id: string | undefined }) {
  const id = Number(idParam)
  const schema = useRecordSchema(reservations)
  return (
    <OneRecord
      id={id}
      queryKey={officeReservationKey(id)}
      ask={() => dataOf(api.GET('/office/intention/order/{id}', { params: { path: { id } } }))}
      missing={{ title: text('orders.notFound') }}
      back={back}
    >
      {(order) => <OfficeReservation key={id} order={order} schema={schema} />}
    </OneRecord>
  )
}

interface Props {
  order: Schemas['IntentionOrder']
  schema: FieldSchema
}

function OfficeReservation({ order, schema }: Props) {
  const { uniqueCode, statusCode, quotation, due, timeline = [] } = order
  const fields = schema.properties ?? {}
  const mayAnswer = useMayHandle('/office/intention/order/answer/{id}', order.assigneeId)
  const mayDecline = useMayHandle('/office/intention/order/decline/{id}', order.assigneeId)
  const mayAmend = useMayHandle('/office/intention/order/amend/{id}', order.assigneeId)
  const mayCancel = useMayHandle('/office/intention/order/cancel/{id}', order.assigneeId)
  const mayClose = useMayCall('/office/intention/order/close/{id}')
  const mayNote = useMayCall('/office/intention/order/note/{id}')
  const mayDeliver = useMayCall('/office/delivery/order')
  const answerable = mayAnswer && may('staff', 'answer', order)
  const hasDraft = hasAnswerDraft(order.id)
  const isWaiting = order.approval?.state === 'waiting'
  const isAnswering = !isWaiting && (answerable || hasDraft)
  const isAnswered = linesOf(order).some(({ answer }) => answer)
  usePageTitle(text('orders.reservation', { code: uniqueCode }))
  return (
    <OfficePage
      title={text('orders.reservation', { code: uniqueCode })}
      tags={
        <>
          <Tag tone={stateTones[statusCode]}>
            {labelOf(fields.statusCode ?? {}, statusCode, language)}
          </Tag>
          {due && <Tag tone={deadlineTones[due]}>{labelOf(fields.due ?? {}, due, language)}</Tag>}
        </>
      }
      actions={
        <>
          {mayDeliver && isDeliverable(order) && (
            <ButtonLink
              to={`/office/deliveryNotice/new?orderCode=${encodeURIComponent(uniqueCode)}`}
            >
              {text('orders.office.deliver')}
            </ButtonLink>
          )}
          <FromConversation id={order.conversationId} />
          <AssignOrder record={order} />
          {mayDecline && may('staff', 'decline', order) && <Decline order={order} />}
          {mayAmend && may('staff', 'amend', order) && <AmendOrder order={order} />}
          {mayCancel && may('staff', 'cancel', order) && <CancelOrder order={order} />}
          {mayClose && may('staff', 'close', order) && <Closing order={order} />}
        </>
      }
    >
      <OrderFacts order={order} schema={schema} />
      <OrderDetailsFacts order={order} fields={fields} />
      <AmendmentPanel order={order} />
      <ApprovalPanel order={order} />
      {quotation && (
        <QuotationPanel
          quotation={quotation}
          schema={fields.quotation ?? {}}
          open={answerable}
          document={(number) =>
            api.GET('/office/intention/order/quotation/{id}', {
              params: { path: { id: order.id }, query: versionOf(number) },
              parseAs: 'blob',
            })
          }
          sheet={(number) =>
            api.GET('/office/intention/order/quotation/export/{id}', {
              params: { path: { id: order.id }, query: { format: 'xlsx', ...versionOf(number) } },
              parseAs: 'blob',
            })
          }
        />
      )}
      {/* The form shows the lines too, but with a draft not their latest answers. */}
      {(!isAnswering || (hasDraft && isAnswered)) && (
        <OfficeOrderLines order={order} schema={schema} />
      )}
      {isAnswering && <AnswerForm order={order} answerable={answerable} />}
      <OfficeLife order={order} fields={fields} />
      {mayNote && <SalesNotes order={order} />}
      <Timeline steps={timeline} title={titleOf(fields.timeline ?? {}, 'timeline', language)} />
    </OfficePage>
  )
}

function OfficeOrderLines({ order, schema }: Props) {
  if (order.quotation) return <QuotedLines order={order} schema={schema} />
  const fields = schema.properties ?? {}
  return (['productList', 'projectList', 'customizationList'] as const).map((list) => (
    <OfficeLines
      key={list}
      lines={order[list]}
      schema={fields[list]?.items ?? {}}
      {...(list !== 'productList' && { heading: titleOf(fields[list] ?? {}, list, language) })}
    />
  ))
}

function OrderFacts({ order, schema }: Props) {
  const { createTime, createdBy, remark, declineReason, customer, assignee, dueDate } = order
  const fields = schema.properties ?? {}
  const ofCustomer = fields.customer?.properties ?? {}
  const facts: [string, FieldSchema | undefined, ReactNode][] = [
    [
      'accountName',
      ofCustomer.accountName,
      customer && <CustomerLink id={customer.accountId} name={customer.accountName} />,
    ],
    ['createdBy', fields.createdBy, createdBy],
    ['phone', ofCustomer.phone, customer?.phone],
    ['email', ofCustomer.email, customer?.email],
    ['createTime', fields.createTime, formatTime(createTime)],
    ['assignee', fields.assignee, assignee],
    ['dueDate', fields.dueDate, dueDate && formatDate(dueDate)],
    ['declineReason', fields.declineReason, declineReason],
    ['cancelReason', fields.cancelReason, order.cancelReason],
    ['remark', fields.remark, remark],
  ]
  return <Facts facts={facts} />
}

function Closing({ order }: { order: Schemas['IntentionOrder'] }) {
  const { id, uniqueCode, version } = order
  const open = openLines(order)
  const close = useOrderAction(officeReservationKey(id), () =>
    answerOf(
      api.POST('/office/intention/order/close/{id}', {
        params: { path: { id } },
        // Only the open quantities shown in the question may remain; the server refuses if lines opened since.
        body: { version, leaveOpen: open.length > 0 },
      }),
    ),
  )
  return (
    <AskedAction
      label={text('orders.office.close')}
      question={text('orders.office.close.question')}
      explained={
        open.length === 0 ? (
          text('orders.office.close.explained', { code: uniqueCode })
        ) : (
          <NamedLines
            title={text('orders.office.close.open', { code: uniqueCode })}
            names={open.map((line) => openText(line, language))}
          />
        )
      }
      leave={text('orders.office.cancel')}
      pending={close.isPending}
      onYes={(done) => close.mutate(undefined, { onSettled: done })}
    />
  )
}
