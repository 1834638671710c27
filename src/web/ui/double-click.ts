/**
 * Makes a double click on a link navigate once, even while its page is loading: a second history entry of the same
 * page would block going back.
 */
export function takeDoubleClicksAsOne(): void {
  let last = ''
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const href = link?.href ?? ''
      if (event.detail > 1 && href && href === last) event.preventDefault()
      last = href
    },
    { capture: true },
  )
}
