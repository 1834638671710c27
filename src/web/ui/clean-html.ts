import type { Config } from 'dompurify'
import { richText } from '../../domain/content/rich-text'

const { tags, attributes, linkSchemes } = richText
const own = import.meta.env.BASE_URL

/** Allowed link targets: this site, an anchor, or a scheme of the list. */
const linkPattern = new RegExp(`^(?:(?:${linkSchemes.join('|')}):|/(?!/)|#)`, 'i')

declare global {
  interface Element {
    /** HTML Sanitizer API, which TypeScript does not know yet. */
    setHTML?(html: string, options: { sanitizer: object }): void
  }
}

/** Browsers with the Sanitizer API need no library. */
const library = 'setHTML' in Element.prototype ? undefined : (await import('dompurify')).default

const sanitizer = {
  elements: tags.map((name) => ({
    name,
    // Attributes are listed for some elements only.
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
  // The other attributes are not URLs, so DOMPurify must not check them as such.
  ADD_URI_SAFE_ATTR: allowed.filter((name) => name !== 'href' && name !== 'src'),
  ALLOWED_URI_REGEXP: linkPattern,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config

/** Parses and sanitizes HTML in a separate document, where nothing loads and nothing runs. */
function cleaned(html: string): HTMLElement {
  const { body } = document.implementation.createHTMLDocument('')
  if (library) body.append(library.sanitize(html, config))
  else body.setHTML?.(html, { sanitizer })
  return body
}

/**
 * Sanitizes HTML for display: allowed elements only; links of this site get its base path, external links open a new
 * tab, pictures load lazily.
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
    // Neither sanitizer checks the URLs of pictures as it does those of links.
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

/** The app's path of a link within this site; undefined for other links. */
export function ownPath(link: HTMLAnchorElement): string | undefined {
  const { origin, pathname, search, hash } = new URL(link.href, window.location.href)
  const inside = origin === window.location.origin && pathname.startsWith(own)
  // A file of the site is not a page of the app.
  if (!inside || /\.\w+$/.test(pathname)) return undefined
  return `/${pathname.slice(own.length)}${search}${hash}`
}
