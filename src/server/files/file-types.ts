import { fileTypeFromBuffer } from 'file-type'
import type { UploadExtension } from '../../domain/uploads'

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
}

/** The folder that an archive of an office document holds; names stand in an archive as they are. */
const officeFolders: Partial<Record<UploadExtension, string>> = { '.docx': 'word/', '.xlsx': 'xl/' }

/** Enough to recognise a type by; nothing larger is ever unpacked to look at it. */
const beginning = 4100

/** Whether a file is what its extension says, going by its content. */
export async function isOfType(bytes: Buffer, extension: UploadExtension): Promise<boolean> {
  const type = await fileTypeFromBuffer(bytes.subarray(0, beginning)).catch(() => undefined)
  if (!type) return false
  const folder = officeFolders[extension]
  if (folder && (type.ext === 'zip' || found[extension].includes(type.ext))) {
    return bytes.includes('[Content_Types].xml') && bytes.includes(folder)
  }
  return found[extension].includes(type.ext)
}
