import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { extensionOf } from '../../domain/forms/uploads'
import { text } from '../language/locale'
import styles from './FileDrop.module.css'
import { holdsFiles } from './stray-files'
import { showToast } from './toast-list'

interface Props {
  /** The extensions that its button offers, such as `.pdf`; any where it says none. */
  accept: readonly string[] | undefined
  multiple?: boolean
  disabled?: boolean
  /** The files that the button would hand over; the button checks them further. */
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** Takes files that are dropped on what it holds, as the button in it takes chosen ones. It draws no box of its own. */
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
        // From one part of the place to another it is not left.
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={drop}
    >
      {children}
    </div>
  )
}

/** Lets a visible chooser name a file that was dropped beside it, as one that was chosen. */
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

/** Tells the files that a chooser would not let anybody choose. */
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
