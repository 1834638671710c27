import { lazyPart } from '../pages/lazy-page'
import type { OfficeResource } from '../screens/resource'
import { contentTones } from './editing/content-tones'

export const officeContents: OfficeResource = {
  name: 'officeContents',
  route: '/office/content',
  title: 'content.office',
  icon: 'picture',
  schema: 'ContentItem',
  list: '/office/content/page',
  pageSize: 20,
  page: '/office/content/:id',
  tabs: {
    by: 'state',
    counts: '/office/content/counts',
    narrowed: true,
    waiting: ['submitted'],
  },
  tones: {
    state: contentTones,
    missing: { zh: 'warn', en: 'warn', 'zh,en': 'warn' },
  },
  bulkActions: {
    publish: lazyPart('PublishContents', () => import('./editing/ContentBulk')),
  },
  listActions: {
    add: lazyPart('NewContent', () => import('./editing/NewContent')),
  },
  empty: { title: 'publishing.none', hint: 'publishing.noneHint' },
}
