import type { CatalogueIndex } from './catalogue-index'

/**
 * The memory of an index, to be handed from the thread that built it to the one that answers by
 * `postMessage(index, buffersOf(index))`: nothing is copied. The builder loses it but for the columns of models, which
 * lie in memory that both see.
 */
export function buffersOf(index: CatalogueIndex): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>()
  collect(index, buffers)
  return [...buffers]
}

function collect(part: unknown, buffers: Set<ArrayBuffer>) {
  if (ArrayBuffer.isView(part)) {
    if (part.buffer instanceof ArrayBuffer) buffers.add(part.buffer)
    return
  }
  if (typeof part !== 'object' || part === null || part instanceof Map) return
  for (const inner of Object.values(part)) collect(inner, buffers)
}
