import { zipSync, type Zippable } from 'fflate/browser'

// The zip library under its usual interface (vite.config.ts aliases it to this file) …
export * from 'fflate/browser'

/** … but synchronous: the library's own function runs large files in a worker loaded from a data URL. */
export function zip(files: Zippable, done: (error: null, archive: Uint8Array) => void): void {
  done(null, zipSync(files))
}
