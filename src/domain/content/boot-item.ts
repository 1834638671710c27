import type { Schemas } from '../schemas'

/** Stored item of the page frame: texts in both languages, addresses below this site. */
export interface BootItemData {
  /** A file per language for the guide. */
  imageUrl?: string | Schemas['Text']
  imageName?: Schemas['Text']
  content?: Schemas['Text']
  link?: string
  /** Table of contents of the guide if it differs from the document's. */
  directory?: BootEntry[]
}

export interface BootEntry {
  title: Schemas['Text']
  pageNum: number
  childs?: BootEntry[]
}
