import type { Schemas } from '../../domain/schemas'

type Text = Schemas['Text']

/** Shape of `data` in the content tables; written only by store.sql.ts, which sanitises HTML. */

export interface SceneData {
  industryName: Text
  industrySceneName: Text
  summary: Text
  content: Text
  fileUrl: string
  /** Absent in scenes from before joints were stored. */
  joints?: SceneJointData[]
}

/** A joint on the picture of a scene; x and y are percents of its size. */
export interface SceneJointData {
  name: Text
  note: Text
  x: number
  y: number
  parts: { model: string; counts: number }[]
}

export interface PublicationData {
  name: Text
  keyword: Text
  summary: Text
  content: Text
  identityName: Text
  fileUrl: string
}

export interface SitePageData {
  typeName: Text
  content: Text
  privacyLink?: string
}

export interface ExperimentData {
  projectName: Text
  summary: Text
  content: Text
  samples: Text
  duration: Text
  standards: string[]
  fileUrl: string
}
