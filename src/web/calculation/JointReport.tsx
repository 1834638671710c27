import {
  checkWords,
  jointVerdictSentence,
  outsideWords,
  placeWord,
} from '../../domain/calculation/checks/sentences'
import type { CheckRow } from '../../domain/calculation/checks/check'
import { itemAt } from '../../domain/lists/items'
import type { JointResult } from '../../domain/calculation/joint/compute-joint'
import { shown, unitOf, type Quantity, type UnitSystem } from '../../domain/units/units'
import { text } from '../language/locale'
import scrolling from '../ui/Scrolling.module.css'
import styles from './ReportPage.module.css'
import results from './Results.module.css'

const tones = { good: 'good', incomplete: 'incomplete', bad: 'bad' } as const

const columns = ['step', 'check', 'figure', 'limit', 'required', 'actual', 'state'] as const

/** The checks of a saved joint, as they were made then. */
export function JointReport({ result, system }: { result: JointResult; system: UnitSystem }) {
  const { verdict, checks, outside } = result
  return (
    <>
      <p className={`${results.verdict} ${results[tones[verdict.tone]]}`}>
        {jointVerdictSentence(verdict, text)}
      </p>
      <section className={styles.parameters}>
        <h2>{text('calculation.signed.section.checks')}</h2>
        <div className={`${scrolling.sideways} ${styles.scroll} ${styles.checks}`}>
          <table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {text(`calculation.signed.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {checks.map((row, at) => (
                <tr key={at}>
                  {cellsOf(row, system).map((cell, column) => (
                    <td
                      key={column}
                      data-label={text(`calculation.signed.${itemAt(columns, column)}`)}
                    >
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {outside.length > 0 && (
          <>
            <h3>{text('calculation.signed.outside')}</h3>
            <ul>
              {outside.map((row) => {
                const { name, reason } = outsideWords(row, text)
                return (
                  <li key={row.name}>
                    {row.step} {name} – {reason}
                  </li>
                )
              })}
            </ul>
          </>
        )}
      </section>
    </>
  )
}

function cellsOf(row: CheckRow, system: UnitSystem): string[] {
  const { name, state, reason } = checkWords(row, text)
  // Checks name the quantities of the units.
  const quantity = (row.quantity ?? 'number') as Quantity
  const figure = (value: number | undefined) =>
    value === undefined
      ? '–'
      : `${shown(value, quantity, system)} ${unitOf(quantity, system)}`.trim()
  return [
    row.step,
    row.place === undefined ? name : `${name}, ${placeWord(row.place, text)}`,
    figure(row.figure),
    figure(row.limit),
    shown(row.required, 'number', 'metric'),
    row.safety === undefined ? '–' : row.safety >= 100 ? '> 100' : row.safety.toFixed(2),
    reason ? `${state}: ${reason}` : state,
  ]
}
