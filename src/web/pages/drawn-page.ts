import type { ComponentType, ReactElement } from 'react'
import type { Access, Frame } from '../../domain/pages/page'
import type { TextKey } from '../language/locale'

/** A page drawn by hand: router, gate, titles, sitemap and preloads follow from this. */
export type DrawnPage = {
  path: `/${string}`
  frame: Frame
  access: Access
  /** A heading that is the same for everybody: the server writes it before any script runs. */
  title: TextKey | null
  /** The sentence below that heading. */
  lead?: TextKey
  preload: Preload
} & ({ Page: ComponentType } | { element: ReactElement })

/**
 * The server sends this with the page before any script runs: its whole text for search engines and the names of its
 * files; the names of its files; or nothing.
 */
export type Preload = 'text' | 'files' | 'none'

/** The generated screens of the lists in a frame; their paths and titles stand in the descriptors. */
export interface ListPages {
  frame: Frame
  Page: ComponentType
  access: Access
  /** With `files` the headings of the lists are sent too. */
  preload: 'files' | 'none'
}
