import { itemAt } from '../../../domain/lists/items'
/** Growing byte buffer. */
export interface Writer {
  bytes: Uint8Array
  length: number
}

export function createWriter(room: number): Writer {
  return { bytes: new Uint8Array(room), length: 0 }
}

const fewBytes = 32

export function writeBytes(writer: Writer, from: Uint8Array, start = 0, end = from.length) {
  const { length } = writer
  const next = length + end - start
  if (next > writer.bytes.length) grow(writer, next)
  const { bytes } = writer
  writer.length = next
  // For a few dozen bytes a loop is faster than a call.
  if (end - start > fewBytes) bytes.set(from.subarray(start, end), length)
  else for (let at = start, to = length; at < end; at++) bytes[to++] = itemAt(from, at)
}

/** Writes ASCII text, such as a number. */
export function writeAscii(writer: Writer, text: string) {
  const { length } = writer
  const next = length + text.length
  if (next > writer.bytes.length) grow(writer, next)
  const { bytes } = writer
  for (let at = 0; at < text.length; at++) bytes[length + at] = text.charCodeAt(at)
  writer.length = next
}

function grow(writer: Writer, needed: number) {
  const wider = new Uint8Array(Math.max(needed, writer.bytes.length * 2))
  wider.set(writer.bytes.subarray(0, writer.length))
  writer.bytes = wider
}
