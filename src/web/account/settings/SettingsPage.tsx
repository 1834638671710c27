import { Suspense, type ReactNode } from 'react'
import { useSearchParams, Link } from 'react-router'
import { pageTitles } from '../../../generated/pages'
import { text, type TextKey, language, formatNumber } from '../../language/locale'
import { AntdProvider } from '../../screens/AntdProvider'
import { useUser } from '../../session/session'
import { usePageTitle } from '../../ui/page-title'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { Tabs } from '../../ui/Tabs'
import { keysIn } from '../../../domain/lists/objects'
import { BaseSettings } from './BaseSettings'
import { ContactSettings } from './ContactSettings'
import { OwnData } from './OwnData'
import { Security } from './Security'
import styles from './Settings.module.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { LanguageSwitch } from '../../actions/LanguageSwitch'
import { api, dataOf } from '../../calls/api'
import { ProfileForm } from './ProfileForm'

const parts = {
  base: { title: 'settings.base', Part: BaseSettings },
  contact: { title: 'settings.contact', Part: ContactSettings },
  region: { title: 'settings.region', Part: RegionSettings },
  subscriptions: { title: 'settings.subscriptions', Part: SubscriptionSettings },
  security: { title: 'settings.security', Part: Security },
  data: { title: 'settings.data', Part: OwnData },
} as const satisfies Record<string, { title: TextKey; Part: () => ReactNode }>

const names = keysIn(parts)

/** A customer's account settings; the open section is in the address. */
export function SettingsPage() {
  usePageTitle(text(pageTitles['/set']))
  const [query, setQuery] = useSearchParams()
  const user = useUser()
  const open = names.find((name) => name === query.get('part')) ?? 'base'
  const { Part } = parts[open]
  if (!user) return null
  return (
    <AntdProvider>
      <section className={styles.page}>
        <h1>{text(pageTitles['/set'])}</h1>
        <Tabs
          label={text(pageTitles['/set'])}
          tabs={names.map((key) => ({ key, title: text(parts[key].title) }))}
          active={open}
          onChange={(part) => setQuery({ part }, { replace: true })}
        >
          <Suspense fallback={<PageSkeleton />}>
            <Part />
          </Suspense>
        </Tabs>
      </section>
    </AntdProvider>
  )
}

/** The language of pages, messages and mails, and the customer's region. */
function RegionSettings() {
  const { data: regions } = useSuspenseQuery({
    queryKey: ['regions', language],
    queryFn: () => dataOf(api.GET('/admin/web/front/region/tree')),
    staleTime: Infinity,
  })
  return (
    <div className={styles.parts}>
      <section className={styles.card}>
        <h2>{text('settings.language')}</h2>
        <p className={styles.soft}>{text('settings.languageHint')}</p>
        <LanguageSwitch />
      </section>
      <section className={styles.card}>
        <h2>{text('settings.place')}</h2>
        <ProfileForm name="settings.region" fields={['region']} context={{ regions }} />
      </section>
    </div>
  )
}

/** The number of subscriptions, with a link to change them. */
function SubscriptionSettings() {
  const { data } = useSuspenseQuery({
    queryKey: ['subscriptions'],
    queryFn: () => dataOf(api.GET('/web/my/subscription')),
  })
  return (
    <section className={styles.card}>
      <h2>{text('settings.subscriptions')}</h2>
      <p className={styles.soft}>{text('settings.subscriptionsHint')}</p>
      <p>
        {data.length === 0
          ? text('settings.noSubscription')
          : text('settings.subscribed', { count: formatNumber(data.length) })}
      </p>
      <p>
        <Link to="/subscribe">{text('settings.chooseSubscriptions')}</Link>
      </p>
    </section>
  )
}
