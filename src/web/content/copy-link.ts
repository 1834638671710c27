import { text } from '../language/locale'
import { showToast } from '../ui/toast-list'

/** Puts an address into the clipboard and says so. */
export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    showToast('success', text('content.linkCopied'))
  } catch {
    // Without a secure connection browsers have no clipboard.
    showToast('error', text('content.copyFailed'))
  }
}
