type Place = 'session' | 'local'

/** The shape of every stored entry. */
interface Entry {
  name: string
  content: unknown
  dataType: string
  type: Place
  datetime: number
}

/** In-memory fallback for a tab whose sessionStorage is full or forbidden; it lasts until a reload. */
const untaken = new Map<string, string>()

/** True from a logout until the page has unloaded or somebody logs in: pages still open must not store again. */
let isSealed = false

export const sealSession = (sealed: boolean) => void (isSealed = sealed)

const areas = { session: () => window.sessionStorage, local: () => window.localStorage }

/**
 * Reads a stored value; undefined if there is none, if the browser refuses storage, or if an older version wrote it.
 */
export function readStored<T>(name: string, place: Place = 'session'): T | undefined {
  try {
    const text = (place === 'session' && untaken.get(name)) || areas[place]().getItem(name)
    if (!text) return undefined
    // Written by writeStored, or by hand as a plain value.
    const entry: Entry | string | number | boolean | null = JSON.parse(text)
    return (typeof entry === 'object' ? entry?.content : entry) as T | undefined
  } catch {
    return undefined
  }
}

export function writeStored(name: string, content: unknown, place: Place = 'session'): void {
  if (isSealed && place === 'session') return
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
    // Without storage the page still works, but forgets on reload.
    if (place === 'session') untaken.set(name, text)
  }
}

export function removeStored(name: string, place: Place = 'session'): void {
  if (place === 'session') untaken.delete(name)
  try {
    areas[place]().removeItem(name)
  } catch {
    // Forbidden storage is treated as empty.
  }
}

/** Stored names with this prefix. */
export function storedNames(start: string, place: Place = 'session'): string[] {
  const names = place === 'session' ? [...untaken.keys()] : []
  try {
    names.push(...Object.keys(areas[place]()))
  } catch {
    // Forbidden storage is treated as empty.
  }
  return [...new Set(names)].filter((name) => name.startsWith(start))
}
