import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { isCustomer } from '../../domain/account/account'
import { askForLogin } from '../actions/gate'
import { api, dataOf } from '../calls/api'
import { text } from '../language/locale'
import { hasPage } from '../../domain/pages/paths'
import { useUser } from '../session/session'
import { Icon } from '../ui/Icon'
import { badgeOf } from './unread'
import styles from './MessageBell.module.css'

/** The cart button with its count; visitors are asked to log in, and users who cannot buy have none. */
export function Cart() {
  const navigate = useNavigate()
  const user = useUser()
  const buys = isCustomer(user)
  const { data } = useQuery({
    queryKey: ['cartCounts'],
    queryFn: () => dataOf(api.GET('/web/my/cart/counts')),
    enabled: buys,
    meta: { quiet: true },
  })
  const count = buys && data ? data.counts : 0
  const label = count > 0 ? text('shell.cartCount', { count }) : text('shell.cart')
  const content = (
    <>
      <Icon name="cart" size={24} />
      {count > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {badgeOf(count)}
        </span>
      )}
    </>
  )
  if (!user) {
    return (
      <button
        type="button"
        className={styles.bell}
        aria-label={label}
        title={label}
        onClick={() => askForLogin(navigate, '/cart')}
      >
        {content}
      </button>
    )
  }
  if (!buys) return null
  return hasPage('/cart') ? (
    <Link to="/cart" className={styles.bell} aria-label={label} title={label}>
      {content}
    </Link>
  ) : (
    <span className={`${styles.bell} ${styles.still}`} role="img" aria-label={label} title={label}>
      {content}
    </span>
  )
}
