import { existsSync } from 'node:fs'

/** The demo shop: bundled beside the server, or its sources; absent where the project has no folder demo/. */
const place = new URL(
  import.meta.url.endsWith('.ts') ? '../../../demo/demo.ts' : './demo.js',
  import.meta.url,
)

export const demoEntry = existsSync(place) ? place : undefined
