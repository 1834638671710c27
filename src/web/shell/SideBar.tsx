import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { leaveMessage } from '../actions/leave-message'
import { text } from '../locale'
import { hasPage } from '../paths'
import { useUser } from '../session'
import { readStored, writeStored } from '../storage'
import { Icon, type IconName } from '../ui/Icon'
import { Popover } from '../ui/Popover'
import { ServiceShortcut } from './ServiceShortcut'
import { QrCode, useHasQrCode } from './QrCode'
import styles from './SideBar.module.css'

const stored = 'sideBar'

/** Shortcuts at the edge of the window; suppliers' problem pages go without. */
export function SideBar() {
  const { pathname } = useLocation()
  const [open, setOpen] = useState(() => readStored<boolean>(stored, 'local') ?? true)
  if (pathname.startsWith('/supplierProblem')) return null
  return (
    <aside className={styles.bar} aria-label={text('shell.side')}>
      {open && <Shortcuts />}
      <button
        type="button"
        className={styles.item}
        aria-expanded={open}
        aria-label={text(open ? 'shell.side.close' : 'shell.side.open')}
        title={text(open ? 'shell.side.close' : 'shell.side.open')}
        onClick={() => {
          setOpen(!open)
          writeStored(stored, !open, 'local')
        }}
      >
        <Icon name={open ? 'chevronRight' : 'chevronLeft'} />
      </button>
    </aside>
  )
}

function Shortcuts() {
  const navigate = useNavigate()
  const user = useUser()
  const { pathname, search } = useLocation()
  const hasQr = useHasQrCode('serviceQrCode')
  const scrolled = useScrolled()
  return (
    <>
      <button
        type="button"
        className={`${styles.item} ${styles.toTop} ${scrolled ? '' : styles.hidden}`}
        aria-label={text('shell.side.top')}
        title={text('shell.side.top')}
        onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      >
        <Icon name="arrowUp" />
      </button>
      <ServiceShortcut />
      <div className={styles.qr}>
        <Popover
          hidden={!hasQr}
          label={text('shell.service')}
          buttonClass={styles.item}
          button={<Icon name="qr" />}
        >
          {() => <QrCode area="serviceQrCode" />}
        </Popover>
      </div>
      {!user && (
        <Shortcut
          to={`/login?redirect=${encodeURIComponent(pathname + search)}`}
          icon="user"
          label={text('shell.logIn')}
        />
      )}
      {hasPage('/cart') && <Shortcut to="/cart" icon="cart" label={text('shell.cart')} />}
      {hasPage('/collect') && (
        <Shortcut to="/collect" icon="heart" label={text('shell.favourites')} />
      )}
      {user?.identity !== '0' && (
        <button
          type="button"
          className={styles.item}
          aria-label={text('shell.side.leaveMessage')}
          title={text('shell.side.leaveMessage')}
          onClick={() => leaveMessage(undefined, navigate)}
        >
          <Icon name="pen" />
        </button>
      )}
    </>
  )
}

function Shortcut({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  return (
    <Link to={to} className={styles.item} aria-label={label} title={label}>
      <Icon name={icon} />
    </Link>
  )
}

/** Whether the top of the page is out of sight. */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > 400)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return scrolled
}
