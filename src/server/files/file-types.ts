import { fileTypeFromBuffer } from 'file-type'
import type { UploadExtension } from '../../domain/forms/uploads'
import { isNoText } from '../spreadsheets/text-encoding'
import { namesInCompound } from './compound'
import { isStl } from './stl'

/** What a file of an extension is served as. */
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

/** What the beginning of such a file is recognised as. Both old office formats are one kind of container. */
const found: Record<UploadExtension, string[]> = {
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

/** What has no mark of its kind at its beginning is looked at by itself. */
const unmarked: Partial<Record<UploadExtension, (bytes: Buffer) => boolean>> = {
  '.csv': (bytes) => !isNoText(bytes),
  '.tsv': (bytes) => !isNoText(bytes),
  '.txt': (bytes) => !isNoText(bytes),
  '.stl': isStl,
}

/** The folder that an archive of an office document holds; names stand in an archive as they are. */
const officeFolders: Partial<Record<UploadExtension, string>> = { '.docx': 'word/', '.xlsx': 'xl/' }

/** The stream that makes a compound file a document of its kind, and no installer or another program's file. */
const compoundStreams: Partial<Record<UploadExtension, string[]>> = {
  '.doc': ['WordDocument'],
  '.xls': ['Workbook', 'Book'],
}

/** Enough to recognise a type by; nothing larger is ever unpacked to look at it. */
const beginning = 4100

/** Whether a file is what its extension says, going by its content. */
export async function isOfType(bytes: Buffer, extension: UploadExtension): Promise<boolean> {
  const looksRight = unmarked[extension]
  if (looksRight) return looksRight(bytes)
  const type = await fileTypeFromBuffer(bytes.subarray(0, beginning)).catch(() => undefined)
  if (!type) return false
  const folder = officeFolders[extension]
  if (folder && (type.ext === 'zip' || found[extension].includes(type.ext))) {
    return bytes.includes('[Content_Types].xml') && bytes.includes(folder)
  }
  if (!found[extension].includes(type.ext)) return false
  const streams = compoundStreams[extension]
  // One that cannot be read is told to be cut off.
  const names = streams && namesInCompound(bytes)
  return !names || streams.some((stream) => names.includes(stream))
}
