type Place = 'session' | 'local'

/** How every stored entry looks. */
interface Entry {
  name: string
  content: unknown
  dataType: string
  type: Place
  datetime: number
}

const areas = { session: () => window.sessionStorage, local: () => window.localStorage }

/** What is stored under a name, or nothing: a browser may refuse storage, or hold something of an older version. */
export function readStored<T>(name: string, place: Place = 'session'): T | undefined {
  try {
    const text = areas[place]().getItem(name)
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
  try {
    areas[place]().setItem(name, JSON.stringify(entry))
  } catch {
    // Storage is full or forbidden: the page works on, it only forgets.
  }
}

export function removeStored(name: string, place: Place = 'session'): void {
  try {
    areas[place]().removeItem(name)
  } catch {
    // As above.
  }
}

/** The names that begin so, of what is stored. */
export function storedNames(start: string, place: Place = 'session'): string[] {
  try {
    return Object.keys(areas[place]()).filter((name) => name.startsWith(start))
  } catch {
    return []
  }
}
