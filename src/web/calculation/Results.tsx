import type {
  CalculationPage,
  Inputs,
  Results as Computed,
} from '../../domain/calculation/calculate'
import { shown, unitOf, type Quantity, type UnitSystem } from '../../domain/calculation/units'
import { text, type TextKey } from '../locale'
import { Charts } from './Charts'
import { Figures } from './Figures'
import styles from './Results.module.css'
import { Warnings } from './Warnings'

interface Props<Page extends CalculationPage> {
  page: Page
  input: Inputs[Page]
  result: Computed[Page]
  system: UnitSystem
}

/** A result as the calculators and the saved reports show it: the main figures, warnings, charts, all figures. */
export function Results<Page extends CalculationPage>({
  page,
  input,
  result,
  system,
}: Props<Page>) {
  return (
    <>
      <dl className={styles.main}>
        {mainFigures[page](result).map(([name, value, quantity, tone]) => (
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
      <Charts {...{ page, input, result, system }} />
      <Figures {...{ page, input, result, system }} />
    </>
  )
}

type Main = [name: string, value: number, quantity: Quantity, tone?: 'good' | 'warn' | 'bad'][]

const toneOf = (utilisation: number) =>
  utilisation > 1 ? 'bad' : utilisation > 0.9 ? 'warn' : 'good'

const mainFigures: { [Page in CalculationPage]: (result: Computed[Page]) => Main } = {
  clamp: ({ Fmin, Fmax, atFmax, atFmin, torqueRec }) => {
    const utilisation = Math.max(atFmax.utilisation, atFmin.utilisation)
    return [
      ['Fmin', Fmin, 'force'],
      ['Fmax', Fmax, 'force'],
      ['utilisation', utilisation, 'share', toneOf(utilisation)],
      ['torqueRec', torqueRec, 'torque'],
    ]
  },
  flexibility: ({ FKR, FKerf, loss, Phi, safety }) => [
    ['FKR', FKR, 'force', FKR <= 0 ? 'bad' : FKR < FKerf ? 'warn' : 'good'],
    ['loss', loss, 'force'],
    ['Phi', Phi, 'number'],
    ['safety', safety, 'number', safety < 1 ? 'bad' : 'good'],
  ],
  stretching: ({ mode, nom, max, limit }) => [
    ['force', nom.force, 'force'],
    ...(nom.elongation === undefined
      ? []
      : ([['elongation', nom.elongation, 'length']] satisfies Main)),
    [
      mode === 'lockbolt' ? 'tensileUtilisation' : 'utilisation',
      ...([max.utilisation, 'share', toneOf(max.utilisation)] as const),
    ],
    ['limit', limit, 'force'],
  ],
}
