import type { Schemas } from '../../domain/schemas'
import { titleOf } from '../../domain/forms/field-schema'
import { fieldsOf } from '../../domain/forms/form-fields'
import { OrderDetails as limits } from '../../generated/limits'
import type { KeptDetails } from '../actions/order-details'
import type { Fault, FormParts } from '../forms/form-parts'
import { language, text } from '../language/locale'
import { Button } from '../ui/Button'
import styles from './IntentionOrderPage.module.css'
import { LabelledInput } from './LabelledInput'
import { useProposedDetails } from './useProposedDetails'

type Details = Schemas['OrderDetails']

interface Props {
  parts: FormParts
  details: KeptDetails | undefined
  faults: Fault[]
  onChange: (details: KeptDetails) => void
}

/** The numbers, project and destination of a reservation; those of the last one are proposed. */
export function OrderDetailsFields({ parts, details, faults, onChange }: Props) {
  useProposedDetails(details, onChange)
  const { values = {}, from }: Partial<KeptDetails> = details ?? {}
  const fields = fieldsOf(parts.texts).filter(([name]) => name in limits)
  return (
    <fieldset className={styles.details}>
      <legend>{text('orders.details')}</legend>
      {from !== undefined && (
        <p className={styles.proposed} role="status">
          {text('orders.details.proposed', { code: from })}
          <Button small look="quiet" onClick={() => onChange({ values: {} })}>
            {text('orders.details.clear')}
          </Button>
        </p>
      )}
      {fields.map(([name, field]) => {
        // The names of the limits are those of the fields.
        const key = name as keyof Details
        return (
          <LabelledInput
            key={name}
            label={titleOf(field, name, language)}
            value={values[key] ?? ''}
            limit={limits[key]}
            fault={faults.find(({ path }) => path === name)?.message}
            {...(field['x-widget'] === 'textarea' && { rows: 3 })}
            onChange={(value) => onChange({ values: { ...values, [key]: value } })}
          />
        )
      })}
    </fieldset>
  )
}
