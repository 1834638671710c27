import { text } from '../language/locale'
import { Empty } from '../ui/Empty'
import styles from './Calculator.module.css'
import type { Calculator } from './useCalculator'

/** Lists the faults that prevent a result. */
export function Missing({
  calculator: { faults, sentenceOf, questionsElsewhere = [] },
  onField,
}: {
  calculator: Pick<Calculator, 'faults' | 'sentenceOf'> &
    // A method has no other pages.
    Partial<Pick<Calculator, 'questionsElsewhere'>>
  /** Goes to a field, where it may be folded away. */
  onField?: (path: string) => void
}) {
  return (
    <div className={styles.missing}>
      <Empty icon="info" title={text('calculation.missing')} />
      <ul>
        {faults.slice(0, 12).map((fault) => (
          <li key={`${fault.path}${fault.code}`}>
            {onField ? (
              <button type="button" className={styles.link} onClick={() => onField(fault.path)}>
                {sentenceOf(fault)}
              </button>
            ) : (
              sentenceOf(fault)
            )}
          </li>
        ))}
        {questionsElsewhere.map(({ page, path, written }) => (
          <li key={`${page} ${path}`}>
            {text('calculation.question.elsewhere', {
              page: text(`calculation.page.${page}`),
              written,
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
