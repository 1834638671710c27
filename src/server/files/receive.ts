import type { FastifyRequest } from 'fastify'
import { maxFileBytes } from '../../domain/forms/uploads'
import { Refusal } from '../http/errors'
import type { ReceivedFile } from '../http/handler'
import type { Scan } from './scan'
import { tooLarge } from './upload'

/** One file per request, without other large parts. */
export const uploadLimits = {
  // One byte above the limit: a truncated file then exceeds every limit and is never mistaken for a complete one.
  fileSize: maxFileBytes + 1,
  files: 1,
  fields: 8,
  fieldSize: 1024,
  parts: 10,
  headerPairs: 20,
}

/** Reads the file of a multipart body and scans it if a scanner is configured. */
export async function receiveFile(request: FastifyRequest, scan?: Scan): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new Refusal('common.unsupportedType')
  const file = await request.file().catch((error: Error) => {
    throw Object.assign(new Refusal('files.missing'), { cause: error })
  })
  if (!file) throw new Refusal('files.missing')
  const bytes = await file.toBuffer().catch((error: Error & { code?: string }) => {
    if (error.code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge()
    throw Object.assign(new Refusal('files.missing'), { cause: error })
  })
  if (bytes.length > maxFileBytes) throw tooLarge()
  await scan?.(bytes, request.log)
  return { name: asNamed(file.filename ?? ''), bytes }
}

/** Browsers percent-encode exactly these three characters in file names. */
const asNamed = (filename: string) => filename.replace(/%(?:22|0D|0A)/gi, decodeURIComponent)
