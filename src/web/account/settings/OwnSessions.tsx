import { useMutation, useQuery } from '@tanstack/react-query'
import { AskedAction } from '../../actions/AskedAction'
import { answerOf, api, dataOf, queries } from '../../calls/api'
import { formatTime, text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { showToast } from '../../ui/toast-list'
import { Tag } from '../../ui/Tag'
import styles from './Settings.module.css'

const sessionsKey = ['ownSessions']

/** The user's sessions; each can be ended. */
export function OwnSessions() {
  const { data } = useQuery({
    queryKey: sessionsKey,
    queryFn: () => dataOf(api.GET('/web/my/session/list')),
  })
  const ended = ({ message }: { message: string }) => {
    showToast('success', message)
    return queries.invalidateQueries({ queryKey: sessionsKey })
  }
  const end = useMutation({
    mutationFn: (id: string) =>
      answerOf(api.DELETE('/web/my/session/{id}', { params: { path: { id } } })),
    onSuccess: ended,
  })
  const endOthers = useMutation({
    mutationFn: () => answerOf(api.DELETE('/web/my/session/others')),
    onSuccess: ended,
  })
  return (
    <section className={styles.card}>
      <h2>{text('settings.sessions')}</h2>
      <p className={styles.soft}>{text('settings.sessions.hint')}</p>
      {!data && <PageSkeleton />}
      <ul className={styles.list}>
        {data?.map(({ id, browser, system, address, lastTime, createTime, current }) => (
          <li key={id}>
            <div className={styles.what}>
              <span>
                {[browser, system].filter(Boolean).join(' · ') || text('settings.sessions.unknown')}
              </span>
              <span className={styles.soft}>
                {text('settings.sessions.facts', {
                  address: address || '—',
                  since: formatTime(createTime),
                  last: formatTime(lastTime),
                })}
              </span>
            </div>
            {current ? (
              <Tag tone="good">{text('settings.sessions.current')}</Tag>
            ) : (
              <Button small disabled={end.isPending} onClick={() => end.mutate(id)}>
                {text('settings.sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data && data.length > 1 && (
        <div>
          <AskedAction
            label={text('settings.sessions.endOthers')}
            question={text('settings.sessions.endOthers')}
            explained={text('settings.sessions.endOthersHint')}
            leave={text('settings.cancel')}
            pending={endOthers.isPending}
            onYes={(done) => endOthers.mutate(undefined, { onSettled: done })}
          />
        </div>
      )}
    </section>
  )
}
