import { lazyPart } from '../pages/lazy-page'
import { readOnOpening } from '../actions/read-messages'
import type { Resource } from '../screens/resource'
import { repliedTones } from './state-tones'

const newsActions = () => import('./NewsActions')

/** The parts shared by all lists of messages. */
export const messages = {
  title: 'messages.news',
  schema: 'Notification',
  list: '/admin/sysnotifyremind/page',
  tabs: { by: 'type', counts: '/admin/sysnotifyremind/counts', narrowed: true },
  tones: { state: { 1: 'warn', 2: 'plain' }, type: { todo: 'busy', tips: 'plain' } },
  onOpen: readOnOpening,
  rowActions: { read: lazyPart('MarkRead', newsActions) },
  bulkActions: { read: lazyPart('MarkChosenRead', newsActions) },
  listActions: { readAll: lazyPart('ReadAll', newsActions) },
} as const

export const news: Resource = {
  ...messages,
  name: 'news',
  route: '/news',
  pageSize: 10,
  empty: { title: 'messages.news.none', hint: 'messages.news.noneHint' },
}

export const board: Resource = {
  name: 'board',
  route: '/log',
  title: 'messages.board',
  schema: 'BoardMessage',
  list: '/web/message/board/page',
  pageSize: 10,
  tabs: { by: 'state', counts: '/web/message/board/counts', narrowed: true },
  page: '/log/:id',
  detail: '/web/message/board/{id}',
  content: lazyPart('BoardDetail', () => import('./BoardDetail')),
  tones: { state: repliedTones },
  listActions: { leave: lazyPart('LeaveMessage', () => import('./LeaveMessage')) },
  empty: { title: 'messages.board.none', hint: 'messages.board.noneHint' },
}
