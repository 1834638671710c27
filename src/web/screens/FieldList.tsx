import { Fragment } from 'react'
import { titleOf } from '../../domain/forms/field-schema'
import { language } from '../language/locale'
import styles from './FieldList.module.css'
import { FieldValue } from './FieldValue'
import type { FieldsProps } from './RecordContent'
import { tonesOf } from './resource'

/** Fields of a record with their labels. */
export function FieldList({ resource, fields, record }: FieldsProps) {
  return (
    <dl className={styles.fields}>
      {fields.map(([name, field]) => (
        <Fragment key={name}>
          <dt>{titleOf(field, name, language)}</dt>
          <dd>
            <FieldValue schema={field} value={record[name]} tones={tonesOf(resource, name)} />
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
