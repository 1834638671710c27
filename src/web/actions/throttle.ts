/** For so many milliseconds a second click is the same click, on a product's own page, in a list, and for messages. */
const throttleMs = { page: 1000, list: 2000, read: 1000, readAll: 500 }

const last = new Map<string, number>()

/** The first click acts; further ones of the same name within the time of the place are ignored. */
export function throttled(name: string, place: keyof typeof throttleMs, work: () => unknown): void {
  const now = Date.now()
  const since = now - (last.get(name) ?? 0)
  // A clock that was put back makes no click the same as one of later.
  if (since >= 0 && since < throttleMs[place]) return
  last.set(name, now)
  void work()
}
