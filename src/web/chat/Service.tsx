import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { closeService, useServicePlace } from '../actions/service'
import { queries } from '../calls/api'
import { ServiceDialog } from './ServiceDialog'
import { sendView, sharesView } from './view-sharing'

/** The chat dialog while open. Also reports the current page, for customers who agreed to share it. */
export function Service() {
  const isOpen = useServicePlace() !== 'closed'
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!sharesView()) return
    // Wait until the page has set its title.
    const timer = window.setTimeout(sendView, 500)
    return () => window.clearTimeout(timer)
  }, [pathname, search])
  if (!isOpen) return null
  return (
    <ServiceDialog
      onClose={() => {
        closeService()
        void queries.invalidateQueries({ queryKey: ['chatStatus'] })
      }}
    />
  )
}
