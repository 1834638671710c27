import type { Schemas } from '../schemas'

type Placeholder = Schemas['ReplyPlaceholder']

/** Words in braces, also in doubled or full-width ones, which are not replaced. */
const written = /[{｛]?[{｛][^{}｛｝\n]*[}｝][}｝]?/g

export const inBraces = (placeholder: string) => `{${placeholder}}`

/** Names in braces that are no placeholders. */
export function unknownPlaceholders(text: string, known: readonly string[]): string[] {
  const names = new Set(known.map(inBraces))
  return [...new Set(text.match(written) ?? [])].filter((word) => !names.has(word))
}

/** The placeholders that a text still holds. */
export const placeholdersLeft = <Name extends string>(
  text: string,
  known: readonly Name[],
): Name[] => known.filter((name) => text.includes(inBraces(name)))

/** Replaces the placeholders that have a value; the others stay for the agent to see. */
export function withValues(text: string, values: readonly Schemas['PlaceholderValue'][]): string {
  const known = new Map(values.map(({ placeholder, value }) => [inBraces(placeholder), value]))
  return text.replace(written, (word) => known.get(word) ?? word)
}

/** One value for each placeholder; the compiler demands all. */
export type PlaceholderValues = Record<Placeholder, string | undefined>
