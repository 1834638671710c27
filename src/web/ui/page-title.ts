import { useEffect } from 'react'
import { text } from '../language/locale'

/** Names the browser's tab after what is shown, and after the shop alone without a title. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    const shop = text('shell.brand')
    document.title = title ? `${title} · ${shop}` : shop
  }, [title])
}
