import { inputSchemas } from '../../domain/calculation/calculate'
import type { ReportKind } from '../../domain/calculation/report-data'
import { asks } from './kinds'
import { inputRows } from '../../domain/calculation/input-rows'
import type { UnitSystem } from '../../domain/units/units'
import { useFormParts } from '../forms/useFormParts'
import { language, text } from '../language/locale'
import scrolling from '../ui/Scrolling.module.css'
import styles from './ReportPage.module.css'

/** The input of a calculation, for reports and for printing. */
export function Parameters({
  page,
  input = {},
  system,
}: {
  page: ReportKind
  input: object | undefined
  system: UnitSystem
}) {
  const { texts } = useFormParts(inputSchemas[page])
  const { rows, tables } = inputRows(input, texts, {
    language,
    system,
    text,
    asked: (name, values) => asks(page, name, values),
  })
  return (
    <section className={styles.parameters}>
      <h2>{text('calculation.report.input')}</h2>
      <dl>
        {rows.map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {tables.map(({ name, label, columns, rows: cells }) => (
        <div key={name} className={`${scrolling.sideways} ${styles.scroll}`}>
          <h3>{label}</h3>
          <table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {cells.map((row, at) => (
                <tr key={at}>
                  {row.map((cell, column) => (
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </section>
  )
}
