import type { ComponentType } from 'react'
import type { UploadKind } from '../../domain/forms/uploads'
import type { Upload } from '../calls/upload'

/** Data that inputs cannot know from the schema. */
export interface FormContext {
  /** Choices that are data (`x-widget` choice), by field name. */
  choices?: Record<string, FormChoice[]>
  /** Finds completions for a field with suggestions (`x-widget` product). */
  suggest?: (typed: string) => Promise<string[]>
  uploads?: UploadPlace
  /** Called when an upload starts (1) and ends (-1); the form waits for uploads. */
  onUnderWay?: (more: 1 | -1) => void
  /** Called with the change in the number of failed uploads, which would be missing from the sent form. */
  onFailed?: (more: number) => void
  /** Uploads a picture or a document that is referenced by address; returns the address. */
  keepFile?: (kind: UploadKind, file: File) => Promise<string>
  /** The tree of a region field (`x-widget` region): countries with provinces and cities. */
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
  /** `false`: shown only where it is already selected. */
  offered?: false
}

/** Upload endpoint of a form's files, and how they are displayed. */
export interface UploadPlace {
  send: (kind: UploadKind, file: File, onProgress: (share: number) => void) => Upload
  /** Deletes an uploaded file that belongs to no record yet. */
  remove: (id: number) => Promise<unknown>
  /** Files the record already has; they are removed only when the form is saved. */
  known: UploadedFile[]
  Thumbnail: ComponentType<{ file: UploadedFile }>
}

export interface UploadedFile {
  id: number
  name: string
  kind: UploadKind
}
