import { useEffect, useRef, useState } from 'react'
import { titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import { storedFields } from '../../domain/forms/form-fields'
import type { FormContext } from '../forms/form-context'
import { labelsOf, Value } from '../forms/SchemaView'
import { kindsOf, knownFiles } from '../forms/widgets/useUploads'
import { language, text } from '../language/locale'
import { Button } from '../ui/Button'
import styles from './Conflict.module.css'
import { differencesOf, merged, type Content, type Side } from './conflict-fields'

interface Props {
  schema: FieldSchema
  mine: Content
  theirs: Content
  begunOn: Content
  /** The form's context, which labels choices and files. */
  context?: FormContext
  pending: boolean
  onSave: (chosen: Content) => void
  onBack: (chosen: Content) => void
}

/**
 * Two versions of a record side by side, limited to their differences; the user chooses one for each field, or for
 * all.
 */
export const Conflict = (props: Props) => (
  // Remount on a further conflict, which differs in other fields.
  <Differences key={props.theirs.version} {...props} />
)

function Differences({
  schema,
  mine,
  theirs,
  begunOn,
  context = {},
  pending,
  onSave,
  onBack,
}: Props) {
  const [chosen, setChosen] = useState(() => differencesOf(schema, { mine, theirs, begunOn }))
  const fields = storedFields(schema).filter(([name]) => name in chosen)
  const all = (side: Side) =>
    setChosen(Object.fromEntries(Object.keys(chosen).map((name) => [name, side])))
  const files = knownFiles(context.uploads).map(({ id, name }) => ({ value: id, label: name }))
  const named = (name: string, field: FieldSchema, value: unknown) =>
    labelsOf(isFiles(field) ? files : context.choices?.[name], value) ?? (
      <Value schema={field} value={value} />
    )
  const result = () => merged(schema, { mine, theirs }, chosen)
  const heading = useRef<HTMLHeadingElement>(null)
  // It replaces a form that was scrolled to its end, so move the focus to the heading.
  useEffect(() => heading.current?.focus(), [])

  return (
    <section className={styles.conflict} aria-labelledby="conflict">
      <h2 id="conflict" ref={heading} tabIndex={-1}>
        {text('screens.conflict')}
      </h2>
      <p>{text(fields.length > 0 ? 'screens.conflict.hint' : 'screens.conflict.same')}</p>
      {fields.length > 0 && (
        <div className={styles.actions}>
          <Button small onClick={() => all('mine')}>
            {text('screens.conflict.allMine')}
          </Button>
          <Button small onClick={() => all('theirs')}>
            {text('screens.conflict.allTheirs')}
          </Button>
        </div>
      )}
      {fields.map(([name, field]) => (
        <fieldset key={name} className={styles.field}>
          <legend>{titleOf(field, name, language)}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side} className={styles.side}>
              <input
                type="radio"
                name={`conflict.${name}`}
                checked={chosen[name] === side}
                onChange={() => setChosen({ ...chosen, [name]: side })}
              />
              <span>
                <strong>{text(`screens.conflict.${side}`)}</strong>
                {named(name, field, (side === 'mine' ? mine : theirs)[name])}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className={styles.actions}>
        <Button look="main" disabled={pending} onClick={() => onSave(result())}>
          {text('screens.conflict.save')}
        </Button>
        <Button disabled={pending} onClick={() => onBack(result())}>
          {text('screens.conflict.back')}
        </Button>
      </div>
    </section>
  )
}

/** True if its values are file ids. */
const isFiles = ({ 'x-widget': widget }: FieldSchema) => widget !== undefined && widget in kindsOf
