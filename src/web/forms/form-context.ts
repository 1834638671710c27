import type { ComponentType } from 'react'
import type { UploadKind } from '../../domain/forms/uploads'
import type { Upload } from '../calls/upload'

/** What the inputs of a form cannot know from its schema. */
export interface FormContext {
  /** The choices of fields whose choices are data (`x-widget` choice), by the field's name. */
  choices?: Record<string, FormChoice[]>
  /** Finds what a field with suggestions (`x-widget` product) may be completed to. */
  suggest?: (typed: string) => Promise<string[]>
  uploads?: UploadPlace
  /** Told of each file that is on its way, and when it is no more: the form waits for it. */
  onUnderWay?: (more: 1 | -1) => void
  /** Told how many more files there are, or fewer, that did not arrive: what is sent would lack them. */
  onFailed?: (more: number) => void
  /** Sends a picture or document that is named by its address; answers that. */
  keepFile?: (kind: UploadKind, file: File) => Promise<string>
  /** What a region (`x-widget` region) may be: countries with their provinces and cities. */
  regions?: FormRegion[]
}

export interface FormRegion {
  code: string
  name: string
  children?: FormRegion[]
}

export interface FormChoice {
  value: string | number
  label: string
  /** `false`: it is only there for who has it already. */
  offered?: false
}

/** Where files of a form go, and how they are shown. */
export interface UploadPlace {
  send: (kind: UploadKind, file: File, onProgress: (share: number) => void) => Upload
  /** Deletes a file that no record has taken yet. */
  remove: (id: number) => Promise<unknown>
  /** Those that the record has already: they go with the next save. */
  known: UploadedFile[]
  Thumbnail: ComponentType<{ file: UploadedFile }>
}

export interface UploadedFile {
  id: number
  name: string
  kind: UploadKind
}
