import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { closeService, useServiceOpen } from '../actions/service'
import { queries } from '../calls/api'
import { ServiceDialog } from './ServiceDialog'
import { sendView, sharesView } from './view-sharing'

/** The dialog while it is open, and the page that is looked at, for who agreed to show it. */
export function Service() {
  const open = useServiceOpen()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!sharesView()) return
    // The page names itself when it is drawn.
    const timer = window.setTimeout(sendView, 500)
    return () => window.clearTimeout(timer)
  }, [pathname, search])
  if (!open) return null
  return (
    <ServiceDialog
      onClose={() => {
        closeService()
        void queries.invalidateQueries({ queryKey: ['chatStatus'] })
      }}
    />
  )
}
