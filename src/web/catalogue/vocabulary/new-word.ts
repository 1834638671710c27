import type { Schemas } from '../../../domain/schemas'

type Form = Partial<Record<keyof Schemas['ReadingWord'], string>>

/** Address of the form for a new word of the vocabulary, with these fields filled in. */
export const newWord = (fields: Form) =>
  `/office/catalogue/word/new?${new URLSearchParams(fields)}` as const
