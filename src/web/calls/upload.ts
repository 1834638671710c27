import { CallFailure, failureOf, fileAddress, freshToken, type Refused } from './api'
import { language, text } from '../language/locale'

/** A file on its way to the server. */
export interface Upload<Name = number> {
  /** The id or address that the server assigned. */
  done: Promise<Name>
  cancel: () => void
}

/** Cancelled by the user, so no message is shown. */
export class UploadCancelled extends Error {}

/** Uploads one file and reports progress, which fetch cannot; hence XMLHttpRequest. */
export function uploadFile<Name extends number | string = number>(
  path: string,
  file: File,
  onProgress: (share: number) => void = () => undefined,
): Upload<Name> {
  const request = new XMLHttpRequest()
  const done = new Promise<Name>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total)
    request.onabort = () => reject(new UploadCancelled())
    request.onerror = () => reject(new CallFailure(text('common.network'), 0))
    request.onload = () => {
      const { status } = request
      const answer = answerIn(request.responseText)
      const name = answer?.data
      // The call answers the type its caller names.
      if (status === 200 && (typeof name === 'number' || typeof name === 'string'))
        resolve(name as Name)
      else reject(failureOf(status, answer as Refused))
    }
    void freshToken().then((token) => {
      request.open('POST', fileAddress(`/crrc_sales${path}`))
      if (token) request.setRequestHeader('authorization', token)
      request.setRequestHeader('accept-language', language)
      const body = new FormData()
      body.append('file', file, file.name)
      request.send(body)
    }, reject)
  })
  return { done, cancel: () => request.abort() }
}

/** A proxy in between may answer in another format. */
function answerIn(written: string) {
  try {
    return JSON.parse(written) as { data?: unknown; meta?: { message?: string } }
  } catch {
    return undefined
  }
}
