import { Link, useSearchParams } from 'react-router'
import { shown, unitOf, type Quantity } from '../../domain/units/units'
import { text } from '../language/locale'
import styles from './Calculator.module.css'
import type { Fields } from './fields'
import { valueAt } from './paths-in'

/** Says that a figure is made by another page, or that it was entered although another page makes it. */
export function ChainHint({
  calculator,
  path,
  quantity = 'number',
}: {
  calculator: Fields
  path: string
  quantity: Quantity | undefined
}) {
  const [search] = useSearchParams()
  const made = calculator.chainAt?.(path)
  const value = valueAt(calculator.values, path)
  const isEntered = typeof value === 'number' && value !== made?.value
  const { system } = calculator
  if (!made) return isEntered && calculator.isTyped?.(path) ? <Entered /> : null
  const page = text(`calculation.page.${made.of}`)
  const id = search.get('id')
  const to = `/productCategories/calculationReports/${made.of}${id ? `?id=${id}` : ''}`
  if (value === made.value)
    return (
      <p className={styles.usual}>
        <Link to={to}>{text('calculation.joint.from', { page })}</Link>
      </p>
    )
  const figure = `${shown(made.value, quantity, system)} ${unitOf(quantity, system)}`.trim()
  return (
    <p className={styles.usual}>
      {isEntered && `${text('calculation.joint.entered')} `}
      <button type="button" onClick={() => calculator.follow(path)}>
        {text('calculation.joint.take', { page, value: figure })}
      </button>
    </p>
  )
}

const Entered = () => <p className={styles.usual}>{text('calculation.joint.entered')}</p>
