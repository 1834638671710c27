import { lazyPart } from '../lazy-page'
import type { OfficeResource } from '../screens/resource'
import { contentTones } from './office/content-tones'

export const officeContents: OfficeResource = {
  name: 'officeContents',
  route: '/office/content',
  title: 'content.office',
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
    publish: lazyPart('PublishContents', () => import('./office/ContentBulk')),
  },
  listActions: {
    add: lazyPart('NewContent', () => import('./office/NewContent')),
  },
  empty: { title: 'publishing.none', hint: 'publishing.noneHint' },
}
