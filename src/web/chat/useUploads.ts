import { useState } from 'react'
import type { Outgoing } from '../../domain/chat/line'
import {
  extensionOf,
  imageExtensions,
  maxFileBytes,
  maxFileMegabytes,
} from '../../domain/forms/uploads'
import { answerOf, api } from '../calls/api'
import { text } from '../language/locale'
import { faultMended, tellFault } from './talk-fault'

/** Uploads files and passes each on as a message. */
export function useUploads(onFile: (what: Omit<Outgoing, 'clientId'>) => void) {
  const [uploading, setUploading] = useState<string[]>([])

  async function send(file: File) {
    const body = new FormData()
    body.append('file', file, file.name)
    const call = api.POST('/admin/imchat/upload', {
      // `bodySerializer` sends form data in place of this typed body.
      body: { file: '' },
      bodySerializer: () => body,
    })
    const { data } = await answerOf(call)
    onFile({ logType: data.logType, content: data.url, data: { file: data.file } })
  }

  function upload(file: File, kind?: 'image' | 'file') {
    if (!mayBeSent(file, kind)) return
    setUploading((names) => [...names, file.name])
    send(file)
      .catch((error: Error) => tellFault(error.message))
      .finally(() => setUploading((names) => names.filter((name) => name !== file.name)))
  }

  return { uploading, upload }
}

/**
 * Checks a file and tells the user why it cannot be sent. A file chosen as a picture must be one; otherwise its type
 * decides.
 */
export function mayBeSent({ name, size }: File, kind?: 'image' | 'file'): boolean {
  const fault =
    kind === 'image' && !imageExtensions.some((extension) => extension === extensionOf(name))
      ? text('files.wrongExtension', { extensions: imageExtensions.join(' ') })
      : size > maxFileBytes
        ? text('files.tooLarge', { limit: maxFileMegabytes })
        : undefined
  if (fault) tellFault(fault)
  else faultMended()
  return fault === undefined
}
