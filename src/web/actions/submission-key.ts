import { actionKey } from '../api'
import { readStored, removeStored, writeStored } from '../storage'

const name = 'intentionOrder.begun'

/** A reservation is begun: a tab that is opened from here on sends the same one, and not another. */
export function beginSubmission(): string {
  const begun = actionKey()
  writeStored(name, begun)
  return begun
}

/** The key of a submission: the same for the same content until it is done, in another tab and after a reload too. */
export function keyOf(submission: object): string {
  const begun = readStored<string>(name) ?? beginSubmission()
  return `${begun}-${digestOf(JSON.stringify(submission))}`
}

export const forgetKey = () => removeStored(name)

/** FNV-1a in 32 bits: tells two contents of one reservation apart. */
function digestOf(text: string): string {
  let digest = 0x811c9dc5
  for (let at = 0; at < text.length; at++)
    digest = Math.imul(digest ^ text.charCodeAt(at), 0x01000193)
  return (digest >>> 0).toString(36)
}
