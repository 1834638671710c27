import { useMutation } from '@tanstack/react-query'
import { saveFile } from '../actions/save-file'
import { api } from '../calls/api'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import styles from './QualityPages.module.css'

type FileCall = Parameters<typeof saveFile>[0]

const usualCall = (id: number): FileCall =>
  api.GET('/quality/problem/file/{id}', { params: { path: { id } }, parseAs: 'blob' })

/** Files of a record, downloaded under their own names. */
export function FileLinks({
  files = [],
  ask = usualCall,
}: {
  files?: { id: number; name: string }[] | undefined
  ask?: (id: number) => FileCall
}) {
  if (files.length === 0) return null
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id}>
          <SaveButton ask={() => ask(file.id)}>{file.name}</SaveButton>
        </li>
      ))}
    </ul>
  )
}

/** Downloads a file; a refusal becomes a toast. */
export function SaveButton({ ask, children }: { ask: () => FileCall; children: string }) {
  const save = useMutation({ mutationFn: () => saveFile(ask()) })
  return (
    <Button
      small
      disabled={save.isPending}
      aria-busy={save.isPending}
      onClick={() => save.mutate()}
    >
      <Icon name="download" size={16} />
      {children}
    </Button>
  )
}
