import { titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import type { Schemas } from '../../domain/schemas'
import { isTooLong } from '../ui/LimitedText'
import { formatCount, formatDate, language, text } from '../language/locale'
import type { TypedLine } from './answer-draft'
import styles from './AnswerForm.module.css'
import { LabelledInput } from './LabelledInput'
import { ProductName } from './ReservationLines'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { suggestProducts } from '../actions/suggest-products'

/** In the order of the columns. */
export const answerFields = [
  'unitPrice',
  'leadTimeDays',
  'alternative',
  'alternativePrice',
  'note',
] as const

interface Props {
  line: Schemas['OrderLine']
  typed: TypedLine
  schema: FieldSchema
  faultAt: (field: keyof TypedLine) => string | undefined
  onChange: (next: Partial<TypedLine>) => void
}

/** Inputs for the answer to one line. */
export function AnswerLine({ line, typed, schema, faultAt, onChange }: Props) {
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
        <span>{formatDate(line.requiredDate)}</span>
      </td>
      {answerFields.map((name) => (
        <td key={name} className={styles[name]}>
          <LabelledInput
            {...input(name)}
            {...(name === 'leadTimeDays' && { type: 'whole' })}
            {...(name === 'alternative' && { suggestions: models })}
            {...(name === 'note' && { rows: 1 })}
          />
          {name === 'note' && question && !question.reply && (
            <>
              <p className={styles.question}>
                {text('orders.quotation.asked', { question: question.question })}
              </p>
              <LabelledInput {...input('reply')} rows={1} />
            </>
          )}
        </td>
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
