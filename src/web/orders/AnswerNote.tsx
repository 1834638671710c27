import { titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import type { Schemas } from '../../domain/schemas'
import { language, text } from '../language/locale'
import styles from './AnswerForm.module.css'
import { templateTexts } from './AnswerTerms'
import { LabelledInput } from './LabelledInput'

interface Props {
  schema: FieldSchema
  value: string
  fault: string | undefined
  proposal: Schemas['AnswerProposal'] | undefined
  onChange: (note: string) => void
}

/** The note for the whole reservation, with the kept notes that can be inserted. */
export function AnswerNote({ schema, value, fault, proposal, onChange }: Props) {
  const notes = templateTexts(proposal, 'note')
  return (
    <div className={styles.field}>
      <LabelledInput
        label={titleOf(schema, 'note', language)}
        rows={2}
        limit={schema.maxLength}
        value={value}
        fault={fault}
        onChange={onChange}
      />
      {notes.length > 0 && (
        <select
          aria-label={text('orders.answer.template')}
          value=""
          onChange={({ target }) =>
            onChange([value.trim(), target.value].filter(Boolean).join('\n'))
          }
        >
          <option value="">{text('orders.answer.template')}</option>
          {notes.map((note) => (
            <option key={note} value={note}>
              {note}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}
