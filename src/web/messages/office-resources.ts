import { lazyPart } from '../pages/lazy-page'
import { deadlineTones } from '../screens/deadline-tones'
import type { OfficeResource } from '../screens/resource'
import { messages } from './resources'
import { repliedTones } from './state-tones'

const boardActions = () => import('./BoardActions')
const assignment = () => import('./AssignMessage')

export const officeNews: OfficeResource = {
  ...messages,
  name: 'officeNews',
  route: '/office/news',
  icon: 'bell',
  pageSize: 20,
  empty: { title: 'messages.news.none', hint: 'messages.officeNews.noneHint' },
}

export const officeBoard: OfficeResource = {
  name: 'officeBoard',
  route: '/office/message',
  title: 'messages.officeBoard',
  icon: 'mail',
  schema: 'OfficeBoardMessage',
  list: '/office/message/board/page',
  pageSize: 20,
  tabs: { by: 'state', counts: '/office/message/board/counts', narrowed: true },
  page: '/office/message/:id',
  detail: '/office/message/board/{id}',
  links: { customer: '/office/customer/:accountId' },
  tones: { state: repliedTones, due: deadlineTones },
  rowActions: {
    reply: lazyPart('Reply', boardActions),
    assign: lazyPart('AssignMessage', assignment),
  },
  bulkActions: { assign: lazyPart('AssignMessages', assignment) },
  empty: { title: 'messages.officeBoard.none', hint: 'messages.officeBoard.noneHint' },
}
