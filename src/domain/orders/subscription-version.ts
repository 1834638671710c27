import type { Schemas } from '../schemas'

/** A number that is another one for another choice, in whatever order it comes: FNV-1a in 31 bits. */
export function subscriptionVersion(chosen: Schemas['Subscription'][]): number {
  const keys = chosen.map(({ typeId, dataId }) => `${typeId}.${dataId}`)
  let digest = 0x811c9dc5
  for (const letter of keys.sort().join(' '))
    digest = Math.imul(digest ^ letter.charCodeAt(0), 0x01000193)
  return digest >>> 1
}
