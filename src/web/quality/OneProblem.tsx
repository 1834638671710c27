import type { ReactNode } from 'react'
import { text, type TextKey } from '../language/locale'
import { OneRecord, type Back } from '../screens/OneRecord'
import { useRecordSchema } from '../screens/record-schema'
import { usePageTitle } from '../ui/page-title'
import { ProblemArticle } from './ProblemArticle'
import { askProblem, problemKey, type Problem, type Side } from './problem-queries'
import { supplierProblems } from './resources'

/** Loads the problem named by the address for one side; the child draws its actions. */
export function OneProblem({
  id,
  side,
  back,
  actions,
  aside,
  children,
}: {
  id: number
  side: Side
  back: Back
  actions?: (problem: Problem) => ReactNode
  aside?: (problem: Problem) => ReactNode
  children: (problem: Problem) => ReactNode
}) {
  usePageTitle(text('quality.problem'))
  const schema = useRecordSchema(supplierProblems)
  return (
    <OneRecord
      id={id}
      queryKey={problemKey(side, id)}
      ask={() => askProblem(side, id)}
      missing={missing('quality.notFound')}
      back={back}
    >
      {(problem) => (
        <ProblemArticle
          problem={problem}
          schema={schema}
          side={side}
          back={back}
          actions={actions?.(problem)}
          aside={aside?.(problem)}
        >
          {children(problem)}
        </ProblemArticle>
      )}
    </OneRecord>
  )
}

/** Texts for a record that does not exist. */
export const missing = (title: TextKey) => ({
  title: text(title),
  hint: text('quality.missingHint'),
})
