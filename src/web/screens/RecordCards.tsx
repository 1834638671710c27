import type { ReactNode } from 'react'
import { titleOf } from '../../domain/forms/field-schema'
import { language } from '../language/locale'
import { ChoiceBox } from './Choosing'
import { FieldValue, isNumber, ListedValue } from './FieldValue'
import { addressOf, addressOfField } from './page-address'
import { arranged, nameOf, useRecordSchema, type NamedField } from './record-schema'
import { opening, tonesOf, type Resource, type Row } from './resource'
import styles from './ResourceList.module.css'
import { RowActions } from './RowActions'
import type { Choice } from './useChoice'

interface Props {
  resource: Resource
  columns: NamedField[]
  rows: Row[]
  /** Set if several records can be selected. */
  choice?: Choice | undefined
}

/** Records as cards, for phones; the first field links to the record. */
export function RecordCards({ resource, columns, rows, choice }: Props) {
  const schema = useRecordSchema(resource)
  const { picture, main, others } = arranged(columns)
  if (!main) return null
  const [mainName, mainField] = main
  return (
    <ul className={styles.cards}>
      {rows.map((row) => {
        const address = addressOf(resource, schema, row)
        // Empty fields are left out to save space.
        const filled = others.filter(([name]) => row[name] !== undefined && row[name] !== '')
        return (
          <li key={row.id} className={styles.card}>
            <div className={styles.main}>
              {choice && <ChoiceBox row={row} name={nameOf(row, columns)} choice={choice} />}
              {picture && <FieldValue schema={picture[1]} value={row[picture[0]]} />}
              <ListedValue
                schema={mainField}
                value={row[mainName]}
                unfolds={!resource.page}
                link={address ? { to: address, onClick: () => opening(resource, row) } : undefined}
              />
            </div>
            <dl>
              {filled.map(([name, field]) => (
                <Pair key={name} term={titleOf(field, name, language)} number={isNumber(field)}>
                  <ListedValue
                    schema={field}
                    value={row[name]}
                    tones={tonesOf(resource, name)}
                    unfolds={!resource.page}
                    link={linkTo(addressOfField(resource, name, row))}
                  />
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

const linkTo = (to: string | undefined) => (to ? { to } : undefined)

function Pair({ term, number, children }: { term: string; number: boolean; children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd className={number ? styles.number : undefined}>{children}</dd>
    </>
  )
}
