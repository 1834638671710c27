import { pages } from '../../generated/pages'
import type { Access, Frame } from './page'

/** Below which address the pages of this site are served. */
export const webBase = '/crrc_sales_web_html/'

/** The route of an address of this site; an address copied from a browser starts with the base. */
export const withoutBase = (address: string): string =>
  `${address}/`.startsWith(webBase) ? address.slice(webBase.length - 1) || '/' : address

export interface Page {
  /** As it is declared, with names for its parameters. */
  path: string
  frame: Frame
  access: Access
}

// `satisfies` proves that the keys are the frames, which Object.keys forgets.
const frames = Object.keys({
  shop: true,
  centre: true,
  reports: true,
  supplier: true,
  window: true,
} satisfies Record<Frame, true>) as Frame[]

/** Every page outside the office, whose pages are one here. */
export const allPages: Page[] = frames.flatMap((frame) =>
  Object.entries(pages[frame]).map(([path, access]) => ({ path, frame, access })),
)

const byPath = new Map(allPages.map((page) => [page.path, page]))
/** Paths match as in the front end's router: in any case, with or without a slash at the end. */
const patterns = allPages.map((page) => {
  const pattern = page.path.replace('.', '\\.').replace(/:\w+/g, '[^/]+').replace('/*', '(?:/.*)?')
  return { page, pattern: new RegExp(`^${pattern}/?$`, 'i') }
})

/** The page at a path, which has no query. */
export function pageAt(path: string): Page | undefined {
  // Most paths are written as they are declared; a menu asks for dozens before it is drawn.
  return byPath.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.page
}

/** Menus and buttons offer only addresses that have a page; the server answers 404 for others. */
export const hasPage = (target: string): boolean =>
  pageAt(target.split(/[?#]/)[0] ?? '') !== undefined
