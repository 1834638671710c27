import type { ReactNode } from 'react'
import { titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import { language } from '../language/locale'
import styles from './Facts.module.css'

interface Props {
  /** Field, its schema and its value in the order of the page; empty values are left out. */
  facts: [name: string, field: FieldSchema | undefined, value: ReactNode][]
}

/** Values of a record side by side, each below its title. */
export function Facts({ facts }: Props) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, , value]) => value)
        .map(([name, field, value]) => (
          <div key={name}>
            <dt>{titleOf(field ?? {}, name, language)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
