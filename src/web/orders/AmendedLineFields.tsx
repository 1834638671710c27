import { latestDay } from '../../domain/days/day'
import { titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import { typedOfPrice } from '../../domain/money/typed-price'
import type { Schemas } from '../../domain/schemas'
import { language } from '../language/locale'
import type { TypedChange } from './amendment-draft'
import styles from './AnswerForm.module.css'
import { LabelledInput } from './LabelledInput'

interface Props {
  line: Schemas['OrderLine']
  typed: TypedChange
  schema: NonNullable<FieldSchema['properties']>
  faultAt: (field: string) => string | undefined
  onChange: (next: Partial<TypedChange>) => void
}

/** Inputs for the changes of one accepted line; what was accepted is the placeholder. */
export function AmendedLineFields({ line, typed, schema, faultAt, onChange }: Props) {
  const { counts, answer = {}, materialName, model } = line
  const taken = answer.decision === 'alternative' ? answer.alternative : answer
  const title = (name: keyof TypedChange) => titleOf(schema[name] ?? {}, name, language)
  const input = (name: 'counts' | 'unitPrice' | 'product' | 'note', placeholder: string) => ({
    label: title(name),
    limit: schema[name]?.maxLength,
    placeholder,
    value: typed[name],
    fault: faultAt(name),
    onChange: (value: string) => onChange({ [name]: value }),
  })
  const agreed = taken?.unitPrice
  return (
    <fieldset className={styles.amended}>
      <legend>{`${materialName} ${model}`.trim()}</legend>
      {!typed.leaveOut && (
        <div className={styles.terms}>
          <LabelledInput {...input('counts', String(counts))} type="whole" />
          <LabelledInput {...input('unitPrice', agreed ? typedOfPrice(agreed) : '')} />
          <LabelledInput
            label={title('readyOn')}
            type="date"
            max={latestDay}
            value={typed.readyOn}
            fault={faultAt('readyOn')}
            onChange={(readyOn) => onChange({ readyOn })}
          />
          <LabelledInput {...input('product', model)} />
          <LabelledInput {...input('note', answer.note ?? '')} />
        </div>
      )}
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={typed.leaveOut}
          onChange={(event) => onChange({ leaveOut: event.target.checked })}
        />
        {title('leaveOut')}
      </label>
      {faultAt('leaveOut') && (
        <span className={styles.fault} role="alert">
          {faultAt('leaveOut')}
        </span>
      )}
    </fieldset>
  )
}
