type Place = 'session' | 'local'

/** How every stored entry looks. */
interface Entry {
  name: string
  content: unknown
  dataType: string
  type: Place
  datetime: number
}

/** What storage did not take of a tab, because it is full or forbidden: it lasts until a reload. */
const untaken = new Map<string, string>()

const areas = { session: () => window.sessionStorage, local: () => window.localStorage }

/** What is stored under a name, or nothing: a browser may refuse storage, or hold something of an older version. */
export function readStored<T>(name: string, place: Place = 'session'): T | undefined {
  try {
    const text = (place === 'session' && untaken.get(name)) || areas[place]().getItem(name)
    if (!text) return undefined
    // Written by writeStored under the same name, or by hand as a plain value.
    const entry = JSON.parse(text) as Entry | string | number | boolean | null
    return (typeof entry === 'object' ? entry?.content : entry) as T | undefined
  } catch {
    return undefined
  }
}

export function writeStored(name: string, content: unknown, place: Place = 'session'): void {
  const entry: Entry = {
    name,
    content,
    dataType: typeof content,
    type: place,
    datetime: Date.now(),
  }
  const text = JSON.stringify(entry)
  if (place === 'session') untaken.delete(name)
  try {
    areas[place]().setItem(name, text)
  } catch {
    // The page works on, it only forgets earlier.
    if (place === 'session') untaken.set(name, text)
  }
}

export function removeStored(name: string, place: Place = 'session'): void {
  if (place === 'session') untaken.delete(name)
  try {
    areas[place]().removeItem(name)
  } catch {
    // What is forbidden holds nothing.
  }
}

/** The names that begin so, of what is stored. */
export function storedNames(start: string, place: Place = 'session'): string[] {
  const names = place === 'session' ? [...untaken.keys()] : []
  try {
    names.push(...Object.keys(areas[place]()))
  } catch {
    // As above.
  }
  return [...new Set(names)].filter((name) => name.startsWith(start))
}
