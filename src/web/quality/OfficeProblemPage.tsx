import { useQuery } from '@tanstack/react-query'
import { mayDo } from '../../domain/quality'
import { text } from '../locale'
import { useRecordSchema } from '../screens/record-schema'
import { usePageTitle } from '../ui/page-title'
import { EvidenceJudgement, SchemeJudgement } from './Judgement'
import { Missing } from './Missing'
import { OfficeExpenses } from './OfficeExpenses'
import { Part, ProblemArticle } from './ProblemArticle'
import { askProblem, problemKey, type Problem } from './problem-queries'
import styles from './QualityPages.module.css'
import { supplierProblems } from './resources'
import { EvidenceView, SchemeView } from './SchemeView'

/** The inspector's desk for one problem. */
export function OfficeProblemPage({ id: given }: { id: string | undefined }) {
  const id = Number(given)
  const known = Number.isSafeInteger(id) && id > 0
  usePageTitle(text('quality.problem'))
  const schema = useRecordSchema(supplierProblems)
  const { data, error, refetch } = useQuery({
    queryKey: problemKey('office', id),
    queryFn: () => askProblem('office', id),
    enabled: known,
    meta: { quiet: true },
  })
  const back = { to: '/office/quality/problem', text: text('quality.queue') }
  if (!data) {
    return (
      <Missing
        known={known}
        error={error}
        retry={() => void refetch()}
        title={text('quality.notFound')}
        back={back}
      />
    )
  }
  return (
    <ProblemArticle problem={data} schema={schema} side="office" back={back}>
      <Handling key={data.id} problem={data} />
      <section className={styles.card}>
        <Part title={text('quality.tab.expenses')}>
          <OfficeExpenses id={data.id} />
        </Part>
      </section>
    </ProblemArticle>
  )
}

/** What the supplier has sent, and the verdict that is due. */
function Handling({ problem }: { problem: Problem }) {
  const { improvementProgram: scheme, evidence, stateCode } = problem
  return (
    <>
      <section className={styles.card}>
        <Part title={text('quality.tab.scheme')}>
          {scheme ? <SchemeView scheme={scheme} /> : <p>{text('quality.noScheme')}</p>}
        </Part>
        <SchemeJudgement problem={problem} />
      </section>
      {mayDo('seeEvidence', stateCode, 'inspector') && (
        <section className={styles.card}>
          <Part title={text('quality.tab.evidence')}>
            {evidence ? <EvidenceView evidence={evidence} /> : <p>{text('quality.noEvidence')}</p>}
          </Part>
          <EvidenceJudgement problem={problem} />
        </section>
      )}
    </>
  )
}
