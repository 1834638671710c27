import type { UploadExtension } from '../../domain/forms/uploads'
import { directoryLies, directoryOf } from '../spreadsheets/zip'
import { namesInCompound } from './compound'
import { hasFilmBoxes, hasFilmClusters } from './films'
import { hasFirstBlock } from './rar'
import { hasStlEnd } from './stl'

/** Whether a file has the end that its kind has: what was cut off on its way has not. */
export function isWhole(bytes: Buffer, extension: UploadExtension): boolean {
  return ends[extension]?.(bytes) ?? true
}

const pngEnd = Buffer.from('49454e44ae426082', 'hex')
/** Readers look for the end of a document among its last bytes; something may follow it. */
const pdfTail = 2048

const hasDirectory = (bytes: Buffer) => directoryIn(bytes) !== undefined

const ends: Partial<Record<UploadExtension, (bytes: Buffer) => boolean>> = {
  '.jpg': hasJpegEnd,
  '.jpeg': hasJpegEnd,
  '.png': (bytes) => bytes.includes(pngEnd),
  '.pdf': hasPdfEnd,
  '.rar': hasFirstBlock,
  '.glb': hasModelLength,
  '.stl': hasStlEnd,
  '.mp4': hasFilmBoxes,
  '.webm': hasFilmClusters,
  '.doc': (bytes) => namesInCompound(bytes) !== undefined,
  '.xls': (bytes) => namesInCompound(bytes) !== undefined,
  '.zip': hasDirectory,
  '.docx': hasDirectory,
  '.xlsx': hasDirectory,
}

/** Some systems fill a file up with zeros to the end of a block. */
function hasPdfEnd(bytes: Buffer): boolean {
  let end = bytes.length
  while (bytes[end - 1] === 0) end--
  return bytes.subarray(Math.max(0, end - pdfTail), end).includes('%%EOF')
}

const jpegMarks = { scan: 0xda, end: Buffer.from([0xff, 0xd9]) }

/** The end of the picture itself, behind where its lines begin: what a camera writes before them has a small picture with its own. */
function hasJpegEnd(bytes: Buffer): boolean {
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    if (bytes[at + 1] === jpegMarks.scan) return bytes.indexOf(jpegMarks.end, at) > 0
    // A mark may be preceded by filling bytes.
    at += bytes[at + 1] === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return false
}

/** A binary glTF says behind its mark and version how long it is; a reader takes what follows for nothing of it. */
function hasModelLength(bytes: Buffer): boolean {
  const headerLength = 12
  return bytes.length >= headerLength && bytes.readUInt32LE(8) <= bytes.length
}

export const maxUnfolded = 512 * 1024 * 1024
export const maxEntries = 10_000
/** Texts and tables are packed to a fiftieth; from a size on that does harm, what is packed more densely is no document. */
const dense = { rate: 200, from: 50 * 1024 * 1024 }

/** In which way an archive, or a document that is one, says that it becomes more than anybody wants to unpack. Nothing is unpacked. */
export function unfoldingFault(
  bytes: Buffer,
  extension: UploadExtension,
): 'files.unfolds' | 'files.manyEntries' | 'files.oddRate' | undefined {
  if (ends[extension] !== hasDirectory) return undefined
  const entries = directoryIn(bytes) ?? []
  const size = entries.reduce((sum, entry) => sum + entry.size, 0)
  if (entries.length > maxEntries) return 'files.manyEntries'
  if (size > maxUnfolded) return 'files.unfolds'
  return size > dense.from && size > dense.rate * bytes.length ? 'files.oddRate' : undefined
}

/** Whether an archive, or a document that is one, says something else of its files than stands before them. */
export function isLyingArchive(bytes: Buffer, extension: UploadExtension): boolean {
  return ends[extension] === hasDirectory && directoryLies(bytes)
}

function directoryIn(bytes: Buffer) {
  try {
    return directoryOf(bytes)
  } catch {
    return undefined
  }
}
