/** A customer's part number as it is looked up: however it is typed, without spaces. */
export function foldedPartNo(partNo: string): string {
  return partNo.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
}
