import { fileTypeFromBuffer } from 'file-type'
import type { UploadExtension } from '../../domain/forms/uploads'
import { isNoText } from '../spreadsheets/text-encoding'
import { namesInCompound } from './compound'
import { isStl } from './stl'

/** Content type per extension. */
export const mediaTypes: Record<UploadExtension, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.bmp': 'image/bmp',
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
  '.rar': 'application/vnd.rar',
  '.doc': 'application/msword',
  '.xls': 'application/vnd.ms-excel',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.csv': 'text/csv',
  '.tsv': 'text/tab-separated-values',
  '.txt': 'text/plain',
  '.glb': 'model/gltf-binary',
  '.stl': 'model/stl',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
}

/** Detected type per extension. Both old Office formats share one container. */
const types: Record<UploadExtension, string[]> = {
  '.jpg': ['jpg'],
  '.jpeg': ['jpg'],
  '.png': ['png', 'apng'],
  '.gif': ['gif'],
  '.bmp': ['bmp'],
  '.pdf': ['pdf'],
  '.zip': ['zip'],
  '.rar': ['rar'],
  '.doc': ['cfb'],
  '.xls': ['cfb'],
  '.docx': ['docx'],
  '.xlsx': ['xlsx'],
  '.csv': [],
  '.tsv': [],
  '.txt': [],
  '.glb': ['glb'],
  '.stl': [],
  '.mp4': ['mp4', 'm4v', 'mov'],
  '.webm': ['webm', 'mkv'],
}

/** Own checks for types without a magic number. */
const unmarked: Partial<Record<UploadExtension, (bytes: Buffer) => boolean>> = {
  '.csv': (bytes) => !isNoText(bytes),
  '.tsv': (bytes) => !isNoText(bytes),
  '.txt': (bytes) => !isNoText(bytes),
  '.stl': isStl,
}

/** Folder that an Office archive contains; names are not compressed in ZIP files. */
const officeFolders: Partial<Record<UploadExtension, string>> = { '.docx': 'word/', '.xlsx': 'xl/' }

/** Stream that identifies the document type in a compound file, which could also be an installer. */
const compoundStreams: Partial<Record<UploadExtension, string[]>> = {
  '.doc': ['WordDocument'],
  '.xls': ['Workbook', 'Book'],
}

/** Bytes needed to detect a type; larger entries are never unpacked for it. */
const beginning = 4100

/** True if the content matches the extension. */
export async function isOfType(bytes: Buffer, extension: UploadExtension): Promise<boolean> {
  const looksRight = unmarked[extension]
  if (looksRight) return looksRight(bytes)
  const type = await fileTypeFromBuffer(bytes.subarray(0, beginning)).catch(() => undefined)
  if (!type) return false
  const folder = officeFolders[extension]
  if (folder && (type.ext === 'zip' || types[extension].includes(type.ext))) {
    return bytes.includes('[Content_Types].xml') && bytes.includes(folder)
  }
  if (!types[extension].includes(type.ext)) return false
  const streams = compoundStreams[extension]
  // An unreadable file passes here; it is refused later as truncated.
  const names = streams && namesInCompound(bytes)
  return !names || streams.some((stream) => names.includes(stream))
}
