import { fixedPages, guidePage, isAboutUsLink } from './content'
import type { Schemas } from '../schemas'

export type ContentKindName = Schemas['ContentKind']
export type ContentForm =
  | 'ArticleForm'
  | 'CaseForm'
  | 'SceneForm'
  | 'ExperimentForm'
  | 'ExperimentTypeForm'
  | 'ExperimentObjectForm'
  | 'SitePageForm'
  | 'AreaForm'
  | 'GuideForm'
  | 'HotSearchForm'

interface ContentKind {
  form: ContentForm
  /** The field shown as its name in lists; without one the name of its place is used. */
  name?: string
  /** Path of the shop page that shows it. */
  page: (recordId: number) => string
  /** Ids of records that exist once per place of the site: they can be changed, and no others created. */
  fixed?: readonly number[]
}

/** Id of the laboratory's introduction, which follows the "about us" pages. */
export const laboratoryPage = 6

/** All kinds of content: their form, name field, and page. */
export const contentKinds: Record<ContentKindName, ContentKind> = {
  article: {
    form: 'ArticleForm',
    name: 'name',
    page: (id) => `/articleListing/details?id=${id}&type=1`,
  },
  case: { form: 'CaseForm', name: 'name', page: (id) => `/industryCase/details?id=${id}&type=2` },
  scene: { form: 'SceneForm', name: 'industryName', page: (id) => `/industryScene?id=${id}` },
  experiment: {
    form: 'ExperimentForm',
    name: 'projectName',
    page: (id) => `/experimentalDetail?id=${id}`,
  },
  experimentType: {
    form: 'ExperimentTypeForm',
    name: 'typeName',
    page: () => '/experimentalServices',
  },
  experimentObject: {
    form: 'ExperimentObjectForm',
    name: 'objectName',
    page: () => '/experimentalServices',
  },
  page: {
    form: 'SitePageForm',
    name: 'typeName',
    page: (id) => (id === laboratoryPage ? '/experimentalServices' : `/aboutUs/${pageName(id)}`),
    fixed: [1, 2, 3, 4, 5, laboratoryPage],
  },
  area: {
    form: 'AreaForm',
    page: () => '/',
    fixed: [1, 2, 3, 4, 5, 6, 7, 8, 9, 11],
  },
  guide: { form: 'GuideForm', page: () => guidePage, fixed: [10] },
  hotSearch: { form: 'HotSearchForm', page: () => '/', fixed: [1] },
}

/** True for records that the shop links to by a fixed address, so that they cannot be removed. */
export const isIndispensable = (kind: ContentKindName, recordId: number): boolean =>
  kind === 'page' && Object.values<string>(fixedPages).includes(contentKinds.page.page(recordId))

/** Form fields without effect: an "about us" page is either a text or an external link. */
export function uselessFields(kind: ContentKindName, recordId: number): string[] {
  if (kind !== 'page') return []
  return [isAboutUsLink(pageName(recordId)) ? 'content' : 'privacyLink']
}

/** The name of a fixed page in the calls. */
export const pageName = (recordId: number): string =>
  recordId === laboratoryPage ? 'laboratory' : `about_us_type_${recordId}`
