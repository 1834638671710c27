import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { labelOf, titleOf } from '../../../domain/forms/field-schema'
import type { Schemas } from '../../../domain/schemas'
import record from '../../../generated/screens/CustomerRecord.json'
import { formatDate, formatTime, language, text } from '../../language/locale'
import { deadlineTones } from '../../screens/deadline-tones'
import { mayOpen } from '../../screens/may-open'
import { useUser } from '../../session/session'
import { Tag } from '../../ui/Tag'
import styles from './CustomerPage.module.css'
import { recordKinds } from './record-kinds'

type Row = Schemas['CustomerRecord']

const fields = record.properties

/** The columns after the link to the record; one that no row fills is left out. */
const columns: [keyof typeof fields, (row: Row) => ReactNode][] = [
  ['state', (row) => row.state && <State {...row} state={row.state} />],
  ['turn', ({ turn }) => turn && <Turn turn={turn} />],
  ['dueDate', (row) => row.dueDate && <Due day={row.dueDate} due={row.due} />],
  ['assignee', ({ assignee }) => assignee],
  ['who', ({ who }) => who],
  ['time', ({ time }) => formatTime(time)],
]

/** Records of a customer; each leads to its page if the user may open it. */
export function RecordsTable({ records, withKind }: { records: Row[]; withKind: boolean }) {
  const shown = columns.filter(([name]) => records.some((row) => row[name] !== undefined))
  const title = (name: keyof typeof fields) => titleOf(fields[name], name, language)
  return (
    <div className={styles.scrolling}>
      <table className={styles.table}>
        <thead>
          <tr>
            {withKind && <th scope="col">{title('kind')}</th>}
            <th scope="col">{title('name')}</th>
            {shown.map(([name]) => (
              <th key={name} scope="col">
                {title(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((row, place) => (
            // Subscriptions to all of a kind have no number of their own.
            <tr key={`${row.kind} ${row.id} ${place}`}>
              {withKind && <td>{labelOf(fields.kind, row.kind, language)}</td>}
              <th scope="row">
                <Name row={row} />
              </th>
              {shown.map(([name, draw]) => (
                <td key={name} data-title={title(name)}>
                  {draw(row) ?? text('screens.none')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Name({ row }: { row: Row }) {
  const { opened } = recordKinds[row.kind]
  const user = useUser()
  const { code, further } = row
  const name = further ? text('office.customer.further', { name: row.name, further }) : row.name
  const words = [code, name].filter(Boolean).join(' · ')
  const shown = words || labelOf(fields.kind, row.kind, language)
  return opened && mayOpen(opened.list, user) ? <Link to={opened.page(row)}>{shown}</Link> : shown
}

function State({ kind, state }: Pick<Row, 'kind'> & { state: string }) {
  const { states = {}, tones } = recordKinds[kind]
  return <Tag tone={tones?.[state]}>{labelOf(states, state, language)}</Tag>
}

function Turn({ turn }: { turn: Schemas['CustomerTurn'] }) {
  const label = labelOf(fields.turn, turn, language)
  return turn === 'us' ? <Tag tone="warn">{label}</Tag> : label
}

function Due({ day, due }: { day: string; due: Schemas['Overdue'] | undefined }) {
  return (
    <span>
      {formatDate(day)}{' '}
      {due && due !== 'inTime' && (
        <Tag tone={deadlineTones[due]}>{labelOf(fields.due, due, language)}</Tag>
      )}
    </span>
  )
}
