import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProductFile } from '../../domain/catalogue/product-files'
import type { Language } from '../../domain/language'
import type { Part } from '../drawing/facts'
import { installationSketch } from '../drawing/installation-sketch'
import { glbOf, stlOf } from '../drawing/models'
import { sizeDrawing } from '../drawing/size-drawing'
import { Refusal } from '../errors'
import type { Handlers } from '../handler'
import { drawn } from './part-files'
import { stampOf } from './product-answers'
import { productOf } from './products'

/** Counted up when drawings come out differently, so that none of before is found in the cache. */
const drawingVersion = 2

const types: Record<ProductFile, string> = {
  'model.glb': 'model/gltf-binary',
  'model.stl': 'model/stl',
  'size.svg': 'image/svg+xml; charset=utf-8',
  'installation.svg': 'image/svg+xml; charset=utf-8',
}

export const files = {
  async getProductFile({ params: { id, name }, query }, context) {
    const row = await productOf(id, context)
    const language = query.lang ?? context.language
    const key = createHash('sha1')
      .update([drawingVersion, stampOf(row), name, language].join('/'))
      .digest('hex')
    const bytes = await cached(join(context.settings.dataDir, 'cache/parts'), key, () =>
      make(drawn(row), name, language),
    )
    if (!bytes) throw new Refusal('catalogue.noFile')
    return { type: types[name], bytes, etag: `"${key}"`, immutable: query.v !== undefined }
  },
} satisfies Partial<Handlers>

function make(part: Part, name: ProductFile, language: Language): Uint8Array | string | undefined {
  if (name === 'model.glb') return glbOf(part)
  if (name === 'model.stl') return stlOf(part)
  return name === 'size.svg' ? sizeDrawing(part, language) : installationSketch(part, language)
}

/** The file of a key, made when it is first asked for. A file is there whole or not at all. */
async function cached(folder: string, key: string, make: () => Uint8Array | string | undefined) {
  const path = join(folder, key)
  const kept = await readFile(path).catch(() => undefined)
  if (kept) return kept
  const made = make()
  if (made === undefined) return undefined
  const bytes = Buffer.from(made)
  await mkdir(folder, { recursive: true })
  await writeFile(`${path}.${process.pid}`, bytes)
  await rename(`${path}.${process.pid}`, path)
  return bytes
}
