import { NavLink } from 'react-router'
import { calculationPages } from '../../domain/calculation/calculate'
import { text } from '../language/locale'
import styles from './Calculator.module.css'

/** The calculators and their verification, of the same product. */
export function CalculationTabs({ product = 0 }: { product?: number }) {
  const query = product > 0 ? `?id=${product}` : ''
  return (
    <nav className={styles.tabs} aria-label={text('calculation.title')}>
      {['joint' as const, ...calculationPages, 'methods' as const, 'verification' as const].map(
        (page) => (
          <NavLink key={page} to={`/productCategories/calculationReports/${page}${query}`}>
            {text(`calculation.page.${page}`)}
          </NavLink>
        ),
      )}
    </nav>
  )
}
