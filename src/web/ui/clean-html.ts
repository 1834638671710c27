import DOMPurify, { type Config } from 'dompurify'
import { richText } from '../../domain/rich-text'

const { tags, attributes, linkSchemes } = richText
const own = import.meta.env.BASE_URL

const allowed = [...new Set<string>(Object.values(attributes).flat())]

const config = {
  ALLOWED_TAGS: [...tags],
  ALLOWED_ATTR: allowed,
  // The others are no addresses, and not to be judged as such.
  ADD_URI_SAFE_ATTR: allowed.filter((name) => name !== 'href' && name !== 'src'),
  // Addresses of this site, of one's own page, or with a scheme of the list.
  ALLOWED_URI_REGEXP: new RegExp(`^(?:(?:${linkSchemes.join('|')}):|/(?!/)|#)`, 'i'),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config

/**
 * A text with markup as it is shown: nothing but what may stand in it, links of this site below its base, links to other
 * sites in a window of their own, pictures when they come near.
 */
export function cleanHtml(html: string): string {
  const fragment = DOMPurify.sanitize(html, config)
  for (const link of fragment.querySelectorAll('a')) {
    const target = link.getAttribute('href') ?? ''
    if (/^https?:/i.test(target)) {
      link.target = '_blank'
      link.rel = 'noreferrer'
    } else if (target.startsWith('/') && !isOwn(target)) {
      link.setAttribute('href', own + target.slice(1))
    }
  }
  for (const picture of fragment.querySelectorAll('img')) {
    // DOMPurify lets data: pictures pass whatever its pattern says.
    if (!/^(https:|\/(?!\/))/i.test(picture.getAttribute('src') ?? '')) picture.remove()
    else {
      picture.setAttribute('loading', 'lazy')
      if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '')
    }
  }
  for (const table of fragment.querySelectorAll('table')) {
    const frame = document.createElement('div')
    frame.className = 'table'
    frame.tabIndex = 0
    table.replaceWith(frame)
    frame.append(table)
  }
  const box = document.createElement('div')
  box.append(fragment)
  return box.innerHTML
}

const isOwn = (target: string) =>
  target.startsWith(own) && own !== '/' ? true : target.startsWith('/crrc_sales/')

/** The path within the app of a link of this site; nothing for any other link. */
export function ownPath(link: HTMLAnchorElement): string | undefined {
  const { origin, pathname, search, hash } = new URL(link.href, window.location.href)
  const inside = origin === window.location.origin && pathname.startsWith(own)
  // A file of the site is no page of the app.
  if (!inside || /\.\w+$/.test(pathname)) return undefined
  return `/${pathname.slice(own.length)}${search}${hash}`
}
