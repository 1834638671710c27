import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ProductFile } from '../../domain/catalogue/product-files'
import { Refusal } from '../http/errors'
import { isDiskFull } from '../files/disk-space'
import { writeWhole } from '../files/store'
import type { Handlers } from '../http/handler'
import { factsOf } from './part-files'
import { makePartFileTask } from './part-file-task'
import { stampOf } from './product-answers'
import { productOf } from './products'

const types: Record<ProductFile, string> = {
  'model.glb': 'model/gltf-binary',
  'model.stl': 'model/stl',
  'size.svg': 'image/svg+xml; charset=utf-8',
  'installation.svg': 'image/svg+xml; charset=utf-8',
}

export const files = {
  async getProductFile({ params: { id, name }, query }, context) {
    const row = await productOf(id, context)
    const facts = factsOf(row)
    if (!facts) throw new Refusal('catalogue.noFile')
    const language = query.lang ?? context.language
    const stamp = stampOf(row)
    const spoken = name.endsWith('.svg')
    const key = [stamp, ...(spoken ? [language] : []), name].join('-')
    const folder = join(context.settings.dataDir, 'cache/parts')
    const bytes = await cached(join(folder, key), () =>
      context.offload(makePartFileTask, { facts, name, language }),
    )
    if (!bytes) throw new Refusal('catalogue.noFile')
    // Cacheable forever only if the address determines the content for every caller.
    const immutable = query.v === stamp && (!spoken || query.lang !== undefined)
    return { type: types[name], bytes, etag: `"${key}"`, immutable }
  },
} satisfies Partial<Handlers>

type Make = () => Promise<Uint8Array | string | undefined>

/** Files being generated, so that concurrent requests share one run. */
const underway = new Map<string, Promise<Buffer | undefined>>()

function cached(path: string, make: Make) {
  const known = underway.get(path)
  if (known) return known
  const asked = keptOrMade(path, make).finally(() => underway.delete(path))
  underway.set(path, asked)
  return asked
}

/** Reads a cached file or generates it; files appear atomically. */
async function keptOrMade(path: string, make: Make) {
  const kept = await readFile(path).catch(() => undefined)
  if (kept) return kept
  const made = await make()
  if (made === undefined) return undefined
  const bytes = Buffer.from(made)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  // A full disk only prevents caching; the file is generated again next time.
  await writeWhole(path, bytes).catch((error: unknown) => {
    if (!isDiskFull(error)) throw error
  })
  return bytes
}
