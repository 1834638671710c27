import { useId } from 'react'
import { choicesOf, titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import type { Schemas } from '../../domain/schemas'
import { language, text } from '../language/locale'
import type { TypedAnswer } from './answer-draft'
import styles from './AnswerForm.module.css'
import { LabelledInput } from './LabelledInput'

interface Props {
  typed: TypedAnswer
  schema: NonNullable<FieldSchema['properties']>
  faultAt: (path: string) => string | undefined
  onChange: (next: Partial<TypedAnswer>) => void
  onCurrency: (currency: TypedAnswer['currency']) => void
  proposal: Schemas['AnswerProposal'] | undefined
}

/** Currency, tax and terms, which hold for all lines of a quotation. */
export function AnswerTerms({ typed, schema, faultAt, onChange, onCurrency, proposal }: Props) {
  const title = (name: string) => titleOf(schema[name] ?? {}, name, language)
  const input = (name: 'taxRate' | 'incotermPlace' | 'paymentTerms') => ({
    label: title(name),
    limit: schema[name]?.maxLength,
    value: typed[name],
    fault: faultAt(name),
    onChange: (value: string) => onChange({ [name]: value }),
  })
  const isProposed = (name: 'currency' | 'taxRate' | 'incoterm' | 'paymentTerms') =>
    typed[name] !== '' && typed[name] === proposal?.[name]
  return (
    <div className={styles.terms}>
      <Choice
        label={title('currency')}
        schema={schema.currency ?? {}}
        value={typed.currency}
        // The choices are the values of the schema.
        onChange={(currency) => onCurrency(currency as TypedAnswer['currency'])}
        hint={isProposed('currency') ? sourceText(proposal?.currencySource) : ''}
      />
      <LabelledInput
        {...input('taxRate')}
        hint={
          isProposed('taxRate') ? sourceText(proposal?.taxSource, proposal?.country) : undefined
        }
      />
      <Choice
        label={title('incoterm')}
        schema={schema.incoterm ?? {}}
        value={typed.incoterm}
        optional
        // The choices are the values of the schema.
        onChange={(incoterm) => onChange({ incoterm: incoterm as TypedAnswer['incoterm'] })}
        hint={isProposed('incoterm') ? sourceText(proposal?.termsSource) : ''}
      />
      <LabelledInput {...input('incotermPlace')} />
      <LabelledInput
        {...input('paymentTerms')}
        suggestions={templateTexts(proposal, 'payment')}
        hint={isProposed('paymentTerms') ? sourceText(proposal?.termsSource) : undefined}
      />
    </div>
  )
}

/** The origin of a value that stands as proposed. */
function sourceText(source: Schemas['ProposalSource'] | undefined, country = '') {
  if (!source) return ''
  const of = text(`orders.answer.source.${source}`)
  return country && source === 'country' ? `${of} (${country})` : of
}

/** The texts of a kind of template in both languages: the customer may read the other one. */
export const templateTexts = (
  proposal: Schemas['AnswerProposal'] | undefined,
  kind: Schemas['TermKind'],
): string[] => [
  ...new Set(
    (proposal?.templates ?? [])
      .filter((template) => template.kind === kind)
      .flatMap(({ text: { zh, en } }) => [zh, en ?? zh]),
  ),
]

interface ChoiceProps {
  label: string
  schema: FieldSchema
  value: string
  optional?: boolean
  hint: string
  onChange: (value: string) => void
}

function Choice({ label, schema, value, optional = false, hint, onChange }: ChoiceProps) {
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
      {hint && <p className={styles.figure}>{hint}</p>}
    </div>
  )
}
