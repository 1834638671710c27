import { useEffect, useState } from 'react'
import {
  acceptOf,
  extensionsOf,
  maxFileMegabytes,
  maxUploads,
  uploadKind,
  type UploadKind,
} from '../../../domain/forms/uploads'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { FileDrop } from '../../ui/FileDrop'
import { Icon } from '../../ui/Icon'
import { IconButton } from '../../ui/IconButton'
import type { FormContext, UploadedFile } from '../form-context'
import styles from './AttachmentsField.module.css'
import { RemovalQuestion } from './RemovalQuestion'
import { useUploads, type Sending } from './useUploads'

interface Props {
  id: string
  label: string
  kinds: UploadKind[]
  /** The ids of the files. */
  value: number[]
  isOff?: boolean
  onChange: (ids: number[]) => void
  context: Pick<FormContext, 'uploads' | 'onUnderWay' | 'onFailed'>
}

/**
 * Pictures and files of a form: existing ones, uploads in progress, and an upload button. The value is a list of ids.
 */
export function AttachmentsField(props: Props) {
  const { id, label, kinds, value, isOff = false, onChange, context } = props
  const { uploads, onUnderWay, onFailed } = context
  const { shown, sending, takenOut, add, isKept, takeOut, putBack, remove, retry, cancel } =
    useUploads(uploads, value, onChange, onUnderWay)
  const failed = sending.filter(({ failure }) => failure !== undefined).length
  useEffect(() => {
    onFailed?.(failed)
    return () => onFailed?.(-failed)
  }, [failed, onFailed])
  const Thumbnail = uploads?.Thumbnail
  const [asking, setAsking] = useState<UploadedFile>()
  return (
    <div className={styles.attachments} id={id} role="group" aria-label={label}>
      {kinds.map((kind) => (
        <FileDrop
          key={kind}
          // Accept any file: one of a wrong type gets an error in its own row, like a chosen file.
          accept={undefined}
          multiple
          disabled={isOff}
          onFiles={(files) => add(kind, files)}
        >
          <div className={styles.kind}>
            <ul className={kind === uploadKind.image ? styles.images : styles.files}>
              {shown
                .filter((file) => file.kind === kind)
                .map((file) => (
                  <li key={file.id}>
                    {kind === uploadKind.image && Thumbnail && <Thumbnail file={file} />}
                    <span className={styles.name}>{file.name}</span>
                    {!isOff && (
                      <Removal file={file} onRemove={isKept(file) ? takeOut : setAsking} />
                    )}
                  </li>
                ))}
            </ul>
            {sending
              .filter((file) => file.kind === kind)
              .map((file) => (
                <SendingFile key={file.key} one={file} retry={retry} cancel={cancel} />
              ))}
            {takenOut
              .filter((file) => file.kind === kind)
              .map((file) => (
                <TakenOut key={file.id} file={file} onPutBack={putBack} />
              ))}
            {!isOff && <Add kind={kind} onAdd={(files) => add(kind, files)} />}
          </div>
        </FileDrop>
      ))}
      {asking && (
        <RemovalQuestion file={asking} remove={remove} onClose={() => setAsking(undefined)} />
      )}
    </div>
  )
}

/** A removed file of the record is deleted on the next save and can be restored until then. */
function TakenOut({
  file,
  onPutBack,
}: {
  file: UploadedFile
  onPutBack: (file: UploadedFile) => void
}) {
  const { name } = file
  return (
    <p className={styles.takenOut} role="status">
      {text('screens.upload.remove.withSave', { name })}
      <Button
        small
        look="quiet"
        aria-label={text('screens.upload.putBackName', { name })}
        onClick={() => onPutBack(file)}
      >
        {text('screens.upload.putBack')}
      </Button>
    </p>
  )
}

function Removal({
  file,
  onRemove,
}: {
  file: UploadedFile
  onRemove: (file: UploadedFile) => void
}) {
  return (
    <IconButton
      icon="trash"
      look="takeAway"
      className={styles.remove}
      label={text('screens.upload.remove', { name: file.name })}
      onClick={() => onRemove(file)}
    />
  )
}

function SendingFile({
  one: { key, name, share, failure, lasting },
  retry,
  cancel,
}: {
  one: Sending
  retry: (key: number) => void
  cancel: (key: number) => void
}) {
  const percent = Math.floor(share * 100)
  return (
    <div className={styles.sending}>
      <span className={styles.name}>{name}</span>
      {failure === undefined ? (
        <progress
          value={share}
          max={1}
          aria-label={text('screens.upload.progress', { name, percent })}
        />
      ) : (
        !lasting && (
          <Button small onClick={() => retry(key)}>
            {text('screens.upload.retry')}
          </Button>
        )
      )}
      <IconButton
        icon="close"
        look="takeAway"
        // A failed upload is removed, not cancelled.
        label={text(failure === undefined ? 'screens.upload.cancel' : 'screens.upload.remove', {
          name,
        })}
        onClick={() => cancel(key)}
      />
      {failure !== undefined && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
    </div>
  )
}

function Add({ kind, onAdd }: { kind: UploadKind; onAdd: (files: File[]) => void }) {
  const image = kind === uploadKind.image
  const extensions = extensionsOf[kind]
  const values = { extensions: extensions.join(' '), max: maxUploads[kind] }
  return (
    <div className={styles.add}>
      <label className={styles.button}>
        <Icon name="plus" size={16} />
        {text(image ? 'screens.upload.addImages' : 'screens.upload.addFiles')}
        <input
          type="file"
          multiple
          accept={acceptOf(extensions)}
          className="visually-hidden"
          onChange={({ target }) => {
            onAdd([...(target.files ?? [])])
            // Lets a removed file be chosen again.
            target.value = ''
          }}
        />
      </label>
      <span className={styles.hint}>
        {text(image ? 'screens.upload.images' : 'screens.upload.files', values)}
        {' · '}
        {text('screens.upload.size', { limit: maxFileMegabytes })}
      </span>
    </div>
  )
}
