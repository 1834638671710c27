/** Bytes as calls carry them, which are text. */
export function base64Of(bytes: Uint8Array): string {
  let binary = ''
  // In parts: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8192) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192))
  }
  return btoa(binary)
}
