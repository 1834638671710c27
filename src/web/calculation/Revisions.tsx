import { Link } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { formatTime, text } from '../language/locale'
import styles from './ReportPage.module.css'

/** The revisions of a report with their reasons, each to be compared with the one before. */
export function Revisions({
  report: { id, revisions = [] },
}: {
  report: Schemas['CalculationReport']
}) {
  if (revisions.length < 2) return null
  return (
    <section className={styles.parameters}>
      <h2>{text('calculation.signed.revisions')}</h2>
      <ul>
        {revisions.map((revision, at) => {
          const before = revisions[at + 1]
          const name = text('calculation.signed.revisionOf', { revision: revision.revision })
          return (
            <li key={revision.id}>
              {revision.id === id ? (
                <strong>{name}</strong>
              ) : (
                <Link to={`/calculationReport/${revision.id}`}>{name}</Link>
              )}{' '}
              · {formatTime(revision.createTime)} · {revision.createdBy}
              {revision.change && ` · ${revision.change}`}
              {before && (
                <>
                  {' · '}
                  <Link to={`/calculationReport/compare?a=${before.id}&b=${revision.id}`}>
                    {text('calculation.signed.compareBefore')}
                  </Link>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
