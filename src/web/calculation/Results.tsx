import { memo } from 'react'
import type {
  CalculationPage,
  Inputs,
  Results as Computed,
} from '../../domain/calculation/calculate'
import {
  notMadeSentences,
  verdictSentence,
  warningSentence,
} from '../../domain/calculation/sentences'
import { isDoubtful, verdictOf, type Verdict } from '../../domain/calculation/verdict'
import { shown, unitOf, type Quantity, type UnitSystem } from '../../domain/units/units'
import { text, type TextKey } from '../language/locale'
import { Charts } from './Charts'
import { Figures } from './Figures'
import styles from './Results.module.css'
import type { Schemas } from '../../domain/schemas'
import { Icon } from '../ui/Icon'

interface Props<Page extends CalculationPage> {
  page: Page
  input: Inputs[Page]
  result: Computed[Page]
  system: UnitSystem
}

/** A result as the calculators and the saved reports show it: the main figures, warnings, charts, all figures. */
function ResultsOfPage<Page extends CalculationPage>({ page, input, result, system }: Props<Page>) {
  const verdict = verdictOf(page, input, result)
  const doubtful = isDoubtful(verdict, result)
  return (
    <>
      <p className={`${styles.verdict} ${styles[doubtful ? 'warn' : verdict.tone]}`}>
        {verdictSentence(page, verdict, doubtful, text)}
      </p>
      <NotMade verdict={verdict} />
      <dl className={styles.main}>
        {mainFigures[page](result, input).map(([name, value, quantity, tone]) => (
          <div key={name} className={tone && styles[tone]}>
            {/* Every name of a figure has its text, which the tests look at. */}
            <dt>{text(`calculation.figure.${name}` as TextKey)}</dt>
            <dd>
              {shown(value, quantity, system)} <small>{unitOf(quantity, system)}</small>
            </dd>
          </div>
        ))}
      </dl>
      <Warnings warnings={result.warnings} system={system} />
      <Charts page={page} input={input} result={result} system={system} />
      <Figures page={page} input={input} result={result} system={system} />
    </>
  )
}

/** Drawn again only when the result is another one, not at every key. */
export const Results = memo(ResultsOfPage) as typeof ResultsOfPage

/** The checks that apply and were not made, each with its reason. */
function NotMade({ verdict }: { verdict: Verdict }) {
  const sentences = notMadeSentences(verdict, text)
  if (sentences.length === 0) return null
  return (
    <section className={styles.notMade}>
      <h3>{text('calculation.notMade')}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}

type Main = [name: string, value: number, quantity: Quantity, tone?: Verdict['tone']][]

const mainFigures: {
  [Page in CalculationPage]: (result: Computed[Page], input: Inputs[Page]) => Main
} = {
  clamp: (result, input) => {
    const { Fmin, Fmax, atFmax, atFmin, torqueRec } = result
    const utilisation = Math.max(atFmax.utilisation, atFmin.utilisation)
    return [
      ['Fmin', Fmin, 'force'],
      ['Fmax', Fmax, 'force'],
      ['utilisation', utilisation, 'share', verdictOf('clamp', input, result).tone],
      ['torqueRec', torqueRec, 'torque'],
    ]
  },
  flexibility: ({ FKR, FKerf, loss, Phi, safety, tensileSafety }) => [
    ['FKR', FKR, 'force', FKR <= 0 ? 'bad' : FKR < FKerf ? 'bad' : 'good'],
    ['loss', loss, 'force'],
    ['Phi', Phi, 'number'],
    tensileSafety === undefined
      ? ['safety', safety, 'number', safety < 1 ? 'bad' : 'good']
      : ['tensileSafety', tensileSafety, 'number', tensileSafety < 1 ? 'bad' : 'good'],
  ],
  stretching: (result, input) => {
    const { mode, nom, min, max, limit } = result
    return [
      ['force', nom.force, 'force'],
      ...(nom.elongation === undefined
        ? []
        : ([['elongation', nom.elongation, 'length']] satisfies Main)),
      [
        mode === 'lockbolt' ? 'tensileUtilisation' : 'utilisation',
        Math.max(min.utilisation, max.utilisation),
        'share',
        verdictOf('stretching', input, result).tone,
      ],
      ['limit', limit, 'force'],
    ]
  },
}

/** Warnings about a result, followed by notes. */
function Warnings({
  warnings,
  system,
}: {
  warnings: Schemas['CalculationWarning'][]
  system: UnitSystem
}) {
  if (warnings.length === 0) return null
  const ordered = [...warnings].sort(
    (a, b) => Number(a.level === 'note') - Number(b.level === 'note'),
  )
  return (
    <div role="status">
      <ul className={styles.warnings}>
        {ordered.map((warning) => (
          <li key={warning.code} className={warning.level === 'warning' ? styles.bad : styles.note}>
            <Icon name={warning.level === 'warning' ? 'warning' : 'info'} size={18} />
            {warningSentence(warning, text, system)}
          </li>
        ))}
      </ul>
    </div>
  )
}
