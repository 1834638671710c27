import { fieldAt } from '../../../domain/calculation/faults'
import { choicesOf, titleOf } from '../../../domain/forms/field-schema'
import { language, text } from '../../language/locale'
import type { Calculator } from '../useCalculator'
import { introductions, IntroductionFigure } from './IntroductionFigure'
import styles from './Joint.module.css'

/** The types of load introduction, each with its figure; n itself is typed, because its table is not public. */
export function IntroductionChoice({ calculator }: { calculator: Calculator<'joint'> }) {
  const field = fieldAt(calculator.schema, 'introduction')
  const labels = choicesOf(field, language)
  const chosen = calculator.values.introduction
  return (
    <fieldset className={styles.introductions}>
      <legend>{titleOf(field, 'introduction', language)}</legend>
      {[undefined, ...introductions].map((type, at) => (
        <label key={type ?? 'none'} className={styles.introduction}>
          <input
            type="radio"
            name="introduction"
            {...(at === 0 && { 'data-path': 'introduction' })}
            checked={chosen === type}
            onChange={() => calculator.choose('introduction', type)}
          />
          {type && <IntroductionFigure type={type} />}
          <span>
            {type
              ? (labels.find(({ value }) => value === type)?.label ?? type)
              : text('calculation.joint.introduction.none')}
          </span>
        </label>
      ))}
      <p className={styles.source}>{text('calculation.joint.introduction.source')}</p>
    </fieldset>
  )
}
