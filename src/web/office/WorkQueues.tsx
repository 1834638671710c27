import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { labelOf } from '../../domain/forms/field-schema'
import type { Schemas } from '../../domain/schemas'
import kinds from '../../generated/screens/QueueFigureKind.json'
import names from '../../generated/screens/QueueName.json'
import { everyMinute } from '../actions/read-messages'
import { api, dataOf } from '../calls/api'
import { formatNumber, language, text } from '../language/locale'
import { FailedToLoad } from '../ui/FailedToLoad'
import styles from './WorkQueues.module.css'

/** Each queue's open, overdue, own and unassigned items; every number links to its list. */
export function WorkQueues() {
  const { data, error, refetch } = useQuery({
    // Shares the key prefix of the lists, so that they are invalidated together.
    queryKey: ['data', 'queues'],
    queryFn: () => dataOf(api.GET('/office/queue/list')),
    refetchInterval: everyMinute,
    meta: { quiet: true },
  })
  if (data?.length === 0) return null
  return (
    <section className={styles.queues} aria-busy={!data && !error}>
      <h2>{text('office.queues')}</h2>
      {error && <FailedToLoad query={{ error, refetch }} />}
      {data && (
        <dl className={styles.list}>
          {data.map(({ what, figures }) => (
            <Fragment key={what}>
              <dt>{labelOf(names, what, language)}</dt>
              <dd>
                {figures.map((figure) => (
                  <Figure key={figure.kind} {...figure} />
                ))}
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
    </section>
  )
}

function Figure({ kind, counts, link }: Schemas['QueueFigure']) {
  return (
    <Link to={link} className={counts === 0 ? styles.none : styles[kind]}>
      {labelOf(kinds, kind, language)} <b>{formatNumber(counts)}</b>
    </Link>
  )
}
