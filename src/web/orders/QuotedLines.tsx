import { useMemo } from 'react'
import { moneyText } from '../../domain/money/price-text'
import type { Decision } from '../../domain/orders/acceptance'
import { titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import { linesOf } from '../../domain/orders/orders'
import type { Schemas } from '../../domain/schemas'
import { language, text } from '../language/locale'
import { QuotedLine, type LineTitles } from './QuotedLine'
import styles from './QuotedLines.module.css'
import { sumsOfDecisions, type Decisions } from './useDecisions'

interface Props {
  order: Schemas['IntentionOrder']
  schema: FieldSchema
  /** While the quotation can be accepted: the decisions, and how they are changed. */
  deciding?: { decisions: Decisions; decide: (lineId: number, decision: Decision) => void }
  /** While lines can be asked about. */
  onAsk?: (line: Schemas['OrderLine']) => void
}

/** The lines of a quotation with their amounts, the customer's decisions, and the sums of what is taken. */
export function QuotedLines({ order, schema, deciding, onAsk }: Props) {
  const fields = schema.properties ?? {}
  const titles = useTitles(fields.productList?.items?.properties ?? {})
  const lines = linesOf(order)
  const isShipping = lines.some(({ shipped }) => shipped !== undefined)
  const isDecided = lines.some(({ answer }) => answer?.decision)
  const currency = order.quotation?.currency
  return (
    <div className={styles.room}>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{titles.product}</th>
            <th scope="col" className={styles.number}>
              {titles.counts}
            </th>
            {isShipping && (
              <th scope="col" className={styles.number}>
                {titles.shipped}
              </th>
            )}
            <th scope="col" className={styles.number}>
              {titles.price}
            </th>
            <th scope="col" className={styles.number}>
              {titles.amount}
            </th>
            <th scope="col">{titles.readyOn}</th>
            {(deciding || isDecided) && <th scope="col">{titles.decision}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <QuotedLine
              key={line.id}
              line={line}
              currency={currency}
              titles={titles}
              isShipping={isShipping}
              isDecided={isDecided}
              decision={deciding?.decisions[line.id]}
              onDecide={deciding?.decide}
              onAsk={onAsk}
            />
          ))}
        </tbody>
        <Foot
          order={order}
          schema={fields.quotation ?? {}}
          decisions={deciding?.decisions}
          width={isShipping ? 4 : 3}
          rest={deciding || isDecided ? 2 : 1}
        />
      </table>
    </div>
  )
}

function useTitles(fields: NonNullable<FieldSchema['properties']>): LineTitles {
  return useMemo(() => {
    const ofAnswer = fields.answer?.properties ?? {}
    const title = (name: string, among = fields) => titleOf(among[name] ?? {}, name, language)
    return {
      product: title('materialName'),
      counts: title('counts'),
      shipped: title('shipped'),
      open: title('open'),
      requiredDate: title('requiredDate'),
      price: title('price', ofAnswer),
      amount: title('amount', ofAnswer),
      readyOn: title('readyOn', ofAnswer),
      decision: text('orders.decide'),
    }
  }, [fields])
}

interface FootProps {
  order: Schemas['IntentionOrder']
  schema: FieldSchema
  decisions: Decisions | undefined
  /** Columns before the amounts, and after them. */
  width: number
  rest: number
}

/** Subtotal, tax and total: of what would be accepted now, or was accepted. */
function Foot({ order, schema, decisions, width, rest }: FootProps) {
  const { quotation, acceptance } = order
  const sums = decisions ? sumsOfDecisions(order, decisions) : (acceptance ?? quotation)
  const currency = quotation?.currency
  if (!currency || sums?.subtotal === undefined) return null
  const title = (name: string) => titleOf(schema.properties?.[name] ?? {}, name, language)
  const { subtotal, tax, total } = sums
  const rows = [
    [title('subtotal'), subtotal],
    [text('orders.quotation.tax', { rate: quotation.taxRate ?? '' }), tax],
    [title('total'), total],
  ] as const
  return (
    <tfoot>
      {rows.map(
        ([name, amount]) =>
          amount !== undefined && (
            <tr key={name}>
              <th scope="row" colSpan={width}>
                {name}
              </th>
              <td className={styles.number}>{moneyText(amount, currency, language)}</td>
              <td colSpan={rest} />
            </tr>
          ),
      )}
    </tfoot>
  )
}
