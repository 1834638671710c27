import styles from './ChoiceList.module.css'

interface Props {
  choices: readonly { id: number; fieldName: string; fieldVal: string }[]
  /** Where the units of the characteristics are known. */
  units?: readonly { id: number; unit: string }[] | undefined
}

/** What was chosen of a product made to measure. */
export function ChoiceList({ choices, units = [] }: Props) {
  return (
    <ul className={styles.choices}>
      {choices.map(({ id, fieldName, fieldVal }) => (
        <li key={id}>
          <span className={styles.name}>{fieldName}</span> {fieldVal}{' '}
          {units.find((one) => one.id === id)?.unit}
        </li>
      ))}
    </ul>
  )
}
