/** The form of a complaint about a delivery, and about one of its products. */
export function complaintAddress({
  deliveryId,
  line,
}: {
  deliveryId: number
  line?: { specification?: string | undefined } | undefined
}): string {
  const query = new URLSearchParams({
    deliveryId: String(deliveryId),
    ...(line?.specification !== undefined && { specification: line.specification }),
  })
  return `/customerAnalysis/complaint?${query}`
}
