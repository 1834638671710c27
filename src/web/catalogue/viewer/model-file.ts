import { fileAddress } from '../../calls/api'

/** Why a model cannot be shown; each reason has a text `viewer.failed.…`. */
export type FailureReason = 'none' | 'foreign' | 'missing' | 'empty' | 'broken' | 'webgl'

export class ModelFailure extends Error {
  readonly reason: FailureReason
  constructor(reason: FailureReason) {
    super(reason)
    this.reason = reason
  }
}

export type ModelFormat = 'glb' | 'stl'

export interface ModelFile {
  format: ModelFormat
  bytes: ArrayBuffer
}

/** The names under which the query of /threeD may give the file. */
const queryNames = ['url', 'modelUrl', 'src']

export function modelAddressOf(query: URLSearchParams): string {
  for (const name of queryNames) {
    const value = query.get(name)?.trim()
    if (value) return value
  }
  return ''
}

/** The full address of a model; only files of this site and of its server are allowed. */
export function ownAddress(address: string, page = window.location.href): string {
  if (!address) throw new ModelFailure('none')
  const url = URL.canParse(fileAddress(address), page) && new URL(fileAddress(address), page)
  const server = new URL(fileAddress('/crrc_sales/'), page)
  const own = url && [new URL(page).origin, server.origin].includes(url.origin)
  if (!own || !/^https?:$/.test(url.protocol)) throw new ModelFailure('foreign')
  return url.href
}

const ofProduct = /^(.*\/web\/product\/file\/(\d+))\/model\.(?:glb|stl)/

/** Address of the product's drawing, for users who cannot see the model. */
export function drawingBeside(address: string): string | undefined {
  const [, folder] = ofProduct.exec(address) ?? []
  return folder && `${folder}/size.svg`
}

/** Id of the product whose model the server generates at this address. */
export function productOf(address: string): number | undefined {
  const id = Number(ofProduct.exec(address)?.[2] ?? NaN)
  return Number.isInteger(id) ? id : undefined
}

/**
 * Fetches a model. Progress is a share of 1, if the server announces the size. The format is detected from the
 * content, since an address may have any extension.
 */
export async function fetchModel(
  address: string,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<ModelFile> {
  const response = await fetch(address, { signal }).catch(() => undefined)
  signal.throwIfAborted()
  if (!response?.ok) throw new ModelFailure('missing')
  // The content length of a compressed answer is not the number of bytes read here.
  const encoded = response.headers.has('content-encoding')
  const total = encoded ? 0 : Number(response.headers.get('content-length'))
  const bytes = await readAll(response, (read) => {
    if (total > 0) onProgress(Math.min(1, read / total))
  })
  if (bytes.byteLength === 0) throw new ModelFailure('empty')
  const format = formatOf(bytes)
  if (!format) throw new ModelFailure('broken')
  // 84 bytes are the header of a binary STL without a triangle.
  if (format === 'stl' && bytes.byteLength < 84) throw new ModelFailure('empty')
  return { format, bytes }
}

async function readAll(response: Response, onRead: (read: number) => void): Promise<ArrayBuffer> {
  const chunks: BlobPart[] = []
  let read = 0
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    chunks.push(part.value)
    onRead((read += part.value.byteLength))
  }
  return new Blob(chunks).arrayBuffer()
}

/** Detects GLB and STL by a magic word, a matching length, or the keywords of the text form. */
export function formatOf(bytes: ArrayBuffer): ModelFormat | undefined {
  const view = new DataView(bytes)
  const size = bytes.byteLength
  if (size >= 12 && view.getUint32(0, true) === 0x46546c67) {
    return view.getUint32(4, true) === 2 && view.getUint32(8, true) <= size ? 'glb' : undefined
  }
  if (size >= 84 && 84 + view.getUint32(80, true) * 50 === size) return 'stl'
  const beginning = new TextDecoder().decode(bytes.slice(0, 1000))
  return /^\s*solid\b/.test(beginning) && /\b(?:facet|endsolid)\b/.test(beginning)
    ? 'stl'
    : undefined
}
