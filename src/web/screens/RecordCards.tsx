import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { titleOf } from '../../domain/field-schema'
import { language } from '../locale'
import { FieldValue, isNumber } from './FieldValue'
import { addressOf } from './page-address'
import { columnsOf, useRecordSchema } from './record-schema'
import { tonesOf, type Resource, type Row } from './resource'
import styles from './ResourceList.module.css'
import { RowActions } from './RowActions'

interface Props {
  resource: Resource
  /** Nothing while they are on their way. */
  rows: Row[] | undefined
}

/** Records one below the other, as a phone shows them; the first field leads to the record. */
export function RecordCards({ resource, rows }: Props) {
  const [main, ...columns] = columnsOf(useRecordSchema(resource))
  if (!main) return null
  if (!rows) return <Placeholders lines={columns.length + 1} />
  const [mainName, mainField] = main
  return (
    <ul className={styles.cards}>
      {rows.map((row) => {
        const address = addressOf(resource, row)
        const heading = <FieldValue schema={mainField} value={row[mainName]} />
        return (
          <li key={row.id} className={styles.card}>
            <div className={styles.main}>
              {address ? <Link to={address}>{heading}</Link> : heading}
            </div>
            <dl>
              {columns.map(([name, field]) => (
                <Pair key={name} term={titleOf(field, name, language)} number={isNumber(field)}>
                  <FieldValue schema={field} value={row[name]} tones={tonesOf(resource, name)} />
                </Pair>
              ))}
            </dl>
            <RowActions resource={resource} row={row} />
          </li>
        )
      })}
    </ul>
  )
}

function Pair({ term, number, children }: { term: string; number: boolean; children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd className={number ? styles.number : undefined}>{children}</dd>
    </>
  )
}

function Placeholders({ lines }: { lines: number }) {
  return (
    <div className={styles.card} aria-hidden="true">
      {Array.from({ length: lines }, (_none, line) => (
        <div key={line} className={styles.placeholder} />
      ))}
    </div>
  )
}
