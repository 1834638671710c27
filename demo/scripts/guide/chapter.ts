import type { Language } from '../../../src/domain/language/language'

export type Both = Record<Language, string>

/** Where a picture is taken, and as whom; a path with `{id}` leads to the product of this model. */
export interface Shot {
  path: string
  as?: 'buyer' | 'engineer' | 'partner' | 'supplier'
  model?: string
  /** The button to press before. */
  press?: Both
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
