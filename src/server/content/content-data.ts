import type { Schemas } from '../../domain/schemas'

type Text = Schemas['Text']

/** What the tables of the contents keep in `data`; written by store.sql.ts alone, which cleans what is HTML. */

export interface SceneData {
  industryName: Text
  industrySceneName: Text
  summary: Text
  content: Text
  fileUrl: string
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
