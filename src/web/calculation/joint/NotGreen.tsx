import { checkWords } from '../../../domain/calculation/checks/sentences'
import type { CheckRow } from '../../../domain/calculation/checks/check'
import type { Joint } from '../../../domain/calculation/joint/views'
import { text } from '../../language/locale'
import calculator from '../Calculator.module.css'
import styles from './Joint.module.css'
import { placeText } from './place'
import { fieldOfReason } from './reason-fields'

/** The reasons why a joint is not green: each check that was not made, as a link to the field that it waits for. */
export function NotGreen({
  checks,
  joint,
  onField,
}: {
  checks: CheckRow[]
  joint: Partial<Joint>
  onField: ((path: string) => void) | undefined
}) {
  const notMade = checks.filter(({ state }) => state === 'notMade')
  if (notMade.length === 0) return null
  return (
    <section className={styles.missing}>
      <p>{text('calculation.joint.missing')}</p>
      <ul>
        {notMade.map((row) => {
          const { name, reason } = checkWords(row, text)
          const path = fieldOfReason(row, joint)
          const place = row.place === undefined ? '' : ` (${placeText(row.place)})`
          const sentence = `${name}${place}: ${reason ?? ''}`
          return (
            <li key={`${row.name} ${row.place}`}>
              {path && onField ? (
                <button type="button" className={calculator.link} onClick={() => onField(path)}>
                  {sentence}
                </button>
              ) : (
                sentence
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
