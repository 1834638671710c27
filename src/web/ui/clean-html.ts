import type { Config } from 'dompurify'
import { richText } from '../../domain/content/rich-text'

const { tags, attributes, linkSchemes } = richText
const own = import.meta.env.BASE_URL

/** Addresses of this site, of one's own page, or with a scheme of the list. */
const linkPattern = new RegExp(`^(?:(?:${linkSchemes.join('|')}):|/(?!/)|#)`, 'i')

declare global {
  interface Element {
    /** The Sanitizer API of WICG, which TypeScript does not know yet. */
    setHTML?(html: string, options: { sanitizer: object }): void
  }
}

/** Browsers that clean texts themselves need no library for it. */
const library = 'setHTML' in Element.prototype ? undefined : (await import('dompurify')).default

const sanitizer = {
  elements: tags.map((name) => ({
    name,
    attributes: [...((attributes as Partial<Record<string, readonly string[]>>)[name] ?? [])],
  })),
  attributes: [],
  comments: false,
  dataAttributes: false,
}

const allowed = [...new Set<string>(Object.values(attributes).flat())]

const config = {
  ALLOWED_TAGS: [...tags],
  ALLOWED_ATTR: allowed,
  // The others are no addresses, and not to be judged as such.
  ADD_URI_SAFE_ATTR: allowed.filter((name) => name !== 'href' && name !== 'src'),
  ALLOWED_URI_REGEXP: linkPattern,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config

/** Nothing but what may stand in a text, in a document of its own, where nothing loads and nothing runs. */
function cleaned(html: string): HTMLElement {
  const { body } = document.implementation.createHTMLDocument('')
  if (library) body.append(library.sanitize(html, config))
  else body.setHTML?.(html, { sanitizer })
  return body
}

/**
 * A text with markup as it is shown: nothing but what may stand in it, links of this site below its base, links to other
 * sites in a window of their own, pictures when they come near.
 */
export function cleanHtml(html: string): string {
  const box = cleaned(html)
  for (const link of box.querySelectorAll('a')) {
    const target = link.getAttribute('href') ?? ''
    if (!linkPattern.test(target)) link.removeAttribute('href')
    else if (/^https?:/i.test(target)) {
      link.target = '_blank'
      link.rel = 'noreferrer'
    } else if (target.startsWith('/') && !isOwn(target)) {
      link.setAttribute('href', own + target.slice(1))
    }
  }
  for (const picture of box.querySelectorAll('img')) {
    // Neither cleaner judges the addresses of pictures as it does those of links.
    if (!/^(https:|\/(?!\/))/i.test(picture.getAttribute('src') ?? '')) picture.remove()
    else {
      picture.setAttribute('loading', 'lazy')
      if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '')
    }
  }
  for (const table of box.querySelectorAll('table')) {
    const frame = document.createElement('div')
    frame.className = 'table'
    frame.tabIndex = 0
    table.replaceWith(frame)
    frame.append(table)
  }
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
