import { Suspense, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { pageTitles } from '../../../generated/pages'
import { text, type TextKey } from '../../language/locale'
import { AntdProvider } from '../../screens/AntdProvider'
import { useUser } from '../../session/session'
import { usePageTitle } from '../../ui/page-title'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { Tabs } from '../../ui/Tabs'
import { keysIn } from '../../../domain/lists/objects'
import { BaseSettings } from './BaseSettings'
import { ContactSettings } from './ContactSettings'
import { OwnData } from './OwnData'
import { RegionSettings } from './RegionSettings'
import { Security } from './Security'
import { SubscriptionSettings } from './SubscriptionSettings'
import styles from './Settings.module.css'

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
