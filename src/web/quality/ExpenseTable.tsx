import { titleOf } from '../../domain/field-schema'
import { standardCurrency, totalOf } from '../../domain/quality'
import type { Schemas } from '../../domain/schemas'
import { useFormParts } from '../forms/useFormParts'
import { language, text } from '../locale'
import { FieldValue, isNumber } from '../screens/FieldValue'
import { IconButton } from '../ui/IconButton'
import styles from './QualityPages.module.css'

export const money = new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'zh-CN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** What a problem has cost, with the sum in standard currency. */
export function ExpenseTable({
  expenses,
  onRemove,
}: {
  expenses: Schemas['Expense'][]
  onRemove?: ((expense: Schemas['Expense']) => void) | undefined
}) {
  const { texts } = useFormParts('Expense')
  const columns = Object.entries(texts.properties ?? {}).filter(([, field]) => field['x-column'])
  if (expenses.length === 0) return <p>{text('quality.noExpenses')}</p>
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(([name, field]) => (
              <th key={name} scope="col" className={isNumber(field) ? styles.number : undefined}>
                {titleOf(field, name, language)}
              </th>
            ))}
            {onRemove && <td />}
          </tr>
        </thead>
        <tbody>
          {expenses.map((expense, index) => (
            <tr key={expense.id ?? index}>
              {columns.map(([name, field]) => (
                <td key={name} className={isNumber(field) ? styles.number : undefined}>
                  {name === 'amount' || name === 'standardCurrencyAmount' ? (
                    `${name === 'amount' ? '' : `${standardCurrency.symbol} `}${money.format(expense[name] ?? 0)}`
                  ) : (
                    <FieldValue schema={field} value={expense[name as keyof typeof expense]} />
                  )}
                </td>
              ))}
              {onRemove && (
                <td>
                  <IconButton
                    icon="trash"
                    look="takeAway"
                    label={text('quality.expenses.remove', { name: expense.costTypeName })}
                    onClick={() => onRemove(expense)}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.total}>
        {text('quality.expenses.total', {
          total: `${standardCurrency.symbol} ${money.format(totalOf(expenses))}`,
        })}
      </p>
    </div>
  )
}
