import type { TextKey } from '../../generated/text-key'

/**
 * The surroundings of a page: the shop's header and footer, the menu of the personal centre within them, the narrower column of
 * the quality reports within them, the suppliers' header, or nothing.
 */
export type Frame = 'shop' | 'centre' | 'reports' | 'supplier' | 'window'

/** The people who may open a page; `gateOf` says what happens to everybody else. */
export type Access =
  | 'everybody'
  /** Everybody, suppliers too. */
  | 'anybody'
  /** Visitors on their way to a login: what they wanted to do stays remembered. */
  | 'entry'
  | 'login'
  | 'officeLogin'
  /** Everybody who is logged in; suppliers only to replace an issued password. */
  | 'password'
  | 'customer'
  | 'company'
  /** Persons whom the maker has opened for quality reports. */
  | 'partner'
  | 'supplier'
  | 'staff'
  /** Customers; visitors only with these values of the path's parameter. */
  | { everybody: readonly string[] }

/** The modules and text areas that are needed to draw a page, as the build's manifest names them. */
export interface Parts {
  modules: string[]
  /** Missing where all areas are needed. */
  texts?: string[]
}

/** The server's part of the list of pages, written by the code generation. */
export interface PageParts {
  /** The parts that are loaded before any page. */
  first: Parts
  /** By path, for pages whose files the server names. */
  pages: Record<string, Parts>
  /** The sentences below headings, by path. */
  leads: Record<string, TextKey>
}
