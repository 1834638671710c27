/** A carrier with the address of its tracking page. */
export interface Carrier {
  names: readonly string[]
  /** `{no}` stands for the tracking number. */
  pattern: string
}

/** Case, width and spaces do not tell carriers apart. */
const plain = (name: string) => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()

/** The page that tracks a consignment; undefined without a number, and for a carrier whose pattern is unknown. */
export function trackingLink(
  carriers: readonly Carrier[],
  { carrier, trackingNo = '' }: { carrier?: string; trackingNo?: string },
): string | undefined {
  const number = trackingNo.trim()
  const name = plain(carrier ?? '')
  if (number === '' || name === '') return undefined
  const known = carriers.find(({ names }) => names.some((own) => plain(own) === name))
  return known?.pattern.replaceAll('{no}', () => encodeURIComponent(number))
}
