import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { problemState } from '../../domain/quality/quality'
import { mayLeavePart } from '../forms/leaving'
import { text } from '../language/locale'
import { AntdProvider } from '../screens/AntdProvider'
import { Tabs } from '../ui/Tabs'
import { EvidencePanel } from './EvidencePanel'
import { ExpenseTable } from './ExpenseTable'
import { OneProblem } from './OneProblem'
import { askExpenses, expensesKey, type Problem } from './problem-queries'
import styles from './QualityPages.module.css'
import { Rounds } from './Rounds'
import { SchemePanel } from './SchemePanel'

const back = { to: '/supplierProblem', title: 'quality.problems' } as const

/** A problem for the supplier, with the forms to answer it; `type=deal` allows changes. */
export function SupplierProblemPage() {
  const [query] = useSearchParams()
  return (
    <AntdProvider>
      <OneProblem id={Number(query.get('id'))} side="supplier" back={back}>
        {(problem) => (
          <ProblemTabs
            key={problem.id}
            problem={problem}
            mayChange={query.get('type') !== 'details'}
          />
        )}
      </OneProblem>
    </AntdProvider>
  )
}

type TabName = 'scheme' | 'evidence' | 'expenses'

function ProblemTabs({ problem, mayChange }: { problem: Problem; mayChange: boolean }) {
  const { stateCode } = problem
  const withEvidence = stateCode >= problemState.toBeVerified
  const withExpenses = stateCode === problemState.completed
  const names: TabName[] = [
    'scheme',
    ...(withEvidence ? (['evidence'] as const) : []),
    ...(withExpenses ? (['expenses'] as const) : []),
  ]
  const [chosen, setChosen] = useState<TabName>()
  const first = stateCode === 3 || stateCode === 4 ? 'evidence' : 'scheme'
  const active = chosen && names.includes(chosen) ? chosen : first
  return (
    <section className={styles.card}>
      <Tabs
        label={text('quality.handling')}
        tabs={names.map((key) => ({ key, title: text(`quality.tab.${key}`) }))}
        active={active}
        onChange={(tab) => mayLeavePart() && setChosen(tab)}
      >
        {active === 'scheme' && <SchemePanel problem={problem} mayChange={mayChange} />}
        {active === 'evidence' && <EvidencePanel problem={problem} mayChange={mayChange} />}
        {active !== 'expenses' && <Rounds problem={problem} part={active} />}
        {active === 'expenses' && <Expenses id={problem.id} />}
      </Tabs>
    </section>
  )
}

function Expenses({ id }: { id: number }) {
  const { data } = useQuery({
    queryKey: expensesKey('supplier', id),
    queryFn: () => askExpenses('supplier', id),
  })
  return data ? <ExpenseTable expenses={data} /> : null
}
