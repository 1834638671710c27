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
  const { leadTimeDays, price, alternative, note, accepted } = answer
  const title = (name: string) => titleOf(schema.properties?.[name] ?? {}, name, language)
  const lead = leadTimeDays === undefined ? '' : daysOf(leadTimeDays)
  return (
    <dl className={styles.answer}>
      {(price || !isPriced(answer)) && (
        <Pair term={title('price')}>
          {price}{' '}
          {!isPriced(answer) && (
            <Tag tone="warn">
              {text(accepted === false ? 'orders.quotation.leftOut' : 'orders.quotation.noPrice')}
            </Tag>
          )}
        </Pair>
      )}
      {lead && <Pair term={text('orders.quotation.lead')}>{lead}</Pair>}
      {alternative && (
        <Pair term={title('alternative')}>
          {alternative.gone ? (
            <>
              {alternative.materialName} {alternative.model} <Tag>{text('orders.gone')}</Tag>
            </>
          ) : (
            <Link to={`/productCategories/details?id=${alternative.id}`}>
              {alternative.materialName} {alternative.model}
            </Link>
          )}
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

const daysOf = (days: number) =>
  text(days === 1 ? 'orders.quotation.leadTime.one' : 'orders.quotation.leadTime', { days })
