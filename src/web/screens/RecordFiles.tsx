import { useMutation, useQuery } from '@tanstack/react-query'
import type { Schemas } from '../../domain/schemas'
import { saveFile } from '../actions/save-file'
import { api, fileOf } from '../calls/api'
import type { UploadedFile } from '../forms/form-context'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { useObjectUrl } from '../ui/object-url'
import styles from './FieldValue.module.css'

const fileCall = (id: number, small: 0 | 1 = 0) =>
  api.GET('/quality/problem/file/{id}', {
    params: { path: { id }, query: { small } },
    parseAs: 'blob',
  })

/** The files of a kept record, each saved by a click under its own name. */
export function RecordFiles({ files }: { files: Schemas['RecordFile'][] }) {
  const save = useMutation({ mutationFn: (id: number) => saveFile(fileCall(id)) })
  if (files.length === 0) return text('screens.none')
  return files.map(({ id, name }) => (
    <Button key={id} small disabled={save.isPending} onClick={() => save.mutate(id)}>
      <Icon name="download" size={16} />
      {name}
    </Button>
  ))
}

/** A picture of a form of a kept record. Only a caller with a token gets it, which an image element has not. */
export function RecordThumbnail({ file: { id, name } }: { file: UploadedFile }) {
  const { data } = useQuery({
    queryKey: ['recordFile', id],
    queryFn: async () => (await fileOf(fileCall(id, 1))).blob,
    staleTime: Infinity,
    meta: { quiet: true },
  })
  const url = useObjectUrl(data)
  return <span className={styles.picture}>{url && <img src={url} alt={name} />}</span>
}
