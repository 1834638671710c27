import { useState } from 'react'
import { extensionOf, imageExtensions } from '../../domain/forms/uploads'
import { text } from '../language/locale'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'
import { useObjectUrl } from '../ui/object-url'
import styles from './HeldFiles.module.css'
import { mayBeSent } from './useUploads'

/**
 * Previews pasted or dropped files before they are sent with the next message, since nobody selected them by name.
 */
export function useHeldFiles() {
  const [held, setHeld] = useState<File[]>([])
  return {
    held,
    hold: (files: File[]) => setHeld((all) => [...all, ...files.filter((file) => mayBeSent(file))]),
    takeOut: (file: File) => setHeld((all) => all.filter((held) => held !== file)),
    /** Returns the files and clears the list. */
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
  const isPicture = imageExtensions.some((extension) => extension === extensionOf(file.name))
  const url = useObjectUrl(isPicture ? file : undefined)
  return url ? (
    <img src={url} alt={text('chat.picture', { name: file.name })} />
  ) : (
    <Icon name="file" size={24} />
  )
}

/**
 * The files of a paste, if it contains nothing else. Spreadsheet cells come as text plus a picture of them and count
 * as text; a copied file comes with its name as text.
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
