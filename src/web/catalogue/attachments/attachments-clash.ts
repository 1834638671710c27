import type { Schemas } from '../../../domain/schemas'

export type Content = Schemas['ProductAttachments']

/** What is saved as one and compared one by one. */
export const parts = ['media', 'replacements', 'related', 'useCases'] as const
export type Part = (typeof parts)[number]

/** Two contents, of which one was saved while the other was typed. */
export interface Clash {
  theirs: Content
  /** What both have changed, each in a way of their own. */
  both: Part[]
}

/** What becomes of what is typed when somebody else was faster: what they have saved, with the parts that were changed here. */
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

/** The contents of a part as one line each. */
export const linesOf = (content: Content, part: Part): string[] =>
  content[part].map((one) =>
    (['originalName', 'name', 'nameEn', 'text', 'textEn'] as const)
      .map((field) => (one as Partial<Record<string, string>>)[field])
      .filter(Boolean)
      .join(' · '),
  )

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
