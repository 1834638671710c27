import type { Schemas } from '../../domain/schemas'
import { uploadKind } from '../../domain/forms/uploads'
import { answerOf, api } from '../calls/api'
import type { UploadedFile, UploadPlace } from '../forms/form-context'
import { uploadFile } from '../calls/upload'
import { Picture } from './Pictures'

/** Upload endpoint of a form's files; `has` are the parts of its record that contain files. */
export function uploadsFor(
  purpose: Schemas['UploadPurpose'],
  ...has: ({ images?: Schemas['ImageRef'][]; files?: Schemas['FileRef'][] } | undefined)[]
): UploadPlace {
  const known = has.flatMap((attachments): UploadedFile[] => [
    ...(attachments?.images ?? []).map(({ key, name }) => ({
      id: key,
      name,
      kind: uploadKind.image,
    })),
    ...(attachments?.files ?? []).map(({ id, originalName }) => ({
      id,
      name: originalName,
      kind: uploadKind.file,
    })),
  ])
  return {
    known,
    send: (kind, file, onProgress) =>
      uploadFile(
        `/quality/problem/upload?businessType=${kind}&tableName=${purpose}`,
        file,
        onProgress,
      ),
    remove: (id) =>
      answerOf(api.DELETE('/quality/problem/file/delete/{id}', { params: { path: { id } } })),
    Thumbnail,
  }
}

function Thumbnail({ file }: { file: UploadedFile }) {
  return <Picture id={file.id} name={file.name} small />
}
