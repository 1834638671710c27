import { zipSync, type Zippable } from 'fflate/browser'

// The packing library as others know it (vite.config.ts puts this in its place) …
export * from 'fflate/browser'

/** … but for this: the library's own packs large files in a worker made of code as data. */
export function zip(files: Zippable, done: (error: null, archive: Uint8Array) => void): void {
  done(null, zipSync(files))
}
