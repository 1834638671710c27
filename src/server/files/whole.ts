import type { UploadExtension } from '../../domain/forms/uploads'
import { directoryLies, directoryOf } from '../spreadsheets/zip'
import { namesInCompound } from './compound'
import { hasFilmBoxes, hasFilmClusters } from './films'
import { hasFirstBlock } from './rar'
import { hasStlEnd } from './stl'

/** True if the file ends as its type requires; a truncated upload does not. */
export function isWhole(bytes: Buffer, extension: UploadExtension): boolean {
  return ends[extension]?.(bytes) ?? true
}

const pngEnd = Buffer.from('49454e44ae426082', 'hex')
/** Readers search the last bytes for the end of a document; other data may follow it. */
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

/** Zero, tab, line breaks, space, and 255. */
const padding = new Set([0x00, 0x09, 0x0a, 0x0d, 0x20, 0xff])

/** Some systems pad files to a full block. */
function hasPdfEnd(bytes: Buffer): boolean {
  let end = bytes.length
  while (end > 0 && padding.has(bytes[end - 1] ?? -1)) end--
  return bytes.subarray(Math.max(0, end - pdfTail), end).includes('%%EOF')
}

const jpegMarks = { scan: 0xda, end: Buffer.from([0xff, 0xd9]) }

/**
 * Finds the end of the picture after its start of scan: EXIF data before that contains a thumbnail with its own end.
 */
function hasJpegEnd(bytes: Buffer): boolean {
  let at = 2
  while (at + 4 <= bytes.length) {
    // Readers skip bytes before a marker.
    if (bytes[at] !== 0xff) at = bytes.indexOf(0xff, at)
    if (at < 0 || at + 4 > bytes.length) return false
    if (bytes[at + 1] === jpegMarks.scan) return bytes.indexOf(jpegMarks.end, at) > 0
    // A marker may be preceded by fill bytes.
    at += bytes[at + 1] === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  }
  return false
}

/** Binary glTF gives its length after magic and version; readers ignore what follows. */
function hasModelLength(bytes: Buffer): boolean {
  const headerLength = 12
  return bytes.length >= headerLength && bytes.readUInt32LE(8) <= bytes.length
}

export const maxUnfolded = 512 * 1024 * 1024
export const maxEntries = 10_000
/** Compression ratios above this are no documents but archive bombs; only checked from a size that can do harm. */
const dense = { rate: 200, from: 50 * 1024 * 1024 }

/** Reason why an archive, or a document that is one, would unpack to too much. Unpacks nothing. */
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

/** True if the central directory of an archive contradicts the headers before its files. */
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
