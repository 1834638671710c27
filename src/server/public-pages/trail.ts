import { markup, type Markup } from './markup'
import type { Asking } from './public-page'

interface Step {
  name: string
  address: string
}

/** Breadcrumbs, as HTML and as structured data. */
export function trailOf({ text, to, whole }: Asking, steps: Step[]) {
  const all = [{ name: text('shell.home'), address: '/' }, ...steps]
  const shown: Markup = markup`<nav><ol>${all.map(
    ({ name, address }) => markup`<li><a href="${to(address)}">${name}</a></li>`,
  )}</ol></nav>`
  return {
    markup: shown,
    structured: {
      '@type': 'BreadcrumbList',
      itemListElement: all.map(({ name, address }, nth) => ({
        '@type': 'ListItem',
        position: nth + 1,
        name,
        item: whole(to(address)),
      })),
    },
  }
}
