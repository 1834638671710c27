import { fileOf } from '../calls/api'

/** Downloads the file of a call under the name the server gave it. */
export async function saveFile(call: Parameters<typeof fileOf>[0]): Promise<void> {
  const { blob, name } = await fileOf(call)
  saveBlob(blob, name)
}

export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // By then the download no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
