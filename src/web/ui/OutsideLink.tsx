import type { ReactNode } from 'react'
import { text } from '../language/locale'

/** A link to a page of somebody else, which opens in a tab of its own and learns nothing of this one. */
export function OutsideLink({
  address,
  className,
  children = text('screens.open'),
}: {
  address: string
  className?: string | undefined
  children?: ReactNode
}) {
  if (!address.startsWith('https://')) return null
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
    </a>
  )
}
