import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { methods, type MethodName } from '../../domain/calculation/methods/methods'
import { keysIn } from '../../domain/lists/objects'
import { text } from '../language/locale'
import { usePageTitle } from '../ui/page-title'
import { CalculationTabs } from './CalculationTabs'
import styles from './Calculator.module.css'
import { MethodForm } from './MethodForm'

const names = keysIn(methods)

/** Calculations beside the joint: one chooses a method and sees its result, formulas, source and limits. */
export function MethodsPage() {
  const [search, setSearch] = useSearchParams()
  const id = useId()
  usePageTitle(text('calculation.page.methods'))
  const wanted = search.get('method')
  const name = names.find((method) => method === wanted) ?? 'proposedSize'
  const choose = (next: string) =>
    setSearch(
      (now) => {
        now.set('method', next)
        return now
      },
      { replace: true },
    )
  const product = Number(search.get('id'))
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.header}>
        <h1>{text('calculation.title')}</h1>
      </header>
      <CalculationTabs product={Number.isSafeInteger(product) ? product : 0} />
      <div className={styles.chosen}>
        <label htmlFor={id}>{text('methods.choose')}</label>
        <select
          id={id}
          className={styles.select}
          value={name}
          onChange={({ target }) => choose(target.value)}
        >
          {names.map((method: MethodName) => (
            <option key={method} value={method}>
              {text(`methods.name.${method}`)}
            </option>
          ))}
        </select>
        <p>{text(`methods.about.${name}`)}</p>
      </div>
      <MethodForm key={name} name={name} />
    </div>
  )
}
