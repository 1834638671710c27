import { useMutation, useQuery } from '@tanstack/react-query'
import { answerOf, api, dataOf, queries } from '../../calls/api'
import { formatTime, text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { showToast } from '../../ui/toast-list'
import { Tag } from '../../ui/Tag'
import styles from './Settings.module.css'

const devicesKey = ['knownDevices']

/** Devices on which failed attempts of others never lock the user out; each can be removed. */
export function KnownDevices() {
  const { data } = useQuery({
    queryKey: devicesKey,
    queryFn: () => dataOf(api.GET('/web/my/device/list')),
  })
  const forget = useMutation({
    mutationFn: (id: number) =>
      answerOf(api.DELETE('/web/my/device/{id}', { params: { path: { id } } })),
    onSuccess: ({ message }) => {
      showToast('success', message)
      return queries.invalidateQueries({ queryKey: devicesKey })
    },
  })
  return (
    <section className={styles.card}>
      <h2>{text('settings.devices')}</h2>
      <p className={styles.soft}>{text('settings.devices.hint')}</p>
      {!data && <PageSkeleton />}
      {data?.length === 0 && <p className={styles.soft}>{text('settings.devices.none')}</p>}
      <ul className={styles.list}>
        {data?.map(({ id, browser, system, lastTime, createTime, current }) => (
          <li key={id}>
            <div className={styles.what}>
              <span>
                {[browser, system].filter(Boolean).join(' · ') || text('settings.sessions.unknown')}
                {current && <Tag tone="good">{text('settings.sessions.current')}</Tag>}
              </span>
              <span className={styles.soft}>
                {text('settings.devices.facts', {
                  since: formatTime(createTime),
                  last: formatTime(lastTime),
                })}
              </span>
            </div>
            <Button small disabled={forget.isPending} onClick={() => forget.mutate(id)}>
              {text('settings.devices.forget')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
