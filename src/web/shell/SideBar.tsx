import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { leaveMessage } from '../actions/leave-message'
import { text } from '../language/locale'
import { useUser } from '../session/session'
import { readStored, writeStored } from '../session/storage'
import { Icon, type IconName } from '../ui/Icon'
import { Popover } from '../ui/Popover'
import { leadsSomewhere } from './navigation'
import { ServiceShortcut } from './ServiceShortcut'
import { QrCode, useHasQrCode } from './QrCode'
import styles from './SideBar.module.css'
import { useRoomy } from './use-roomy'

const stored = 'sideBar'

/** Shortcuts at the edge of the window; hidden on suppliers' problem pages. */
export function SideBar() {
  const { pathname } = useLocation()
  const [open, setOpen] = useState(() => readStored<boolean>(stored, 'local') ?? true)
  const roomy = useRoomy()
  if (pathname.startsWith('/supplierProblem')) return null
  // On a phone the others are in the header and the menu.
  if (!roomy)
    return (
      <aside className={styles.bar}>
        <ToTop comesBack />
      </aside>
    )
  return (
    <aside
      className={styles.bar}
      data-side-bar={open ? 'open' : 'closed'}
      aria-label={text('shell.side')}
    >
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
  return (
    <>
      <ToTop />
      <ServiceShortcut className={`${styles.item} ${styles.service}`} badgeClass={styles.badge} />
      {hasQr !== false && (
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
      )}
      {!user && (
        <Shortcut
          to={`/login?redirect=${encodeURIComponent(pathname + search)}`}
          icon="user"
          label={text('shell.logIn')}
        />
      )}
      {leadsSomewhere('/cart', user) && (
        <Shortcut to="/cart" icon="cart" label={text('shell.cart')} />
      )}
      {leadsSomewhere('/collect', user) && (
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

/** With `comesBack` it overlays the page and appears only while scrolling up. */
function ToTop({ comesBack = false }: { comesBack?: boolean }) {
  const shown = useScrolled(comesBack)
  return (
    <button
      type="button"
      className={`${styles.item} ${shown ? '' : styles.hidden}`}
      aria-label={text('shell.side.top')}
      title={text('shell.side.top')}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    >
      <Icon name="arrowUp" />
    </button>
  )
}

/** True once the top is out of sight; with `upwards` only while scrolling up. */
function useScrolled(upwards: boolean): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    let before = window.scrollY
    const look = () => {
      const now = window.scrollY
      // Ignore the jitter of a resting finger.
      if (upwards && Math.abs(now - before) < 8 && now > 400) return
      setScrolled(now > 400 && (!upwards || now < before))
      before = now
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [upwards])
  return scrolled
}
