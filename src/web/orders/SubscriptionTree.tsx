import { choicesOf } from '../../domain/forms/field-schema'
import types from '../../generated/screens/SubscriptionType.json'
import { language, text } from '../language/locale'
import { changed, keyOf, ofClass, type Branch, type Subscription } from './subscription-tree'
import styles from './SubscriptionPage.module.css'

interface Props {
  branches: Branch[]
  chosen: Subscription[]
  onChoose: (chosen: Subscription[]) => void
}

/** Kinds of content, subscribed as a whole, and product classes by category. */
export function SubscriptionTree({ branches, chosen, onChoose }: Props) {
  const keys = new Set(chosen.map(keyOf))
  const has = (subject: Subscription) => keys.has(keyOf(subject))
  const set = (subjects: Subscription[], include: boolean) =>
    onChoose(changed(chosen, subjects, include))
  const kinds = choicesOf(types, language).flatMap(({ value, label }) =>
    // Safe cast: the values are those of the type; 1 stands for the classes below.
    value === 1 ? [] : { label, subject: { typeId: value, dataId: 0 } as Subscription },
  )
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{text('orders.subscriptions.content')}</legend>
        <ul className={styles.classes}>
          {kinds.map(({ label, subject }) => (
            <li key={label}>
              <Box
                label={label}
                checked={has(subject)}
                onChange={(include) => set([subject], include)}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{text('orders.subscriptions.classes')}</legend>
        {branches.map(({ name, classes }) => {
          const subjects = classes.map(({ id }) => ofClass(id))
          const count = subjects.filter(has).length
          return (
            <div key={name} className={styles.branch} role="group" aria-label={name}>
              <Box
                strong
                label={name}
                checked={count === subjects.length}
                partly={count > 0 && count < subjects.length}
                onChange={(include) => set(subjects, include)}
              />
              <ul className={styles.classes}>
                {classes.map((productClass) => (
                  <li key={productClass.id}>
                    <Box
                      label={productClass.name}
                      checked={has(ofClass(productClass.id))}
                      onChange={(include) => set([ofClass(productClass.id)], include)}
                    />
                  </li>
                ))}
              </ul>
            </div>
          )
        })}
      </fieldset>
    </>
  )
}

interface BoxProps {
  label: string
  checked: boolean
  /** Indeterminate: some of the items it represents are selected. */
  partly?: boolean
  strong?: boolean
  onChange: (checked: boolean) => void
}

function Box({ label, checked, partly = false, strong = false, onChange }: BoxProps) {
  return (
    <label className={strong ? `${styles.box} ${styles.strong}` : styles.box}>
      <input
        type="checkbox"
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = partly
        }}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  )
}
