/** Normalises an own part number for lookup, without spaces. */
export function foldedPartNo(partNo: string): string {
  return partNo.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
}
