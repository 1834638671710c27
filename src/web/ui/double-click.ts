/**
 * A link that is pressed twice leads there once, also while its page is still on its way: a second step of the history
 * to the same page would hold up who goes back.
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
