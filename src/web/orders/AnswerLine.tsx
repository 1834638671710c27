import { Fragment } from 'react'
import { titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import type { Schemas } from '../../domain/schemas'
import { isTooLong } from '../ui/LimitedText'
import { formatCount, formatDate, language, text } from '../language/locale'
import type { Day } from '../../domain/days/day'
import { moneyText } from '../../domain/money/price-text'
import { answerFields } from './answer-cells'
import type { TypedLine } from './answer-draft'
import { LeadTimeFigures, PackageFigure, PriceFigures } from './AnswerFigures'
import { cellProps } from './useAnswerGrid'
import styles from './AnswerForm.module.css'
import { LabelledInput } from './LabelledInput'
import { ProductName } from './ReservationLines'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { suggestProducts } from '../actions/suggest-products'

interface Props {
  line: Schemas['OrderLine']
  row: number
  proposed: Schemas['ProposedAnswerLine'] | undefined
  currency: Schemas['Currency']
  /** Undefined without an exact price. */
  amount: string | undefined
  today: Day
  typed: TypedLine
  schema: FieldSchema
  faultAt: (field: keyof TypedLine) => string | undefined
  onChange: (next: Partial<TypedLine>) => void
}

/** Inputs for the answer to one line. */
export function AnswerLine({ line, row, typed, schema, faultAt, onChange, ...figures }: Props) {
  const { proposed, currency, amount, today } = figures
  const fields = schema.properties ?? {}
  const { question } = line.answer ?? {}
  const input = (name: keyof TypedLine) => ({
    label: titleOf(fields[name] ?? {}, name, language),
    limit: fields[name]?.maxLength,
    placeholder: name.endsWith('rice') ? '3.25' : undefined,
    value: typed[name],
    fault: faultAt(name),
    onChange: (value: string) => onChange({ [name]: value }),
  })
  const models = useModelsLike(
    isTooLong(typed.alternative, fields.alternative?.maxLength) ? '' : typed.alternative,
  ).filter((model) => model !== line.model)
  return (
    <tr>
      <th scope="row">
        <ProductName line={line} />
      </th>
      <td className={styles.asked}>
        <span>{formatCount(line.counts, line.unitName)}</span>{' '}
        <span>{formatDate(line.requiredDate)}</span> <PackageFigure proposed={proposed} />
      </td>
      {answerFields.map((name) => (
        <Fragment key={name}>
          <td className={styles[name]} {...cellProps({ row, field: name })}>
            <LabelledInput
              {...input(name)}
              {...(name === 'leadTimeDays' && { type: 'whole' })}
              {...(name === 'alternative' && { suggestions: models })}
              {...(name === 'note' && { rows: 1 })}
            />
            {name === 'unitPrice' && (
              <PriceFigures
                line={line}
                proposed={proposed}
                currency={currency}
                onTake={(unitPrice) => onChange({ unitPrice })}
              />
            )}
            {name === 'leadTimeDays' && (
              <LeadTimeFigures
                line={line}
                proposed={proposed}
                typedDays={typed.leadTimeDays}
                today={today}
              />
            )}
            {name === 'note' && question && !question.reply && (
              <>
                <p className={styles.question}>
                  {text('orders.quotation.asked', { question: question.question })}
                </p>
                <LabelledInput {...input('reply')} rows={1} />
              </>
            )}
          </td>
          {name === 'unitPrice' && (
            <td className={styles.amount}>
              {amount === undefined ? '–' : moneyText(amount, currency, language)}
            </td>
          )}
        </Fragment>
      ))}
    </tr>
  )
}

/** Model suggestions for a typed beginning. */
function useModelsLike(typed: string): string[] {
  const keyword = typed.trim()
  const { data = [] } = useQuery({
    queryKey: ['searchTips', 2, keyword],
    queryFn: () => suggestProducts(keyword),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
  return keyword === '' ? [] : data
}
