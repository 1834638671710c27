import { useId } from 'react'
import { choicesOf, titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import { language } from '../language/locale'
import type { TypedAnswer } from './answer-draft'
import styles from './AnswerForm.module.css'
import { LabelledInput } from './LabelledInput'

interface Props {
  typed: TypedAnswer
  schema: NonNullable<FieldSchema['properties']>
  faultAt: (path: string) => string | undefined
  onChange: (next: Partial<TypedAnswer>) => void
}

/** Currency, tax and terms, which hold for all lines of a quotation. */
export function AnswerTerms({ typed, schema, faultAt, onChange }: Props) {
  const title = (name: string) => titleOf(schema[name] ?? {}, name, language)
  const input = (name: 'taxRate' | 'incotermPlace' | 'paymentTerms') => ({
    label: title(name),
    limit: schema[name]?.maxLength,
    value: typed[name],
    fault: faultAt(name),
    onChange: (value: string) => onChange({ [name]: value }),
  })
  return (
    <div className={styles.terms}>
      <Choice
        label={title('currency')}
        schema={schema.currency ?? {}}
        value={typed.currency}
        onChange={(currency) => onChange({ currency: currency as TypedAnswer['currency'] })}
      />
      <LabelledInput {...input('taxRate')} />
      <Choice
        label={title('incoterm')}
        schema={schema.incoterm ?? {}}
        value={typed.incoterm}
        optional
        onChange={(incoterm) => onChange({ incoterm: incoterm as TypedAnswer['incoterm'] })}
      />
      <LabelledInput {...input('incotermPlace')} />
      <LabelledInput {...input('paymentTerms')} />
    </div>
  )
}

interface ChoiceProps {
  label: string
  schema: FieldSchema
  value: string
  optional?: boolean
  onChange: (value: string) => void
}

function Choice({ label, schema, value, optional = false, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {optional && <option value="" />}
        {choicesOf(schema, language).map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}
