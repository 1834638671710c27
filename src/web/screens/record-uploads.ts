import type { Schemas } from '../../domain/schemas'
import { answerOf, api } from '../calls/api'
import { uploadFile } from '../calls/upload'
import type { UploadPlace } from '../forms/form-context'
import { RecordThumbnail } from './RecordFiles'

const address = '/quality/problem'

/** The files of a form of a kept record; `record` is the record as it was answered, if there is one. */
export function uploadsOf(purpose: Schemas['UploadPurpose'], record: object = {}): UploadPlace {
  // The answer of a kept record with files has this field.
  const { files: known = [] }: { files?: Schemas['RecordFile'][] } = record
  return {
    known,
    send: (kind, file, onProgress) =>
      uploadFile(`${address}/upload?businessType=${kind}&tableName=${purpose}`, file, onProgress),
    remove: (id) =>
      answerOf(api.DELETE('/quality/problem/file/delete/{id}', { params: { path: { id } } })),
    Thumbnail: RecordThumbnail,
  }
}
