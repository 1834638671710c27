import { titleOf, type FieldSchema } from '../../../domain/field-schema'
import type { Schemas } from '../../../domain/schemas'
import { language, text } from '../../locale'
import { Button } from '../../ui/Button'
import { useFormParts } from '../../forms/useFormParts'
import styles from './ClassConflict.module.css'

type Form = Schemas['ClassForm']

/** What somebody else has changed of a class while it was edited here. */
export function ClassConflict({
  before,
  theirs,
  onTake,
}: {
  before: Form
  theirs: Form
  onTake: () => void
}) {
  const { texts } = useFormParts('ClassForm')
  const fields = Object.entries(texts.properties ?? {}).filter(
    ([name]) => name !== 'version' && said(before, name) !== said(theirs, name),
  )
  return (
    <section className={styles.conflict} role="alert">
      <p>{text('products.class.conflict')}</p>
      <ul>
        {fields.map(([name, field]: [string, FieldSchema]) => (
          <li key={name}>
            <b>{titleOf(field, name, language)}</b> <del>{said(before, name)}</del>{' '}
            <ins>{said(theirs, name)}</ins>
          </li>
        ))}
      </ul>
      <Button small onClick={onTake}>
        {text('products.class.reload')}
      </Button>
    </section>
  )
}

/** A field in short; of a list, how much is in it. */
function said(form: Form, name: string): string {
  const value = (form as Record<string, unknown>)[name]
  if (value === undefined || value === '') return text('screens.none')
  if (typeof value === 'boolean') return text(value ? 'screens.yes' : 'screens.no')
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number)
}
