import type { ReactNode } from 'react'
import { labelOf, titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import problemState from '../../generated/screens/ProblemState.json'
import overdue from '../../generated/screens/Overdue.json'
import severity from '../../generated/screens/Severity.json'
import { CustomerLink } from '../actions/CustomerLink'
import { SchemaView } from '../forms/SchemaView'
import { formatDate, formatTime, language, text } from '../language/locale'
import { deadlineTones } from '../screens/deadline-tones'
import type { Back } from '../screens/OneRecord'
import { Columns, OfficePage } from '../screens/OfficePage'
import { RecordArticle } from '../screens/RecordArticle'
import { Timeline } from '../screens/Timeline'
import { Tag } from '../ui/Tag'
import { FileLinks, SaveButton } from './FileLinks'
import { Pictures } from './Pictures'
import { askReport, type Problem, type Side } from './problem-queries'
import styles from './QualityPages.module.css'
import { problemTones, severityTones } from './state-tones'
import { StateSteps } from './StateSteps'

interface Props {
  problem: Problem
  schema: FieldSchema
  side: Side
  back: Back
  /** Further actions of the viewing side. */
  actions?: ReactNode
  /** The forms of the viewing side. */
  children: ReactNode
  /** Further sections for staff. */
  aside?: ReactNode
}

/** A problem: its status, description, handling, and history. */
export function ProblemArticle(props: Props) {
  const { problem, schema, side, back, actions, aside, children } = props
  const { id, theme, uniqueCode, stateCode, problemDescription, request, raised, due } = problem
  const fields = schema.properties ?? {}
  const title = (name: keyof Problem) => titleOf(fields[name] ?? {}, name, language)
  const { accountId, customer } = problem
  const facts: [keyof Problem, ReactNode][] = [
    ['uniqueCode', uniqueCode],
    ['supplierName', side === 'office' ? problem.supplierName : undefined],
    ['customer', customer && <CustomerLink id={accountId} name={customer} />],
    ['identityName', problem.identityName],
    ['writeDate', formatTime(problem.writeDate)],
    ['assignee', problem.assignee],
    ['dueDate', problem.dueDate && formatDate(problem.dueDate)],
  ]
  const head = {
    title: theme,
    tags: (
      <>
        <Tag tone={problemTones[stateCode]}>{labelOf(problemState, stateCode, language)}</Tag>
        {raised?.severity && (
          <Tag tone={severityTones[raised.severity]}>
            {labelOf(severity, raised.severity, language)}
          </Tag>
        )}
        {due && due !== 'inTime' && (
          <Tag tone={deadlineTones[due]}>{labelOf(overdue, due, language)}</Tag>
        )}
      </>
    ),
    actions: (
      <>
        {actions}
        <SaveButton ask={() => askReport(side, id)}>{text('quality.eightD.save')}</SaveButton>
      </>
    ),
  }
  const steps = <StateSteps stateCode={stateCode} />
  const described = (
    <section className={styles.card}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{title(name)}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <Part title={title('problemDescription')}>
        <p className={styles.prose}>{problemDescription}</p>
        <Pictures images={problem.images} />
        <FileLinks files={problem.files?.map(named)} />
      </Part>
      <Part title={title('request')}>
        <p className={styles.prose}>{request}</p>
      </Part>
      {raised && (
        <SchemaView
          schema="RaisedProblem"
          value={raised}
          without={['supplierId', 'theme', 'problemDescription', 'request', 'severity']}
        />
      )}
    </section>
  )
  const history = <Timeline steps={problem.timeline ?? []} title={title('timeline')} />
  if (side === 'office')
    return (
      <OfficePage {...head}>
        {steps}
        <Columns
          first={described}
          beside={children}
          rest={
            <>
              {aside}
              {history}
            </>
          }
        />
      </OfficePage>
    )
  return (
    <RecordArticle {...head} back={back}>
      {steps}
      {described}
      {children}
      {history}
    </RecordArticle>
  )
}

export const named = ({ id, originalName }: { id: number; originalName: string }) => ({
  id,
  name: originalName,
})

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h2>{title}</h2>
      {children}
    </div>
  )
}
