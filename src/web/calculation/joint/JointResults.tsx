import { jointVerdictSentence } from '../../../domain/calculation/checks/sentences'
import { warningSentence } from '../../../domain/calculation/sentences'
import type { JointResult } from '../../../domain/calculation/joint/compute-joint'
import type { Joint } from '../../../domain/calculation/joint/views'
import type { UnitSystem } from '../../../domain/units/units'
import { text } from '../../language/locale'
import { Icon } from '../../ui/Icon'
import results from '../Results.module.css'
import { ChainFigureList } from './ChainFigureList'
import { CheckTable } from './CheckTable'
import { JointCharts } from './JointCharts'
import { NotGreen } from './NotGreen'
import { OutsideChecks } from './OutsideChecks'

/** The judgement of a joint, every check of it, the figures of its chain and its diagram. */
export function JointResults({
  result,
  joint,
  system,
  onField,
}: {
  result: JointResult
  joint: Partial<Joint>
  system: UnitSystem
  /** Goes to the field that a check waits for; absent where nothing can be entered, as in a report. */
  onField?: (path: string) => void
}) {
  const { verdict, checks, outside, warnings } = result
  return (
    <>
      <p className={`${results.verdict} ${results[verdict.tone]}`} role="status">
        {jointVerdictSentence(verdict, text)}
      </p>
      <NotGreen checks={checks} joint={joint} onField={onField} />
      <CheckTable checks={checks} system={system} />
      <OutsideChecks outside={outside} />
      {warnings.length > 0 && (
        <ul className={results.warnings}>
          {warnings.map((warning) => (
            <li
              key={warning.code}
              className={warning.level === 'warning' ? results.bad : results.note}
            >
              <Icon name={warning.level === 'warning' ? 'warning' : 'info'} size={18} />
              {warningSentence(warning, text, system)}
            </li>
          ))}
        </ul>
      )}
      <ChainFigureList result={result} system={system} />
      <JointCharts result={result} joint={joint} system={system} />
    </>
  )
}
