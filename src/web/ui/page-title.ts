import { useEffect } from 'react'
import { text } from '../language/locale'

/** Sets the document title; without a title, that of the shop. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    const shop = text('shell.brand')
    document.title = title ? `${title} · ${shop}` : shop
  }, [title])
}
