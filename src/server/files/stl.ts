const head = 84
const triangle = 50

/** True if the length matches the number of triangles. */
export const isBinaryStl = (bytes: Buffer) =>
  bytes.length >= head && head + bytes.readUInt32LE(80) * triangle === bytes.length

/** True for binary STL, or for the keywords of the text form. */
export function isStl(bytes: Buffer): boolean {
  if (isBinaryStl(bytes)) return true
  const begins = bytes.toString('latin1', 0, 1000)
  return /^\s*solid\b/.test(begins) && /\b(?:facet|endsolid)\b/.test(begins)
}

/** The text form ends with its keyword and a name. */
export const hasStlEnd = (bytes: Buffer) =>
  isBinaryStl(bytes) ||
  bytes.toString('latin1', Math.max(0, bytes.length - 1000)).includes('endsolid')

/** Coordinates of all corners, three per corner. */
export function* cornersOf(bytes: Buffer): Generator<number> {
  if (isBinaryStl(bytes)) {
    for (let at = head; at < bytes.length; at += triangle)
      for (let figure = 3; figure < 12; figure++) yield bytes.readFloatLE(at + 4 * figure)
    return
  }
  for (const [, ...figures] of bytes
    .toString('latin1')
    .matchAll(/\bvertex\s+(\S+)\s+(\S+)\s+(\S+)/g))
    for (const figure of figures) yield Number(figure)
}
