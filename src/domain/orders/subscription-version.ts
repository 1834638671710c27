import type { Schemas } from '../schemas'

/** A hash (FNV-1a, 31 bits) of the chosen subjects, independent of their order. */
export function subscriptionVersion(chosen: Schemas['Subscription'][]): number {
  const keys = chosen.map(({ typeId, dataId }) => `${typeId}.${dataId}`)
  let digest = 0x811c9dc5
  for (const letter of keys.sort().join(' '))
    digest = Math.imul(digest ^ letter.charCodeAt(0), 0x01000193)
  return digest >>> 1
}
