import { useEffect } from 'react'
import { companyName } from '../language/company-name'

/** Sets the document title; without a title, that of the shop. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    const shop = companyName()
    document.title = title ? `${title} · ${shop}` : shop
  }, [title])
}
