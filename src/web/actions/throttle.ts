const last = new Map<string, number>()

/** The first click acts; further ones of the same name within the time are ignored. */
export function throttled(name: string, ms: number, work: () => void): void {
  const now = Date.now()
  if (now - (last.get(name) ?? 0) < ms) return
  last.set(name, now)
  work()
}
