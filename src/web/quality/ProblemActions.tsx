import { Link } from 'react-router'
import { problemState } from '../../domain/quality/quality'
import { useMayCall } from '../actions/handling'
import { text } from '../language/locale'
import type { Problem } from './problem-queries'
import styles from './QualityPages.module.css'

/** The buttons "Process" (while something is to be done) and "Details". */
export function ProblemActions({ record: { id, stateCode } }: { record: Problem }) {
  const page = `/supplierProblem/details?id=${id}`
  return (
    <>
      {stateCode !== problemState.completed && (
        <Link className={styles.action} to={`${page}&type=deal`}>
          {text('quality.process')}
        </Link>
      )}
      <Link className={styles.action} to={`${page}&type=details`}>
        {text('quality.details')}
      </Link>
    </>
  )
}

export function RaiseLink() {
  const mayRaise = useMayCall('/office/quality/problem')
  if (!mayRaise) return null
  return <Link to="/office/quality/raise">{text('quality.raise')}</Link>
}
