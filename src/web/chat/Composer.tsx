import { useId, useRef, type ReactNode } from 'react'
import { chatLimits, isTooLong, textToSend } from '../../domain/chat/rules'
import { acceptOf, extensionsOf, uploadKind } from '../../domain/forms/uploads'
import type { Outgoing } from '../../domain/chat/line'
import { useKept } from '../forms/useKept'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { FieldNote } from '../ui/FieldNote'
import { FileDrop } from '../ui/FileDrop'
import { Icon } from '../ui/Icon'
import { isEnter } from '../ui/keys'
import { Popover } from '../ui/Popover'
import styles from './Composer.module.css'
import { emoji } from './emoji'
import { filesOf, HeldFiles, useHeldFiles } from './HeldFiles'
import { faultMended, tellFault } from './talk-fault'
import { useUploads } from './useUploads'

interface Props {
  /** Name under which unsent text is stored. */
  draft: string
  /** Sends the text; the field is then empty. */
  onText: (content: string) => void
  /** Sends an uploaded file. */
  onFile: (what: Omit<Outgoing, 'clientId'>) => void
  /** Further tools; `insert` puts text into the field. */
  tools?: (insert: (words: string) => void) => ReactNode
  disabled?: boolean
  /** Placeholder of the field. */
  hint?: string
  /** Reason why a text cannot be sent yet; shown while it is written. */
  reasonAgainst?: (content: string) => string | undefined
}

/** The message input, with emoji, pictures and files. */
export function Composer({
  draft,
  onText,
  onFile,
  tools,
  disabled = false,
  hint = text('chat.inputHint'),
  reasonAgainst = () => undefined,
}: Props) {
  const [typed, setTyped, forget] = useKept(draft, '')
  const field = useRef<HTMLTextAreaElement>(null)
  const noteId = useId()
  const { uploading, upload } = useUploads(onFile)
  const { held, hold, takeOut, release } = useHeldFiles()
  const against = reasonAgainst(typed)
  const mayBeSent = held.length > 0 || textToSend(typed) !== undefined

  function insert(words: string) {
    const { selectionStart = typed.length, selectionEnd = typed.length } = field.current ?? {}
    setTyped(typed.slice(0, selectionStart) + words + typed.slice(selectionEnd))
    field.current?.focus()
  }

  function send() {
    const content = textToSend(typed)
    if (!mayBeSent || disabled) return
    if (content !== undefined && isTooLong(content)) {
      tellFault(text('chat.tooLong', { limit: chatLimits.text }))
      return
    }
    if (against !== undefined) {
      tellFault(against)
      return
    }
    faultMended()
    if (content !== undefined) onText(content)
    forget()
    release().forEach((file) => upload(file))
  }

  return (
    <FileDrop accept={undefined} multiple disabled={disabled} onFiles={hold}>
      <div className={styles.composer}>
        <div className={styles.tools}>
          <EmojiMenu onChoose={insert} />
          <FileButton kind="image" onChoose={upload} />
          <FileButton kind="file" onChoose={upload} />
          {tools?.(insert)}
          <span className={styles.uploading} role="status">
            {uploading.map((name) => text('chat.uploading', { name })).join(' ')}
          </span>
        </div>
        <HeldFiles files={held} onRemove={takeOut} />
        <FieldNote id={noteId} isFault>
          {against}
        </FieldNote>
        <div className={styles.line}>
          <textarea
            ref={field}
            rows={2}
            value={typed}
            aria-label={text('chat.input')}
            placeholder={hint}
            aria-describedby={noteId}
            onChange={({ target }) => {
              setTyped(target.value)
              if (!isTooLong(target.value)) faultMended()
            }}
            onPaste={(event) => {
              const files = filesOf(event.clipboardData)
              if (files.length === 0) return
              event.preventDefault()
              hold(files)
            }}
            onKeyDown={(event) => {
              if (!isEnter(event) || event.shiftKey) return
              event.preventDefault()
              send()
            }}
          />
          <Button look="main" disabled={disabled || !mayBeSent} onClick={send}>
            {text('chat.send')}
          </Button>
        </div>
      </div>
    </FileDrop>
  )
}

function FileButton({
  kind,
  onChoose,
}: {
  kind: 'image' | 'file'
  onChoose: (file: File, kind: 'image' | 'file') => void
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-label={text(`chat.${kind}`)}
        title={text(`chat.${kind}`)}
        onClick={() => input.current?.click()}
      >
        <Icon name={kind === 'image' ? 'picture' : 'file'} />
      </button>
      <input
        ref={input}
        type="file"
        hidden
        data-kind={kind}
        accept={acceptOf(extensionsOf[uploadKind[kind]])}
        onChange={({ target }) => {
          ;[...(target.files ?? [])].forEach((file) => onChoose(file, kind))
          target.value = ''
        }}
      />
    </>
  )
}

function EmojiMenu({ onChoose }: { onChoose: (sign: string) => void }) {
  return (
    <Popover label={text('chat.emoji')} buttonClass={styles.tool} button={<Icon name="smile" />}>
      {(close) => (
        <div className={styles.emoji}>
          {emoji.map((sign) => (
            <button
              key={sign}
              type="button"
              onClick={() => {
                onChoose(sign)
                close()
              }}
            >
              {sign}
            </button>
          ))}
        </div>
      )}
    </Popover>
  )
}
