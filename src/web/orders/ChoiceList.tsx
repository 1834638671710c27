import styles from './ChoiceList.module.css'

interface Props {
  choices: readonly { id: number; fieldName: string; fieldVal: string }[]
  /** Units of the characteristics, where known. */
  units?: readonly { id: number; unit: string }[] | undefined
}

/** The choices of a made-to-measure product. */
export function ChoiceList({ choices, units = [] }: Props) {
  return (
    <ul className={styles.choices}>
      {choices.map(({ id, fieldName, fieldVal }) => (
        <li key={id}>
          <span className={styles.name}>{fieldName}</span> {fieldVal}{' '}
          {units.find((unit) => unit.id === id)?.unit}
        </li>
      ))}
    </ul>
  )
}
