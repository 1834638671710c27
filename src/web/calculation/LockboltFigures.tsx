import { Link } from 'react-router'
import { shown, unitOf, type UnitSystem } from '../../domain/units/units'
import type { Schemas } from '../../domain/schemas'
import { text } from '../language/locale'
import styles from './Results.module.css'

const figures = [
  ['clampingForce', 'force'],
  ['minimumTensionLoad', 'force'],
  ['pulledOffForce', 'force'],
  ['shearLoad', 'force'],
  ['gripMin', 'length'],
  ['gripMax', 'length'],
] as const

/** In place of the clamp page for a lockbolt, which no torque tightens: what applies, and the figures of its maker. */
export function LockboltFigures({
  product,
  system,
}: {
  product: Schemas['CalculationProduct']
  system: UnitSystem
}) {
  const query = `?id=${product.id}`
  return (
    <section className={styles.group}>
      <p>
        {text('calculation.lockbolt')}{' '}
        <Link to={`/productCategories/calculationReports/stretching${query}`}>
          {text('calculation.page.stretching')}
        </Link>
        {' · '}
        <Link to={`/productCategories/calculationReports/flexibility${query}`}>
          {text('calculation.page.flexibility')}
        </Link>
      </p>
      <h3>{text('calculation.lockbolt.figures')}</h3>
      <table>
        <tbody>
          {figures.map(([name, quantity]) => {
            const value = product[name]
            if (value === undefined) return null
            return (
              <tr key={name}>
                <th scope="row">{text(`calculation.lockbolt.${name}`)}</th>
                <td className={styles.value}>
                  {shown(value, quantity, system)} <small>{unitOf(quantity, system)}</small>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
