import { fixedPages, isAboutUsLink } from './content'
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
  /** The field that stands for it in lists; without one it is called after its place. */
  name?: string
  /** Where the shop shows it. */
  page: (recordId: number) => string
  /** There is one for each place of the site: editors change it, and make no others. */
  fixed?: readonly number[]
}

/** The pages about us by their number, and behind them the introduction of the laboratory. */
export const laboratoryPage = 6

/** Everything that editors look after: its form, its name, and where readers find it. */
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
  guide: { form: 'GuideForm', page: () => '/guideToUse', fixed: [10] },
  hotSearch: { form: 'HotSearchForm', page: () => '/', fixed: [1] },
}

/** What the shop could not do without: parts of it lead there by a fixed address. */
export const isIndispensable = (kind: ContentKindName, recordId: number): boolean =>
  kind === 'page' && Object.values<string>(fixedPages).includes(contentKinds.page.page(recordId))

/** The fields of its form that readers never see: a page about us is a text, or a link to another site. */
export function uselessFields(kind: ContentKindName, recordId: number): string[] {
  if (kind !== 'page') return []
  return [isAboutUsLink(pageName(recordId)) ? 'content' : 'privacyLink']
}

/** What a page that is there once is called in the calls. */
export const pageName = (recordId: number): string =>
  recordId === laboratoryPage ? 'laboratory' : `about_us_type_${recordId}`
