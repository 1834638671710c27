import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { pageTitles } from '../../../generated/pages'
import type { CartState } from '../../actions/paste-list'
import { formatNumber, text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { Empty } from '../../ui/Empty'
import { OpenPageSkeleton } from '../../ui/PageSkeleton'
import { usePageTitle } from '../../ui/page-title'
import { CartContent } from './CartContent'
import { CartFiles } from './CartFiles'
import { OrderingHelpLink } from '../../ui/OrderingHelp'
import styles from './CartPage.module.css'
import { cartQuery } from './cart-query'
import { QuickEntryDialog } from './QuickEntryDialog'

/** The cart: lines are changed, dated and reserved together, or filled from a list. */
export function CartPage() {
  usePageTitle(text(pageTitles['/cart']))
  const { data: lines, error, refetch } = useQuery({ ...cartQuery, meta: { quiet: true } })
  const navigate = useNavigate()
  // Set only by a list that was pasted on another page.
  const { isEntering = false }: CartState = useLocation().state ?? {}
  const [entering, setEntering] = useState(isEntering)

  function closeEntry() {
    setEntering(false)
    // A reload does not open it again.
    if (isEntering) void navigate('.', { replace: true, state: null })
  }

  if (error && !lines)
    return (
      <div className={styles.sheet}>
        <Empty icon="warning" title={text('orders.cart.failed')} hint={error.message}>
          <Button onClick={() => void refetch()}>{text('screens.retry')}</Button>
        </Empty>
      </div>
    )
  if (!lines) return <OpenPageSkeleton />

  const enter = <Button onClick={() => setEntering(true)}>{text('orders.entry')}</Button>
  return (
    <div className={styles.cart}>
      <header className={styles.header}>
        <h1>{text(pageTitles['/cart'])}</h1>
        {lines.length > 0 && (
          <>
            <span className={styles.note}>
              {text('orders.cart.count', { count: formatNumber(lines.length) })}
            </span>
            <OrderingHelpLink />
            <span className={styles.enter}>
              <CartFiles lines={lines} />
              {enter}
            </span>
          </>
        )}
      </header>
      {lines.length > 0 ? (
        <CartContent lines={lines} />
      ) : (
        <div className={styles.sheet}>
          <Empty icon="cart" title={text('orders.cart.none')} hint={text('orders.cart.noneHint')}>
            {enter}
            <Link className={styles.link} to="/productCategories/productSelection">
              {text('orders.toSelection')}
            </Link>
            <OrderingHelpLink />
          </Empty>
        </div>
      )}
      {entering && <QuickEntryDialog onClose={closeEntry} />}
    </div>
  )
}
