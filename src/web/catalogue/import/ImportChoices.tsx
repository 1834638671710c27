import type { Schemas } from '../../../domain/schemas'
import { formatNumber, text } from '../../language/locale'
import styles from '../../ui/Exchange.module.css'

type Choices = Required<Schemas['ImportConfirmation']>

interface Props {
  record: Schemas['CatalogueImport']
  choices: Choices
  onChange: (choices: Choices) => void
}

/** The choices of a checked import; each is offered only if it has an effect. */
export function ImportChoices({ record, choices, onChange }: Props) {
  const { added, refused, renames } = record
  const offered: [keyof Choices, string][] = []
  if (refused > 0) offered.push(['strict', text('products.imports.strict')])
  if (added > 0) offered.push(['unpublished', text('products.imports.unpublished')])
  if (renames) {
    const counts = { count: formatNumber(renames.counts), models: formatNumber(renames.models) }
    offered.push(['rename', text('products.imports.rename', counts)])
  }
  return offered.map(([name, label]) => (
    <label key={name} className={styles.check}>
      <input
        type="checkbox"
        checked={choices[name]}
        onChange={({ target }) => onChange({ ...choices, [name]: target.checked })}
      />
      {label}
    </label>
  ))
}
