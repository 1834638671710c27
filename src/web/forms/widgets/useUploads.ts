import { useEffect, useRef, useState } from 'react'
import {
  allowedExtension,
  extensionsOf,
  isDeceptiveName,
  maxFileBytes,
  maxFileMegabytes,
  maxUploads,
  uploadKind,
  type UploadKind,
} from '../../../domain/forms/uploads'
import { CallFailure } from '../../calls/api'
import { text } from '../../language/locale'
import { currentUser } from '../../session/session'
import { readStored, writeStored } from '../../session/storage'
import { UploadCancelled, type Upload } from '../../calls/upload'
import type { UploadedFile, UploadPlace } from '../form-context'

/** Which kinds of files an input takes, by its name in schemas. */
export const kindsOf: Record<string, UploadKind[]> = {
  attachments: [uploadKind.image, uploadKind.file],
  images: [uploadKind.image],
  files: [uploadKind.file],
}

/** A file on its way, or one that did not arrive. */
export interface Sending {
  key: number
  kind: UploadKind
  name: string
  share: number
  failure?: string | undefined
  /** It would be refused again: of what it is, not of how it went. */
  lasting?: boolean
}

/** What was uploaded in this tab: a draft keeps only ids, and shall name its files after a reload; of whoever is logged in. */
const kept = () => `uploads.${currentUser()?.id ?? 'visitor'}`

/** The files whose names this tab knows: those of the record, and what was uploaded here. */
export const knownFiles = (place: UploadPlace | undefined): UploadedFile[] => [
  ...(place?.known ?? []),
  ...(readStored<UploadedFile[]>(kept()) ?? []),
]

/** Refused for what the file is; not for who sends it, nor because it did not get through. */
const isOfTheFile = (error: Error) =>
  error instanceof CallFailure && [400, 413, 415, 422].includes(error.status)

/** The files of one input: those it holds, those on their way, and what can be done with them. */
export function useUploads(
  place: UploadPlace | undefined,
  ids: number[],
  onChange: (ids: number[]) => void,
  onUnderWay: (more: 1 | -1) => void = () => {},
) {
  const [sending, setSending] = useState<Sending[]>([])
  const [takenOut, setTakenOut] = useState<number[]>([])
  const files = useRef(new Map<number, File>())
  const running = useRef(new Map<number, Upload>())
  const lastKey = useRef(0)
  // By its id, the key under which a file was sent: files stand as they were chosen, whichever arrives first.
  const keyOf = useRef(new Map<number, number>())
  // Several uploads may end between two drawings of the form.
  const latest = useRef(ids)
  useEffect(() => {
    latest.current = ids
  })
  useEffect(() => {
    const uploads = running.current
    return () => uploads.forEach((upload) => upload.cancel())
  }, [])

  const known = knownFiles(place)
  const shown = ids.flatMap((id) => known.find((file) => file.id === id) ?? [])
  const change = (next: number[]) => {
    latest.current = next
    onChange(next)
  }
  const update = (key: number, more: Partial<Sending>) =>
    setSending((all) => all.map((one) => (one.key === key ? { ...one, ...more } : one)))
  const forget = (key: number) => {
    files.current.delete(key)
    running.current.delete(key)
    setSending((all) => all.filter((one) => one.key !== key))
  }

  function start(key: number, kind: UploadKind, file: File) {
    if (!place) return
    const upload = place.send(kind, file, (share) => update(key, { share }))
    running.current.set(key, upload)
    onUnderWay(1)
    const arrived = upload.done.finally(() => onUnderWay(-1))
    arrived.then(
      (id) => {
        const others = readStored<UploadedFile[]>(kept()) ?? []
        writeStored(kept(), [...others, { id, name: file.name, kind }])
        forget(key)
        keyOf.current.set(id, key)
        const after = latest.current.findIndex((one) => (keyOf.current.get(one) ?? 0) > key)
        change(latest.current.toSpliced(after < 0 ? latest.current.length : after, 0, id))
      },
      (error: Error) => {
        if (error instanceof UploadCancelled) forget(key)
        else update(key, { failure: error.message, lasting: isOfTheFile(error) })
      },
    )
  }

  const takeOut = ({ id }: UploadedFile) => change(latest.current.filter((one) => one !== id))

  return {
    shown,
    sending,
    /** What was taken out of the form and goes with its next save. */
    takenOut: (place?.known ?? []).filter(({ id }) => !ids.includes(id) && takenOut.includes(id)),
    /** Whether it belongs to a record, which keeps it until the form is saved. */
    isKept: ({ id }: UploadedFile) => place?.known.some((file) => file.id === id) ?? false,
    add(kind: UploadKind, chosen: File[]) {
      const there = shown.filter((one) => one.kind === kind).length
      const underWay = sending.filter((one) => one.kind === kind).length
      chosen.forEach((file, index) => {
        const key = ++lastKey.current
        const full = there + underWay + index >= maxUploads[kind]
        const failure = full ? fullSentence(kind) : faultOf(kind, file)
        const lasting = !full && failure !== undefined
        setSending((all) => [...all, { key, kind, name: file.name, share: 0, failure, lasting }])
        files.current.set(key, file)
        if (failure === undefined) start(key, kind, file)
      })
    },
    takeOut(file: UploadedFile) {
      setTakenOut((all) => [...all, file.id])
      takeOut(file)
    },
    putBack: ({ id }: UploadedFile) => change([...latest.current, id]),
    /** Deletes what no record has yet; one that is gone already is what was wanted. */
    async remove(file: UploadedFile) {
      await place?.remove(file.id).catch((error: unknown) => {
        if (!(error instanceof CallFailure && error.status === 404)) throw error
      })
      takeOut(file)
    },
    retry(key: number) {
      const file = files.current.get(key)
      const kind = sending.find((one) => one.key === key)?.kind
      if (!file || !kind) return
      const others = sending.filter((one) => one.kind === kind && one.failure === undefined).length
      const full = shown.filter((one) => one.kind === kind).length + others >= maxUploads[kind]
      const failure = full ? fullSentence(kind) : faultOf(kind, file)
      update(key, { failure, share: 0 })
      if (failure === undefined) start(key, kind, file)
    },
    cancel(key: number) {
      running.current.get(key)?.cancel()
      forget(key)
    },
  }
}

const fullSentence = (kind: UploadKind) => text('screens.upload.full', { max: maxUploads[kind] })

/** What the server would refuse, told before it is sent; the content only the server can judge. */
function faultOf(kind: UploadKind, { name, size }: File): string | undefined {
  if (isDeceptiveName(name)) return text('screens.upload.oddName')
  if (!allowedExtension(name, kind)) {
    return text('screens.upload.wrongExtension', { extensions: extensionsOf[kind].join(' ') })
  }
  if (size === 0) return text('screens.upload.empty')
  return size > maxFileBytes
    ? text('screens.upload.tooLarge', { limit: maxFileMegabytes })
    : undefined
}
