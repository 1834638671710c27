import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { extensionOf } from '../../domain/forms/uploads'
import { text } from '../language/locale'
import styles from './FileDrop.module.css'
import { holdsFiles } from './stray-files'
import { showToast } from './toast-list'

interface Props {
  /** Extensions such as `.pdf` that the button accepts; undefined: any. */
  accept: readonly string[] | undefined
  multiple?: boolean
  disabled?: boolean
  /** The files the button would hand over; further checks are up to the owner. */
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** Accepts dropped files like the upload button inside it. It has no box of its own. */
export function FileDrop({ accept, multiple = false, disabled = false, onFiles, children }: Props) {
  const [over, setOver] = useState(false)

  function drop(event: DragEvent) {
    if (!holdsFiles(event)) return
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    const fault = disabled ? undefined : faultOf(files, { accept, multiple })
    if (fault) showToast('error', fault)
    else if (!disabled && files.length > 0) onFiles(files)
  }

  return (
    <div
      className={styles.zone}
      data-dropping={over || undefined}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = disabled ? 'none' : 'copy'
        setOver(!disabled)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        // Moving between child elements also fires dragleave.
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={drop}
    >
      {children}
    </div>
  )
}

/** Lets a native file input show the name of a dropped file. */
export function useShownFile() {
  const chooser = useRef<HTMLInputElement>(null)
  const show = (file: File) => {
    if (!chooser.current) return
    const chosen = new DataTransfer()
    chosen.items.add(file)
    chooser.current.files = chosen.files
  }
  return { chooser, show }
}

/** The error for files the input would not let the user choose. */
function faultOf(
  files: File[],
  { accept, multiple }: { accept: Props['accept']; multiple: boolean },
) {
  if (!multiple && files.length > 1) return text('common.drop.one')
  const other = accept && files.find(({ name }) => !accept.includes(extensionOf(name)))
  if (other)
    return text('common.drop.wrongKind', { name: other.name, extensions: accept.join(' ') })
  return undefined
}
