import { Fragment, Suspense, useState } from 'react'
import type { CalculationPage, Inputs, Results } from '../../domain/calculation/calculate'
import { figureGroups, type Figure } from '../../domain/calculation/figures'
import { formulas } from '../../domain/calculation/formulas'
import { shown, unitOf, type UnitSystem } from '../../domain/units/units'
import { lazyPage } from '../pages/lazy-page'
import { text, type TextKey } from '../language/locale'
import { FormulaToggle } from './FormulaToggle'
import styles from './Results.module.css'

const Formula = lazyPage('Formula', () => import('./Formula'), 'calculation')

/** The figures of a result in their groups; each shows its formula when it is asked for. */
export function Figures<Page extends CalculationPage>({
  page,
  input,
  result,
  system,
}: {
  page: Page
  input: Inputs[Page]
  result: Results[Page]
  system: UnitSystem
}) {
  const [open, setOpen] = useState<string>()
  return (
    <div className={styles.groups}>
      {figureGroups(page, input, result).map(({ title, figures }) => (
        <section key={title} className={styles.group}>
          <h3>{text(`calculation.group.${title}`)}</h3>
          <table>
            <tbody>
              {figures.map((figure) => {
                const key = `${title}.${figure.name}`
                return (
                  <FigureRow
                    key={key}
                    figure={figure}
                    system={system}
                    open={open === key}
                    onToggle={() => setOpen(open === key ? undefined : key)}
                  />
                )
              })}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  )
}

function FigureRow({
  figure: { name, value, quantity, formula },
  system,
  open,
  onToggle,
}: {
  figure: Figure
  system: UnitSystem
  open: boolean
  onToggle: () => void
}) {
  return (
    <Fragment>
      <tr>
        {/* Every name of a figure has its text, which the tests look at. */}
        <th scope="row">{text(`calculation.figure.${name}` as TextKey)}</th>
        <td className={styles.value} data-figure={name}>
          {shown(value, quantity, system)} <small>{unitOf(quantity, system)}</small>
        </td>
        <td className={styles.toggle}>
          {formula && <FormulaToggle open={open} onToggle={onToggle} />}
        </td>
      </tr>
      {open && formula && (
        <tr>
          <td colSpan={3} className={styles.formula}>
            <Suspense fallback={formulas[formula].plain}>
              <Formula tex={formulas[formula].tex} />
            </Suspense>
            <small>{text('calculation.formula.units')}</small>
            {formulas[formula].source && (
              <small>{text('calculation.source', { source: formulas[formula].source })}</small>
            )}
          </td>
        </tr>
      )}
    </Fragment>
  )
}
