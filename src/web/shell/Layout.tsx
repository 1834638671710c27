import { Suspense, type ReactNode } from 'react'
import { useServicePlace } from '../actions/service'
import { useLeavingMessage } from '../actions/leave-message'
import { lazyPage } from '../pages/lazy-page'
import { text } from '../language/locale'
import { useUser } from '../session/session'
import { readStored } from '../session/storage'
import { ChatNews } from './ChatNews'
import { FirstThings } from './FirstThings'
import { Footer } from './Footer'
import { Header } from './Header'
import styles from './Layout.module.css'
import { LoadFailure } from './LoadFailure'
import { SideBar } from './SideBar'

const Service = lazyPage('Service', () => import('../chat/Service'), 'chat', 'files', 'mine')

const LookBar = lazyPage('LookBar', () => import('./LookBar'), 'account')

const LeaveMessageDialog = lazyPage(
  'LeaveMessageDialog',
  () => import('../messages/LeaveMessageDialog'),
)

/** Frame of the customers' pages. */
export function Layout({ children }: { children: ReactNode }) {
  const user = useUser()
  const servicePlace = useServicePlace()
  const sharesView = readStored<boolean>('sharesView') === true
  const leavingMessage = useLeavingMessage()
  return (
    <div className={styles.layout} data-service={servicePlace}>
      <a className={styles.skip} href="#content">
        {text('shell.skip')}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <Footer />
      <SideBar />
      <ChatNews />
      {(servicePlace !== 'closed' || sharesView) && (
        <LoadFailure fallback={null}>
          <Suspense>
            <Service />
          </Suspense>
        </LoadFailure>
      )}
      <FirstThings />
      {user?.look && (
        <Suspense>
          <LookBar user={user} look={user.look} />
        </Suspense>
      )}
      {user && leavingMessage && (
        <LoadFailure>
          <Suspense>
            <LeaveMessageDialog />
          </Suspense>
        </LoadFailure>
      )}
    </div>
  )
}
