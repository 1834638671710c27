import { text } from '../language/locale'
import { showToast } from '../ui/toast-list'

/** Copies an address to the clipboard and says so. */
export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    showToast('success', text('content.linkCopied'))
  } catch {
    // Browsers have no clipboard without HTTPS.
    showToast('error', text('content.copyFailed'))
  }
}
