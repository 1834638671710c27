import { mayDo } from '../../domain/quality/quality'
import { text } from '../language/locale'
import { AssignProblem } from './AssignQuality'
import { EvidenceJudgement, SchemeJudgement } from './Judgement'
import { OfficeExpenses } from './OfficeExpenses'
import { OneProblem } from './OneProblem'
import { Part } from './ProblemArticle'
import type { Problem } from './problem-queries'
import styles from './QualityPages.module.css'
import { Rounds } from './Rounds'
import { EvidenceView, SchemeView } from './SchemeView'

const back = { to: '/office/quality/problem', title: 'quality.queue' } as const

/** A problem for the inspector. */
export function OfficeProblemPage({ id }: { id: string | undefined }) {
  return (
    <OneProblem
      id={Number(id)}
      side="office"
      back={back}
      actions={(problem) => <AssignProblem record={problem} />}
      aside={(problem) => (
        <section className={styles.card}>
          <Part title={text('quality.tab.expenses')}>
            <OfficeExpenses problem={problem} />
          </Part>
        </section>
      )}
    >
      {(problem) => <Handling key={problem.id} problem={problem} />}
    </OneProblem>
  )
}

/** The supplier's submissions, and the decision that is due. */
function Handling({ problem }: { problem: Problem }) {
  const { improvementProgram: scheme, evidence, stateCode } = problem
  return (
    <>
      <section className={styles.card}>
        <Part title={text('quality.tab.scheme')}>
          {scheme ? <SchemeView scheme={scheme} /> : <p>{text('quality.noScheme')}</p>}
        </Part>
        <SchemeJudgement problem={problem} />
        <Rounds problem={problem} part="scheme" />
      </section>
      {mayDo('seeEvidence', stateCode, 'inspector') && (
        <section className={styles.card}>
          <Part title={text('quality.tab.evidence')}>
            {evidence ? <EvidenceView evidence={evidence} /> : <p>{text('quality.noEvidence')}</p>}
          </Part>
          <EvidenceJudgement problem={problem} />
          <Rounds problem={problem} part="evidence" />
        </section>
      )}
    </>
  )
}
