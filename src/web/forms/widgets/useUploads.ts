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

/** The kinds of files an input accepts, by its `x-widget` name. */
export const kindsOf: Record<string, UploadKind[]> = {
  attachments: [uploadKind.image, uploadKind.file],
  images: [uploadKind.image],
  files: [uploadKind.file],
}

/** An upload in progress or failed. */
export interface Sending {
  key: number
  kind: UploadKind
  name: string
  share: number
  failure?: string | undefined
  /** True if a retry is pointless, because the file itself was refused. */
  lasting?: boolean
}

/** Files uploaded in this tab by the current user. A draft stores ids only, so the names must survive a reload. */
const kept = () => `uploads.${currentUser()?.id ?? 'visitor'}`

/** Files whose names this tab knows: those of the record and those uploaded here. */
export const knownFiles = (place: UploadPlace | undefined): UploadedFile[] => [
  ...(place?.known ?? []),
  ...(readStored<UploadedFile[]>(kept()) ?? []),
]

/** True if the file itself was refused, rather than the user or the connection. */
const isOfTheFile = (error: Error) =>
  error instanceof CallFailure && [400, 413, 415, 422].includes(error.status)

/** The files of one input: stored ones, uploads in progress, and the actions on them. */
export function useUploads(
  place: UploadPlace | undefined,
  ids: number[],
  onChange: (ids: number[]) => void,
  onUnderWay: (more: 1 | -1) => void = () => {},
) {
  const { sending, setSending, update } = useSendings()
  const [takenOut, setTakenOut] = useState<number[]>([])
  const files = useRef(new Map<number, File>())
  const running = useRef(new Map<number, Upload>())
  const lastKey = useRef(0)
  const { latest, change, insert } = useIdsInOrder(ids, onChange)
  useEffect(() => {
    const uploads = running.current
    return () => uploads.forEach((upload) => upload.cancel())
  }, [])

  const known = knownFiles(place)
  const shown = ids.flatMap((id) => known.find((file) => file.id === id) ?? [])
  const forget = (key: number) => {
    files.current.delete(key)
    running.current.delete(key)
    setSending((all) => all.filter((upload) => upload.key !== key))
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
        insert(id, key)
      },
      (error: Error) => {
        if (error instanceof UploadCancelled) forget(key)
        else update(key, { failure: error.message, lasting: isOfTheFile(error) })
      },
    )
  }

  const takeOut = ({ id }: UploadedFile) => change(latest.current.filter((fileId) => fileId !== id))

  return {
    shown,
    sending,
    /** Files removed from the form, deleted on the next save. */
    takenOut: (place?.known ?? []).filter(({ id }) => !ids.includes(id) && takenOut.includes(id)),
    /** True if the record has the file; it is deleted only when the form is saved. */
    isKept: ({ id }: UploadedFile) => place?.known.some((file) => file.id === id) ?? false,
    add(kind: UploadKind, chosen: File[]) {
      const there = ofKind(shown, kind).length + ofKind(sending, kind).length
      chosen.forEach((file, index) => {
        const key = ++lastKey.current
        const full = there + index >= maxUploads[kind]
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
    /** Deletes a file that belongs to no record; "already deleted" counts as success. */
    async remove(file: UploadedFile) {
      await place?.remove(file.id).catch((error: unknown) => {
        if (!(error instanceof CallFailure && error.status === 404)) throw error
      })
      takeOut(file)
    },
    retry(key: number) {
      const file = files.current.get(key)
      const kind = sending.find((upload) => upload.key === key)?.kind
      if (!file || !kind) return
      const others = ofKind(sending, kind).filter(({ failure }) => failure === undefined).length
      const full = ofKind(shown, kind).length + others >= maxUploads[kind]
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

/** The uploads in progress or failed. */
function useSendings() {
  const [sending, setSending] = useState<Sending[]>([])
  const update = (key: number, more: Partial<Sending>) =>
    setSending((all) => all.map((upload) => (upload.key === key ? { ...upload, ...more } : upload)))
  return { sending, setSending, update }
}

/** The ids of the files: they keep the order of selection, whichever upload finishes first. */
function useIdsInOrder(ids: number[], onChange: (ids: number[]) => void) {
  const keyOf = useRef(new Map<number, number>())
  // Several uploads may finish between two renders, so read the ids from a ref.
  const latest = useRef(ids)
  useEffect(() => {
    latest.current = ids
  })
  const change = (next: number[]) => {
    latest.current = next
    onChange(next)
  }
  return {
    latest,
    change,
    /** Inserts an uploaded file before those whose upload began later. */
    insert(id: number, key: number) {
      keyOf.current.set(id, key)
      const after = latest.current.findIndex((file) => (keyOf.current.get(file) ?? 0) > key)
      change(latest.current.toSpliced(after < 0 ? latest.current.length : after, 0, id))
    },
  }
}

const ofKind = <Entry extends { kind: UploadKind }>(entries: Entry[], kind: UploadKind) =>
  entries.filter((entry) => entry.kind === kind)

const fullSentence = (kind: UploadKind) => text('screens.upload.full', { max: maxUploads[kind] })

/** Checks before the upload what the server would refuse; only the server can check the content. */
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
