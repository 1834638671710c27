import type { Schemas } from '../../../domain/schemas'

export type Content = Schemas['ProductAttachments']

/** The parts are saved together but compared separately. */
export const parts = ['media', 'replacements', 'related', 'useCases'] as const
export type Part = (typeof parts)[number]

/** A conflict: somebody else saved while this form was edited. */
export interface Clash {
  theirs: Content
  /** Parts that both have changed differently. */
  both: Part[]
}

/** Merges after a conflict: the other user's content, with the parts changed here. */
export function withTheirs(
  mine: Content,
  theirs: Content,
  begunOn: Content,
): Clash & { draft: Content } {
  const byMe = parts.filter((part) => !isSame(mine[part], begunOn[part]))
  const both = byMe.filter(
    (part) => !isSame(theirs[part], begunOn[part]) && !isSame(mine[part], theirs[part]),
  )
  const own = Object.fromEntries(byMe.map((part) => [part, mine[part]]))
  return { theirs, both, draft: { ...theirs, ...own } }
}

/** One line of text for each entry of a part. */
export const linesOf = (content: Content, part: Part): string[] =>
  content[part].map((entry) =>
    (['originalName', 'name', 'nameEn', 'text', 'textEn'] as const)
      // Each kind of entry has some of these texts.
      .map((field) => (entry as Partial<Record<string, string>>)[field])
      .filter(Boolean)
      .join(' · '),
  )

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
