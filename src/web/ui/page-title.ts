import { useLayoutEffect, useSyncExternalStore } from 'react'
import { companyName } from '../language/company-name'

let open: string | undefined
const listeners = new Set<() => void>()

function setOpen(title: string | undefined) {
  open = title
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Sets the document title; without a title, that of the shop. */
export function usePageTitle(title?: string): void {
  useLayoutEffect(() => {
    const shop = companyName()
    document.title = title ? `${title} · ${shop}` : shop
    setOpen(title)
    return () => setOpen(undefined)
  }, [title])
}

/** The title that the open page has set, without the shop's name. */
export const useOpenTitle = () => useSyncExternalStore(subscribe, () => open)
