import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import { isPriced } from '../../domain/orders/acceptance'
import type { Schemas } from '../../domain/schemas'
import { language, text } from '../language/locale'
import { Tag } from '../ui/Tag'
import styles from './ReservationPage.module.css'

/** The answer to one line, without empty parts. */
export function LineAnswer({
  answer,
  schema,
}: {
  answer: Schemas['LineQuote']
  schema: FieldSchema
}) {
  const { price, alternative, note } = answer
  const title = (name: string) => titleOf(schema.properties?.[name] ?? {}, name, language)
  const lead = leadTime(answer)
  return (
    <dl className={styles.answer}>
      {(price || !isPriced(answer)) && (
        <Pair term={title('price')}>
          <PriceTag answer={answer} />
        </Pair>
      )}
      {lead && <Pair term={text('orders.quotation.lead')}>{lead}</Pair>}
      {alternative && (
        <Pair term={title('alternative')}>
          <Alternative alternative={alternative} />
        </Pair>
      )}
      {note && <Pair term={title('note')}>{note}</Pair>}
    </dl>
  )
}

function Pair({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The price, and a tag on a line without a valid one. */
export function PriceTag({ answer }: { answer: Schemas['LineQuote'] }) {
  return (
    <>
      {answer.price}{' '}
      {!isPriced(answer) && (
        <Tag tone="warn">
          {text(
            answer.accepted === false ? 'orders.quotation.leftOut' : 'orders.quotation.noPrice',
          )}
        </Tag>
      )}
    </>
  )
}

/** Links to the alternative product while it is sold. */
export function Alternative({
  alternative: { id, materialName, model, gone },
}: {
  alternative: NonNullable<Schemas['LineQuote']['alternative']>
}) {
  if (gone)
    return (
      <>
        {materialName} {model} <Tag>{text('orders.gone')}</Tag>
      </>
    )
  return (
    <Link to={`/productCategories/details?id=${id}`}>
      {materialName} {model}
    </Link>
  )
}

export const leadTime = ({ leadTimeDays: days }: Schemas['LineQuote']) =>
  days === undefined
    ? ''
    : text(days === 1 ? 'orders.quotation.leadTime.one' : 'orders.quotation.leadTime', { days })
