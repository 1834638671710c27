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
    // Only an address that names this content for every caller is this content for good.
    const immutable = query.v === stamp && (!spoken || query.lang !== undefined)
    return { type: types[name], bytes, etag: `"${key}"`, immutable }
  },
} satisfies Partial<Handlers>

type Make = () => Promise<Uint8Array | string | undefined>

/** What is being made, so that many who ask at once wait for one. */
const underway = new Map<string, Promise<Buffer | undefined>>()

function cached(path: string, make: Make) {
  const known = underway.get(path)
  if (known) return known
  const asked = keptOrMade(path, make).finally(() => underway.delete(path))
  underway.set(path, asked)
  return asked
}

/** The file at a path, made when it is first asked for. A file is there whole or not at all. */
async function keptOrMade(path: string, make: Make) {
  const kept = await readFile(path).catch(() => undefined)
  if (kept) return kept
  const made = await make()
  if (made === undefined) return undefined
  const bytes = Buffer.from(made)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  // A full disk keeps nobody from the model: it is made again when it is asked for again.
  await writeWhole(path, bytes).catch((error: unknown) => {
    if (!isDiskFull(error)) throw error
  })
  return bytes
}
