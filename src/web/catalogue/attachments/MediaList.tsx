import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { labelOf } from '../../../domain/forms/field-schema'
import type { Schemas } from '../../../domain/schemas'
import {
  anyExtensions,
  imageExtensions,
  maxFileBytes,
  maxFileMegabytes,
  modelExtensions,
  videoExtensions,
  acceptOf,
} from '../../../domain/forms/uploads'
import kindSchema from '../../../generated/screens/MediumKind.json'
import { fileAddress } from '../../calls/api'
import * as limits from '../../../generated/limits'
import { language, text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { FileDrop } from '../../ui/FileDrop'
import { useObjectUrl } from '../../ui/object-url'
import { closeToast, showToast } from '../../ui/toast-list'
import { uploadFile } from '../../calls/upload'
import styles from '../../ui/Exchange.module.css'
import { LabelledLine } from './LabelledLine'
import { Ordered } from './Ordered'

type Medium = Schemas['Medium']
/** The kinds of media, with the file types the browser's file dialog offers. */
const kinds = [
  { kind: 1, accept: imageExtensions, label: 'products.attachments.add.1' },
  { kind: 2, accept: imageExtensions, label: 'products.attachments.add.2' },
  { kind: 3, accept: modelExtensions, label: 'products.attachments.add.3' },
  { kind: 4, accept: videoExtensions, label: 'products.attachments.add.4' },
  {
    kind: 5,
    accept: anyExtensions,
    label: 'products.attachments.add.5',
  },
] as const

/** Pictures, drawings, models, videos and files, with names and in order. */
export function MediaList({
  media,
  onChange,
}: {
  media: readonly Medium[]
  onChange: (media: Medium[]) => void
}) {
  // A new upload has no address until the form is saved, so the preview uses the file itself.
  const [files, setFiles] = useState<Record<number, File>>({})
  return (
    <>
      <p className={styles.soft}>{text('products.attachments.mediaHint')}</p>
      <Ordered items={media} nameOf={({ originalName = '' }) => originalName} onChange={onChange}>
        {(medium, set) => (
          <>
            {medium.kind <= 2 && <Thumbnail medium={medium} file={files[medium.fileId]} />}
            <span className={styles.grow}>
              <span className={styles.soft}>{labelOf(kindSchema, medium.kind, language)}</span>{' '}
              {medium.originalName}
            </span>
            <span className={styles.names}>
              {([['name', 'nameZh'] as const, ['nameEn', 'nameEn'] as const] as const).map(
                ([field, label]) => (
                  <LabelledLine
                    key={field}
                    label={text(`products.attachments.${label}`)}
                    value={medium[field]}
                    limit={limits.Medium[field]}
                    onChange={(given) => set({ ...medium, [field]: given })}
                  />
                ),
              )}
            </span>
          </>
        )}
      </Ordered>
      <div className={styles.buttons}>
        {kinds.map((kind) => (
          <AddMedium
            key={kind.kind}
            {...kind}
            onAdd={(medium, file) => {
              setFiles((before) => ({ ...before, [medium.fileId]: file }))
              onChange([...media, medium])
            }}
          />
        ))}
      </div>
    </>
  )
}

function Thumbnail({ medium: { address }, file }: { medium: Medium; file: File | undefined }) {
  const uploaded = useObjectUrl(file)
  const source = address ? fileAddress(address) : uploaded
  return source ? <img src={source} alt="" width={80} height={60} /> : null
}

function AddMedium({
  kind,
  accept,
  label: labelKey,
  onAdd,
}: (typeof kinds)[number] & { onAdd: (medium: Medium, file: File) => void }) {
  const chooser = useRef<HTMLInputElement>(null)
  const [percent, setPercent] = useState<number>()
  const failure = useRef<number>(undefined)
  const fail = (message: string) => {
    failure.current = showToast('error', message) ?? failure.current
  }
  // Clear the previous error when another file is chosen.
  const begin = () => {
    if (failure.current !== undefined) closeToast(failure.current)
  }
  const label = text(labelKey)
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const progress = (share: number) => setPercent(Math.round(share * 100))
      const fileId = await uploadFile(`/office/catalogue/media?kind=${kind}`, file, progress).done
      return { fileId, kind, name: '', nameEn: '', originalName: file.name }
    },
    onSuccess: (medium, file) => onAdd(medium, file),
    onError: ({ message }) => fail(message),
    onSettled: () => setPercent(undefined),
  })
  const choose = (file: File | undefined) => {
    if (!file) return
    begin()
    if (file.size > maxFileBytes) fail(text('files.tooLarge', { limit: maxFileMegabytes }))
    else upload.mutate(file)
  }
  return (
    <FileDrop accept={accept} disabled={upload.isPending} onFiles={([file]) => choose(file)}>
      <input
        ref={chooser}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={label}
        accept={acceptOf(accept)}
        onChange={({ target }) => {
          choose(target.files?.[0])
          target.value = ''
        }}
      />
      <Button disabled={upload.isPending} onClick={() => chooser.current?.click()}>
        {percent === undefined ? label : text('products.imports.uploading', { percent })}
      </Button>
    </FileDrop>
  )
}
