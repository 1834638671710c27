import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schemas } from '../../domain/schemas'
import { api, fileOf } from '../calls/api'
import { text } from '../language/locale'
import { Dialog } from '../ui/Dialog'
import { Icon } from '../ui/Icon'
import { useObjectUrl } from '../ui/object-url'
import styles from './Pictures.module.css'

/** Thumbnails of a record; a click enlarges one to the window. */
export function Pictures({ images = [] }: { images?: Schemas['ImageRef'][] | undefined }) {
  const [open, setOpen] = useState<Schemas['ImageRef']>()
  if (images.length === 0) return null
  return (
    <>
      <ul className={styles.pictures}>
        {images.map((image) => (
          <li key={image.key}>
            <button
              type="button"
              aria-label={text('quality.picture.open', { name: image.name })}
              onClick={() => setOpen(image)}
            >
              <Picture id={image.key} name="" small />
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <Dialog title={open.name} shape="wide" onClose={() => setOpen(undefined)}>
          <div className={styles.large}>
            <Picture id={open.key} name={open.name} />
          </div>
        </Dialog>
      )}
    </>
  )
}

/** Fetches a picture with the access token, which an image element cannot send. */
export function Picture({
  id,
  name,
  small = false,
}: {
  id: number
  name: string
  small?: boolean
}) {
  const { data, isError } = useQuery({
    queryKey: ['qualityFile', id, small],
    queryFn: async () => {
      const params = { path: { id }, query: { small: small ? 1 : 0 } } as const
      return (await fileOf(api.GET('/quality/problem/file/{id}', { params, parseAs: 'blob' }))).blob
    },
    staleTime: Infinity,
    gcTime: 300_000,
    meta: { quiet: true },
  })
  const url = useObjectUrl(data)
  if (isError) {
    return (
      <span className={styles.missing}>
        <Icon name="warning" />
        {name || text('quality.picture.missing')}
      </span>
    )
  }
  return url ? (
    <img className={small ? styles.small : styles.whole} src={url} alt={name} />
  ) : (
    <span className={small ? styles.small : styles.waiting} aria-hidden="true" />
  )
}
