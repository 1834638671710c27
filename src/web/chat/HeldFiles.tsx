import { useState } from 'react'
import { extensionOf, imageExtensions } from '../../domain/forms/uploads'
import { text } from '../language/locale'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'
import { useObjectUrl } from '../ui/object-url'
import styles from './HeldFiles.module.css'
import { mayBeSent } from './useUploads'

/** Files that were pasted or dropped: seen before they are sent with the next message, as nobody chose them by name. */
export function useHeldFiles() {
  const [held, setHeld] = useState<File[]>([])
  return {
    held,
    hold: (files: File[]) => setHeld((all) => [...all, ...files.filter((file) => mayBeSent(file))]),
    takeOut: (file: File) => setHeld((all) => all.filter((one) => one !== file)),
    /** Hands them over, and keeps none. */
    release() {
      setHeld([])
      return held
    },
  }
}

export function HeldFiles({ files, onRemove }: { files: File[]; onRemove: (file: File) => void }) {
  if (files.length === 0) return null
  return (
    <ul className={styles.held} aria-label={text('chat.held')}>
      {files.map((file, at) => (
        <li key={at}>
          <Preview file={file} />
          <span className={styles.name}>{file.name}</span>
          <IconButton
            small
            icon="close"
            label={text('chat.held.remove', { name: file.name })}
            onClick={() => onRemove(file)}
          />
        </li>
      ))}
    </ul>
  )
}

function Preview({ file }: { file: File }) {
  const isPicture = imageExtensions.some((one) => one === extensionOf(file.name))
  const url = useObjectUrl(isPicture ? file : undefined)
  return url ? (
    <img src={url} alt={text('chat.picture', { name: file.name })} />
  ) : (
    <Icon name="file" size={24} />
  )
}

/**
 * The files of a paste, where it is nothing else. Cells of a sheet come as a text with a picture of them, and are meant as
 * a text; a copied file comes with its name.
 */
export function filesOf(data: DataTransfer): File[] {
  const pasted = [...data.files]
  const names = pasted.map(({ name }) => name)
  const lines = data
    .getData('text/plain')
    .split(/[\r\n]/)
    .map((line) => line.trim())
  return lines.every((line) => line === '' || names.includes(line)) ? pasted : []
}
