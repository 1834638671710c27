import { fileOf } from '../calls/api'

/** Puts the file of a call into the browser's downloads, under the name that the server gave it. */
export async function saveFile(call: Parameters<typeof fileOf>[0]): Promise<void> {
  const { blob, name } = await fileOf(call)
  saveBlob(blob, name)
}

export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The download has its own hold on the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
