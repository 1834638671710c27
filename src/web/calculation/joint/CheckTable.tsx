import { Fragment, useState } from 'react'
import { checkWords } from '../../../domain/calculation/checks/sentences'
import { inWordsOf } from '../../../domain/calculation/formula-words'
import type { CheckRow } from '../../../domain/calculation/checks/check'
import { shown, unitOf, type Quantity, type UnitSystem } from '../../../domain/units/units'
import { language, text } from '../../language/locale'
import { FormulaToggle } from '../FormulaToggle'
import styles from './Joint.module.css'
import { placeText } from './place'

/** Every check that applies: its step, its place, what is required and what there is. */
export function CheckTable({ checks, system }: { checks: CheckRow[]; system: UnitSystem }) {
  const [open, setOpen] = useState<string>()
  return (
    <section className={styles.checks}>
      <h3>{text('calculation.joint.checks')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('calculation.joint.column.check')}</th>
            <th scope="col" className={styles.number}>
              {text('calculation.joint.column.required')}
            </th>
            <th scope="col" className={styles.number}>
              {text('calculation.joint.column.actual')}
            </th>
            <th scope="col">{text('calculation.joint.column.state')}</th>
            <th scope="col">
              <span className="visually-hidden">{text('calculation.formula')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {checks.map((row, at) => {
            const key = `${row.name} ${row.place ?? at}`
            return (
              <Row
                key={key}
                row={row}
                system={system}
                open={open === key}
                onToggle={() => setOpen(open === key ? undefined : key)}
              />
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

const digits = (value: number) => (value >= 1e4 ? '> 10⁴' : value.toFixed(2))

function Row({
  row,
  system,
  open,
  onToggle,
}: {
  row: CheckRow
  system: UnitSystem
  open: boolean
  onToggle: () => void
}) {
  const { name, step, place, required, safety, state, formula, numbers, source } = row
  const words = checkWords(row, text)
  return (
    <Fragment>
      <tr data-check={name} data-state={state}>
        <th scope="row">
          <span className={styles.step}>{step}</span> {words.name}
          {place !== undefined && <small className={styles.of}>{placeText(place)}</small>}
        </th>
        <td className={styles.number}>{required.toFixed(2)}</td>
        <td className={styles.number}>
          {safety === undefined ? '–' : digits(safety)}
          <Figures row={row} system={system} />
        </td>
        <td>
          <span className={`${styles.state} ${styles[state]}`}>{words.state}</span>
          {words.reason && <small className={styles.of}>{words.reason}</small>}
        </td>
        <td>
          <FormulaToggle
            open={open}
            onToggle={onToggle}
            of={place === undefined ? words.name : `${words.name} ${placeText(place)}`}
          />
        </td>
      </tr>
      {open && (
        <tr>
          <td colSpan={5} className={styles.wide}>
            <span className={styles.formula}>
              {formula && <span>{inWordsOf(language, formula)}</span>}
              {numbers && <span>{numbers}</span>}
              <span>{text('calculation.source', { source: inWordsOf(language, source) })}</span>
            </span>
          </td>
        </tr>
      )}
    </Fragment>
  )
}

/** The required and the actual safety. */
function Figures({
  row: { figure, limit, quantity },
  system,
}: {
  row: CheckRow
  system: UnitSystem
}) {
  if (figure === undefined || limit === undefined || quantity === undefined) return null
  // Checks name quantities of the units alone.
  const of = quantity as Quantity
  return (
    <small className={styles.of}>
      {shown(figure, of, system)} / {shown(limit, of, system)} {unitOf(of, system)}
    </small>
  )
}
