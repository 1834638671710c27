/** Everything that a test file has opened; closed with the file in reverse order. */
let opened: (() => Promise<void>)[] = []

export function closeAfterFile(close: () => Promise<void>): void {
  opened.unshift(close)
}

export async function closeAll(): Promise<void> {
  const closing = opened
  opened = []
  for (const close of closing) await close()
}
