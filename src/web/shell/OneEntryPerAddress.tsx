import { useContext, useMemo, type ReactNode } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, useLocation, useHref } from 'react-router'

/**
 * Replaces the entry of the history when a page opens its own address again, as a repeated search or a filter that
 * changes nothing does. Back then always leads to another address. React Router has no public option for this; a
 * wrapped navigator covers every link, form and call to navigate.
 */
export function OneEntryPerAddress({ children }: { children: ReactNode }) {
  const context = useContext(NavigationContext)
  const { pathname, search, hash } = useLocation()
  const open = useHref({ pathname, search, hash })
  const wrapped = useMemo(() => {
    const { navigator } = context
    const push: typeof navigator.push = (to, state, options) =>
      navigator.createHref(to) === open
        ? navigator.replace(to, state, options)
        : navigator.push(to, state, options)
    // The navigator is an instance with getters, which a spread would read once.
    const once = Object.create(navigator, { push: { value: push } }) as typeof navigator
    return { ...context, navigator: once }
  }, [context, open])
  return <NavigationContext.Provider value={wrapped}>{children}</NavigationContext.Provider>
}
