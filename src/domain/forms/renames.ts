/** A field that had other names before. */
export interface Rename {
  /** The path of the object that holds it, in today's names; `*` stands for every entry of a list. */
  at: readonly string[]
  /** Its former names, the newest first. */
  was: readonly string[]
  now: string
}

type Values = Record<string, unknown>

/**
 * A stored value with today's names. A value under a former name stays there if today's name has a value already:
 * nothing is overwritten. Applied to its own result it changes nothing.
 */
export function renamed(value: unknown, renames: readonly Rename[]): unknown {
  // Outer fields first, because the paths of inner ones are written in today's names.
  const inOrder = [...renames].sort((first, second) => first.at.length - second.at.length)
  return inOrder.reduce((before, rename) => renamedAt(before, rename.at, rename), value)
}

function renamedAt(value: unknown, path: readonly string[], rename: Rename): unknown {
  const [step, ...rest] = path
  if (step === '*')
    return Array.isArray(value) ? value.map((item) => renamedAt(item, rest, rename)) : value
  if (!isValues(value)) return value
  if (step === undefined) return renamedIn(value, rename)
  return step in value ? { ...value, [step]: renamedAt(value[step], rest, rename) } : value
}

function renamedIn(value: Values, { was, now }: Rename): Values {
  const before = was.find((name) => name in value)
  if (before === undefined || now in value) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name === before ? now : name, inner]),
  )
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Today's name of a field of a type. */
export const currentName = (name: string, renames: readonly Rename[] = []): string =>
  renames.find(({ at, was }) => at.length === 0 && was.includes(name))?.now ?? name

/** The former names of a field of a type, the newest first. */
export const formerNames = (name: string, renames: readonly Rename[] = []): readonly string[] =>
  renames.find(({ at, now }) => at.length === 0 && now === name)?.was ?? []
