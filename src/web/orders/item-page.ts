/** The page of a line's item: a product, a test of the laboratory (2), or a made-to-measure product (3). */
export function pageOfItem({
  typeId,
  dataId,
  classId,
}: {
  typeId: number
  dataId: number
  classId?: number | undefined
}): string {
  if (typeId === 2) return `/experimentalDetail?id=${dataId}`
  return typeId === 3
    ? `/productCategories/customProduct?id=${classId}&dataId=${dataId}`
    : `/productCategories/details?id=${dataId}`
}
