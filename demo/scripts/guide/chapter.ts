import type { Language } from '../../../src/domain/language/language'

export type Both = Record<Language, string>

/** A screenshot: page and user; `{id}` in a path stands for the id of the product of this model. */
export interface Shot {
  path: string
  as?: 'buyer' | 'engineer' | 'partner' | 'supplier'
  model?: string
  /** The button to press first. */
  press?: Both
}

export interface Section {
  title: Both
  text: Both
  /** Actions, in order. */
  steps?: Both[]
  shot?: Shot
}

export interface Chapter {
  title: Both
  sections: Section[]
}
