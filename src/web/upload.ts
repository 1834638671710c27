import { CallFailure, fileAddress, freshToken } from './api'
import { language, text } from './locale'

/** A file on its way to the server. */
export interface Upload {
  /** The id that the server gave it. */
  done: Promise<number>
  cancel: () => void
}

/** Stopped by whoever began it: nothing to tell them. */
export class UploadCancelled extends Error {}

/** Sends one file to a call that takes one, and says how far it is; fetch cannot tell. */
export function uploadFile(
  path: string,
  file: File,
  onProgress: (share: number) => void = () => undefined,
): Upload {
  const request = new XMLHttpRequest()
  const done = new Promise<number>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total)
    request.onabort = () => reject(new UploadCancelled())
    request.onerror = () => reject(new CallFailure(text('common.network'), 0))
    request.ontimeout = request.onerror
    request.onload = () => {
      const { status } = request
      const answer = answerIn(request.responseText)
      if (status === 200 && typeof answer?.data === 'number') resolve(answer.data)
      else reject(new CallFailure(answer?.meta?.message ?? text('common.network'), status))
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

/** Something between here and the server may answer otherwise than the server does. */
function answerIn(written: string) {
  try {
    return JSON.parse(written) as { data?: unknown; meta?: { message?: string } }
  } catch {
    return undefined
  }
}
