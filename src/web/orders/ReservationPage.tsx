import { useState } from 'react'
import { useParams } from 'react-router'
import { pageTitles } from '../../generated/pages'
import { labelOf, titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import { may, orderState } from '../../domain/orders/reservation-states'
import type { Schemas } from '../../domain/schemas'
import { api, dataOf, answerOf } from '../calls/api'
import { formatTime, language, text } from '../language/locale'
import { OneRecord } from '../screens/OneRecord'
import { RecordArticle } from '../screens/RecordArticle'
import { useRecordSchema } from '../screens/record-schema'
import { usePageTitle } from '../ui/page-title'
import { Facts } from '../ui/Facts'
import { Tag } from '../ui/Tag'
import { AmendmentPanel } from './AmendmentPanel'
import { AskAboutLine } from './AskAboutLine'
import { Confirmation } from './Confirmation'
import { ExportOne } from './ExportLines'
import { Milestones } from './life/Milestones'
import { OrderLife } from './life/OrderLife'
import { OrderDetailsFacts } from './OrderDetailsFacts'
import { QuotationPanel } from './QuotationPanel'
import { versionOf } from './SaveFile'
import { QuotedLines } from './QuotedLines'
import { reservationKey } from './reservation-key'
import { ReservationLines } from './ReservationLines'
import styles from './ReservationPage.module.css'
import { reservations } from './resources'
import { ReserveAgain } from './ReserveAgain'
import { stateTones } from './state-tones'
import { Timeline } from '../screens/Timeline'
import { AskedAction } from '../actions/AskedAction'
import { useDecisions } from './useDecisions'
import { useOrderAction } from './useOrderAction'

const back = { to: '/reserve', title: pageTitles['/reserve'] } as const

/** A reservation for its customer: status, lines, history. */
export function ReservationPage() {
  const id = Number(useParams().id)
  const schema = useRecordSchema(reservations)
  return (
    <OneRecord
      id={id}
      queryKey={reservationKey(id)}
      ask={() => dataOf(api.GET('/web/intention/order/{id}', { params: { path: { id } } }))}
      missing={{ title: text('orders.notFound'), hint: text('orders.reservation.missingHint') }}
      back={back}
      isLive
    >
      {(order) => <Reservation order={order} schema={schema} />}
    </OneRecord>
  )
}

function Reservation({ order, schema }: { order: Schemas['IntentionOrder']; schema: FieldSchema }) {
  const { uniqueCode, createTime, createdBy, remark, timeline = [] } = order
  usePageTitle(text('orders.reservation', { code: uniqueCode }))
  const fields = schema.properties ?? {}
  const { quotation, declineReason } = order
  const acceptable = may('customer', 'confirm', order)
  const { forget, ...deciding } = useDecisions(order)
  const [asking, setAsking] = useState<Schemas['OrderLine']>()
  const isOpen = acceptable && quotation !== undefined && !quotation.expired
  const waiting = order.statusCode === orderState.submitted
  return (
    <RecordArticle
      title={text('orders.reservation', { code: uniqueCode })}
      back={back}
      tags={
        <Tag tone={stateTones[order.statusCode]}>
          {labelOf(fields.statusCode ?? {}, order.statusCode, language)}
        </Tag>
      }
      actions={
        <>
          <ExportOne order={order} />
          <ReserveAgain record={order} />
          {may('customer', 'withdraw', order) && <Withdrawal order={order} />}
        </>
      }
    >
      <Milestones order={order} />
      <AmendmentPanel order={order} answering={may('customer', 'consent', order)} />
      {quotation ? (
        <QuotationPanel
          quotation={quotation}
          schema={fields.quotation ?? {}}
          open={acceptable}
          document={(number) =>
            api.GET('/web/intention/order/quotation/{id}', {
              params: { path: { id: order.id }, query: versionOf(number) },
              parseAs: 'blob',
            })
          }
          sheet={(number) =>
            api.GET('/web/intention/order/quotation/export/{id}', {
              params: { path: { id: order.id }, query: { format: 'xlsx', ...versionOf(number) } },
              parseAs: 'blob',
            })
          }
        >
          {isOpen && <Confirmation order={order} decisions={deciding.decisions} onDone={forget} />}
        </QuotationPanel>
      ) : (
        waiting && <p className={styles.hint}>{text('orders.quotation.waiting')}</p>
      )}
      <Facts
        facts={[
          ['declineReason', fields.declineReason, declineReason],
          ['cancelReason', fields.cancelReason, order.cancelReason],
          ['createTime', fields.createTime, formatTime(createTime)],
          ['createdBy', fields.createdBy, createdBy],
          ['remark', fields.remark, remark],
        ]}
      />
      <OrderDetailsFacts order={order} fields={fields} />
      {quotation ? (
        <QuotedLines
          order={order}
          schema={schema}
          {...(isOpen && { deciding })}
          {...(acceptable && { onAsk: setAsking })}
        />
      ) : (
        <AskedLines order={order} schema={schema} />
      )}
      {asking && <AskAboutLine order={order} line={asking} onClose={() => setAsking(undefined)} />}
      <OrderLife order={order} fields={fields} />
      <Timeline steps={timeline} title={titleOf(fields.timeline ?? {}, 'timeline', language)} />
    </RecordArticle>
  )
}

/** The reserved lines before they are quoted. */
function AskedLines({ order, schema }: { order: Schemas['IntentionOrder']; schema: FieldSchema }) {
  const fields = schema.properties ?? {}
  return (['productList', 'projectList', 'customizationList'] as const).map((list) => (
    <ReservationLines
      key={list}
      lines={order[list]}
      schema={fields[list]?.items ?? {}}
      {...(list !== 'productList' && { heading: titleOf(fields[list] ?? {}, list, language) })}
    />
  ))
}

/** Withdraws a reservation after a confirmation. */
function Withdrawal({ order: { id, uniqueCode } }: { order: Schemas['IntentionOrder'] }) {
  const withdraw = useOrderAction(reservationKey(id), () =>
    answerOf(api.POST('/web/intention/order/delete/{id}', { params: { path: { id } } })),
  )
  return (
    <AskedAction
      label={text('orders.withdraw')}
      question={text('orders.withdraw.question')}
      explained={text('orders.withdraw.explained', { code: uniqueCode })}
      leave={text('orders.withdraw.keep')}
      pending={withdraw.isPending}
      onYes={(done) => withdraw.mutate(undefined, { onSettled: done })}
    />
  )
}
