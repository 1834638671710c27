import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schemas } from '../../domain/schemas'
import { saveFile } from '../actions/save-file'
import { api, fileOf } from '../calls/api'
import { text } from '../language/locale'
import { Dialog } from '../ui/Dialog'
import { Icon } from '../ui/Icon'
import { useObjectUrl } from '../ui/object-url'
import styles from './Messages.module.css'
import { tellFault } from './talk-fault'

type ChatFile = Schemas['ChatFile']

const callFor = (id: number, small: 0 | 1) =>
  api.GET('/web/dialogue/file/{id}', {
    params: { path: { id }, query: { small } },
    parseAs: 'blob',
  })

/** A picture in the chat, at most 300 × 200 px; a click enlarges it. */
export function ChatPicture({ file }: { file: ChatFile }) {
  const [open, setOpen] = useState(false)
  const label = text('chat.picture', { name: file.name })
  return (
    <>
      <button
        type="button"
        className={styles.picture}
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        <Bytes file={file} small />
      </button>
      {open && (
        <Dialog title={file.name} shape="wide" onClose={() => setOpen(false)}>
          <Bytes file={file} />
        </Dialog>
      )}
    </>
  )
}

/** Fetches the picture with the access token, which an image element cannot send. */
function Bytes({ file: { id, name }, small = false }: { file: ChatFile; small?: boolean }) {
  const { data, isError } = useQuery({
    queryKey: ['chatFile', id, small],
    queryFn: async () => (await fileOf(callFor(id, small ? 1 : 0))).blob,
    staleTime: Infinity,
    gcTime: 300_000,
    meta: { quiet: true },
  })
  const url = useObjectUrl(data)
  if (isError) return <span>{text('chat.picture.missing')}</span>
  return url ? <img className={small ? styles.small : styles.whole} src={url} alt={name} /> : null
}

export function FileLink({ file: { id, name } }: { file: ChatFile }) {
  return (
    <button
      type="button"
      className={styles.file}
      onClick={() => saveFile(callFor(id, 0)).catch((error: Error) => tellFault(error.message))}
    >
      <Icon name="file" size={18} /> {name}
    </button>
  )
}
