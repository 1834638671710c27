import { differenceSentence, modelDifferences } from '../../domain/calculation/model-fit'
import type { Schemas } from '../../domain/schemas'
import { language, text } from '../language/locale'
import { Button } from '../ui/Button'
import styles from './Calculator.module.css'
import type { Calculator } from './useCalculator'

/** Tells in which fields the calculation is no longer that of the model, since a report must not name both. */
export function ModelDifferences({
  calculator,
  product,
  isApart,
  onApart,
}: {
  calculator: Pick<Calculator, 'page' | 'input' | 'schema' | 'system' | 'values' | 'replace'>
  product: Schemas['CalculationProduct']
  /** The report will be saved without the model. */
  isApart: boolean
  onApart: () => void
}) {
  const { page, input, schema, system, values, replace } = calculator
  const differences = modelDifferences(page, input, product)
  if (differences.length === 0) return null
  const own = Object.fromEntries(differences.map(({ field, model }) => [field, model]))
  return (
    <div className={styles.differences} role="status">
      <ul>
        {differences.map((difference) => (
          <li key={difference.field}>
            {differenceSentence(difference, schema, { say: text, language, system })}
          </li>
        ))}
      </ul>
      <Button small onClick={() => replace({ ...values, ...own }, own)}>
        {text('calculation.model.restore')}
      </Button>
      {isApart ? (
        <span>{text('calculation.model.isApart')}</span>
      ) : (
        <Button small look="quiet" onClick={onApart}>
          {text('calculation.model.apart')}
        </Button>
      )}
    </div>
  )
}
