import type { Language } from '../../src/domain/language'

export type Both = Record<Language, string>

/** Where a picture is taken, and as whom; a path with `{id}` leads to the product of this model. */
export interface Shot {
  path: string
  as?: 'buyer' | 'engineer' | 'partner' | 'supplier'
  model?: string
  /** Press the first link whose address begins so, and take what it opens. */
  follow?: string
}

export interface Section {
  title: Both
  text: Both
  /** What is done, one after the other. */
  steps?: Both[]
  shot?: Shot
}

export interface Chapter {
  title: Both
  sections: Section[]
}
