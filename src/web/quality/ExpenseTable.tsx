import { titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import { standardCurrency, totalOf } from '../../domain/quality/quality'
import type { Schemas } from '../../domain/schemas'
import { useFormParts } from '../forms/useFormParts'
import { language, text } from '../language/locale'
import { FieldValue, isNumber } from '../screens/FieldValue'
import { useWide } from '../screens/useWide'
import { IconButton } from '../ui/IconButton'
import styles from './QualityPages.module.css'

type Expense = Schemas['Expense']
type Column = [name: string, field: FieldSchema]

export const money = new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'zh-CN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

interface Props {
  expenses: Expense[]
  onRemove?: ((expense: Expense) => void) | undefined
}

/** The expenses of a problem with their sum in the standard currency; stacked on a phone. */
export function ExpenseTable({ expenses, onRemove }: Props) {
  const { texts } = useFormParts('Expense')
  const wide = useWide()
  const columns = Object.entries(texts.properties ?? {}).filter(([, field]) => field['x-column'])
  if (expenses.length === 0) return <p>{text('quality.noExpenses')}</p>
  return (
    <div className={styles.scroll}>
      {wide ? (
        <AsTable columns={columns} expenses={expenses} onRemove={onRemove} />
      ) : (
        <AsCards columns={columns} expenses={expenses} onRemove={onRemove} />
      )}
      <p className={styles.total}>
        {text('quality.expenses.total', {
          total: `${standardCurrency.symbol} ${money.format(totalOf(expenses))}`,
        })}
      </p>
    </div>
  )
}

function AsTable({ columns, expenses, onRemove }: Props & { columns: Column[] }) {
  return (
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
            {columns.map((column) => (
              <td key={column[0]} className={isNumber(column[1]) ? styles.number : undefined}>
                <Value column={column} expense={expense} />
              </td>
            ))}
            {onRemove && (
              <td>
                <Removal expense={expense} onRemove={onRemove} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function AsCards({ columns, expenses, onRemove }: Props & { columns: Column[] }) {
  const [main, ...others] = columns
  return (
    <ul>
      {expenses.map((expense, index) => (
        <li key={expense.id ?? index} className={styles.expense}>
          <div className={styles.expenseName}>
            {main && <Value column={main} expense={expense} />}
            {onRemove && <Removal expense={expense} onRemove={onRemove} />}
          </div>
          <dl>
            {others.map((column) => (
              <div key={column[0]}>
                <dt>{titleOf(column[1], column[0], language)}</dt>
                <dd>
                  <Value column={column} expense={expense} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

function Value({ column: [name, field], expense }: { column: Column; expense: Expense }) {
  if (name === 'amount') return money.format(expense.amount)
  if (name === 'standardCurrencyAmount')
    return `${standardCurrency.symbol} ${money.format(expense.standardCurrencyAmount ?? 0)}`
  // The names are the properties of the expense's schema.
  return <FieldValue schema={field} value={expense[name as keyof Expense]} />
}

function Removal({
  expense,
  onRemove,
}: {
  expense: Expense
  onRemove: (expense: Expense) => void
}) {
  return (
    <IconButton
      icon="trash"
      look="takeAway"
      label={text('quality.expenses.remove', { name: expense.costTypeName })}
      onClick={() => onRemove(expense)}
    />
  )
}
