/** What a test file has opened; it ends with the file, the last opened first. */
let opened: (() => Promise<void>)[] = []

export function closeAfterFile(close: () => Promise<void>): void {
  opened.unshift(close)
}

export async function closeAll(): Promise<void> {
  const closing = opened
  opened = []
  for (const close of closing) await close()
}
