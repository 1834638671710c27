import { useRef } from 'react'
import { moneyText } from '../../domain/money/price-text'
import { linesOf } from '../../domain/orders/orders'
import type { Schemas } from '../../domain/schemas'
import { answerOf, api } from '../calls/api'
import { language, text } from '../language/locale'
import { AskedAction } from '../actions/AskedAction'
import { reservationKey } from './reservation-key'
import { NamedLines } from './NamedLines'
import { sumsOfDecisions, type Decisions } from './useDecisions'
import { useOrderAction } from './useOrderAction'

interface Props {
  order: Schemas['IntentionOrder']
  decisions: Decisions
  /** The decisions have been sent. */
  onDone: () => void
}

/**
 * Accepts the displayed quotation after a confirmation; if it has changed meanwhile, the new one is shown instead.
 */
export function Confirmation({ order, decisions, onDone }: Props) {
  const { id, version, quotation } = order
  const seen = useRef({ version, number: quotation?.number })
  const confirm = useOrderAction(
    reservationKey(id),
    () =>
      answerOf(
        api.POST('/web/intention/order/confirm/{id}', {
          params: { path: { id } },
          body: {
            ...seen.current,
            lines: linesOf(order).map((line) => ({
              lineId: line.id,
              decision: decisions[line.id] ?? 'leaveOut',
            })),
          },
        }),
      ),
    onDone,
  )
  const sums = sumsOfDecisions(order, decisions)
  const lines = linesOf(order)
  if (!sums || lines.every(({ answer }) => !answer?.unitPrice && !answer?.alternative?.unitPrice))
    return <p>{text('orders.confirm.nonePriced')}</p>
  if (sums.lineCount === 0) return <p>{text('orders.confirm.noneTaken')}</p>
  const named = (wanted: (line: Schemas['OrderLine']) => boolean) =>
    lines.filter(wanted).map(({ materialName, model }) => `${materialName} ${model}`.trim())
  const total = moneyText(sums.total ?? sums.subtotal, sums.currency, language)
  const count = sums.lineCount
  return (
    <AskedAction
      label={labelOf(count, lines.length, total)}
      look="strong"
      question={text('orders.confirm.question')}
      explained={
        <>
          <p>{quotation?.meaning}</p>
          <NamedLines
            title={text('orders.confirm.alternatives')}
            names={lines.flatMap(({ id: lineId, model, materialName, answer }) =>
              decisions[lineId] === 'alternative'
                ? text('orders.confirm.alternative', {
                    model: model || materialName,
                    alternative: answer?.alternative?.model ?? '',
                  })
                : [],
            )}
          />
          <NamedLines
            title={text('orders.confirm.leftOut')}
            names={named((line) => decisions[line.id] === 'leaveOut')}
          />
        </>
      }
      leave={text('orders.confirm.later')}
      pending={confirm.isPending}
      onAsk={() => (seen.current = { version, number: quotation?.number })}
      onYes={(done) => confirm.mutate(undefined, { onSettled: done })}
    />
  )
}

/** The button says what is accepted, and for how much. */
function labelOf(count: number, all: number, total: string): string {
  if (all === 1) return text('orders.confirm.one', { total })
  return count === all
    ? text('orders.confirm.all', { count, total })
    : text('orders.confirm.some', { count, all, total })
}
