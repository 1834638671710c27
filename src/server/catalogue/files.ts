import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { downloadName, isSpoken, type ProductFile } from '../../domain/catalogue/product-files'
import { Refusal } from '../http/errors'
import { isDiskFull } from '../files/disk-space'
import { writeWhole } from '../files/store'
import type { Handlers } from '../http/handler'
import { aboutOf } from './part-about'
import { factsOf, shownFiles } from './part-files'
import { makePartFileTask } from './part-file-task'
import { shapeOf } from './part-shape'
import { stampOf } from './product-answers'
import { productOf } from './products'

const types: Record<ProductFile, string> = {
  'model.step': 'model/step',
  'model.glb': 'model/gltf-binary',
  'model.stl': 'model/stl',
  'views.dxf': 'image/vnd.dxf',
  'size.svg': 'image/svg+xml; charset=utf-8',
  'drawing.pdf': 'application/pdf',
  'datasheet.pdf': 'application/pdf',
  'installation.svg': 'image/svg+xml; charset=utf-8',
}

export const files = {
  async getProductFile({ params: { id, name }, query }, context) {
    const row = await productOf(id, context)
    const language = query.lang ?? context.language
    // Pictures and the model of the viewer show typical proportions too; files to build with must not.
    const facts = shownFiles.includes(name) ? factsOf(row) : shapeOf(row, language)
    if (!facts) throw new Refusal('catalogue.noShape', { values: { model: row.model } })
    const stamp = stampOf(row)
    const spoken = isSpoken(name)
    const key = [stamp, ...(spoken ? [language] : []), name].join('-')
    const folder = join(context.settings.dataDir, 'cache/parts')
    const about = aboutOf(row, language, context.settings)
    const bytes = await cached(join(folder, key), () =>
      context.offload(makePartFileTask, { facts, about, name, language }),
    )
    if (!bytes) throw new Refusal('catalogue.noFile')
    // Cacheable forever only if the address determines the content for every caller.
    const immutable = query.v === stamp && (!spoken || query.lang !== undefined)
    return {
      type: types[name],
      bytes,
      etag: `"${key}"`,
      immutable,
      // Pictures are shown on pages, so only the other files are named for a folder.
      ...(!name.endsWith('.svg') && { name: downloadName(row.model, name) }),
    }
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
