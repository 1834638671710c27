import type { Dimensions } from './standards'

/** Thread length of a bolt in mm, by its standard: depends on the nominal length, or is the whole shank. */
export function threadLength(dimensions: Dimensions, length: number): number {
  const { b, bShort, bMid, bLong, fullThreadTo } = dimensions
  const band = length <= 125 ? bShort : length <= 200 ? bMid : bLong
  if (fullThreadTo !== undefined && length <= fullThreadTo) return length
  return Math.min(length, b ?? band ?? length)
}
