import { Link } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { text } from '../language/locale'
import styles from './QualityPages.module.css'

export function ReportActions({
  record: { id, isEvaluation },
}: {
  record: Schemas['CustomerProblem']
}) {
  const page = `/customerAnalysis/details?id=${id}`
  return (
    <>
      {isEvaluation === 0 && (
        <Link className={styles.action} to={`${page}&type=evaluation`}>
          {text('quality.evaluate')}
        </Link>
      )}
      <Link className={styles.action} to={`${page}&type=details`}>
        {text('quality.details')}
      </Link>
    </>
  )
}

export function ComplaintLink() {
  return <Link to="/customerAnalysis/complaint">{text('quality.complain.mine')}</Link>
}
