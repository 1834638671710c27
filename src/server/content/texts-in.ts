/** All texts of a content with their paths in the form: `items.2.link`. */
export function textsIn(content: unknown, place = ''): [string, string][] {
  if (typeof content === 'string') return [[place, content]]
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([name, inner]) =>
    textsIn(inner, place ? `${place}.${name}` : name),
  )
}
