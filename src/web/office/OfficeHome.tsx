import { listMarkOf } from '../../domain/language/language'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { labelOf } from '../../domain/forms/field-schema'
import staffRole from '../../generated/screens/StaffRole.json'
import {
  everyMinute,
  messagesKey,
  model,
  readOnOpening,
  useReading,
} from '../actions/read-messages'
import { api, dataOf } from '../calls/api'
import { formatNumber, formatTime, language, text } from '../language/locale'
import type { Resource } from '../screens/resource'
import { tabCounts } from '../screens/tab-counts'
import { useUser } from '../session/session'
import { Button } from '../ui/Button'
import { Empty } from '../ui/Empty'
import { FailedToLoad } from '../ui/FailedToLoad'
import { LongText } from '../ui/LongText'
import { usePageTitle } from '../ui/page-title'
import styles from './OfficeHome.module.css'
import { groupsFor } from './resources'
import { WorkQueues } from './WorkQueues'
import { itemAt } from '../../domain/lists/items'

/** Start page of the office: pending work, and the screens the user's roles may open. */
export function OfficeHome() {
  usePageTitle(text('office.title'))
  const user = useUser()
  const roles = (user?.staffRoles ?? []).map((role) => labelOf(staffRole, role, language) ?? role)
  return (
    <div className={styles.home}>
      <header>
        <h1>{text('office.hello', { name: user?.contactName || user?.username || '' })}</h1>
        {roles.length > 0 && (
          <p className={styles.soft}>
            {text('office.roles', { roles: roles.join(listMarkOf[language]) })}
          </p>
        )}
      </header>
      <WorkQueues />
      <Messages />
      {groupsFor(user).map(({ title, resources }) => (
        <section key={title} className={styles.part}>
          <h2>{text(title)}</h2>
          <ul className={styles.links}>
            {resources.map((resource) => (
              <li key={resource.name}>
                <Link to={resource.route}>{text(resource.title)}</Link>
                <Waiting resource={resource} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Number of records of a list that wait for this user. */
function Waiting({ resource }: { resource: Resource }) {
  const { tabs, route } = resource
  const { data } = useQuery({
    ...tabCounts(resource),
    enabled: tabs?.waiting !== undefined,
    refetchInterval: 60_000,
  })
  const waiting = data?.filter(({ value }) => tabs?.waiting?.includes(value)) ?? []
  const count = waiting.reduce((sum, { counts }) => sum + counts, 0)
  if (!tabs || count === 0) return null
  return (
    <Link to={`${route}?${tabs.by}=${itemAt(waiting, 0).value}`} className={styles.waiting}>
      {text('office.waiting', { count: formatNumber(count) })}
    </Link>
  )
}

function Messages() {
  const { data, error, refetch } = useQuery({
    queryKey: [messagesKey, 'unread'],
    queryFn: () =>
      dataOf(
        api.GET('/admin/sysnotifyremind/page', {
          params: { query: { model, state: 1, current: 1, size: 10 } },
        }),
      ),
    refetchInterval: everyMinute,
    meta: { quiet: true },
  })
  const { busy, readAll } = useReading()
  const records = data?.records ?? []

  return (
    <section className={styles.card} aria-busy={!data && !error}>
      <header className={styles.cardHeader}>
        <h2>{text('office.messages')}</h2>
        {data && data.total > 0 && (
          <>
            <span className={styles.soft}>
              {text('office.messages.unread', { count: formatNumber(data.total) })}
            </span>
            <Button small disabled={busy} onClick={readAll}>
              {text('office.messages.read')}
            </Button>
          </>
        )}
      </header>
      {error && <FailedToLoad query={{ error, refetch }} />}
      {data && records.length === 0 && (
        <Empty
          icon="check"
          title={text('office.messages.none')}
          hint={text('office.messages.noneHint')}
        />
      )}
      <ul className={styles.messages}>
        {records.map((message) => (
          <li key={message.id}>
            <time dateTime={message.createTime}>{formatTime(message.createTime)}</time>
            <LongText
              value={message.content}
              link={
                message.link
                  ? { to: message.link, onClick: () => readOnOpening(message) }
                  : undefined
              }
            />
          </li>
        ))}
      </ul>
      <p className={styles.soft}>
        <Link to="/office/news">{text('shell.bell.all')}</Link>
      </p>
    </section>
  )
}
