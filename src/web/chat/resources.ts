import { lazyPart } from '../pages/lazy-page'
import { deadlineTones } from '../screens/deadline-tones'
import type { OfficeResource } from '../screens/resource'

const assignment = () => import('./AssignUnknown')

export const closedServices: OfficeResource = {
  name: 'closedServices',
  route: '/office/chat/closed',
  title: 'chat.closedList',
  icon: 'clock',
  schema: 'ClosedService',
  list: '/office/chat/closed/page',
  pageSize: 20,
  page: '/office/chat?id=:conversationId',
  links: { accountName: '/office/customer/:accountId' },
  empty: { title: 'chat.closedList.none', hint: 'chat.closedList.noneHint' },
}

export const unknownQuestions: OfficeResource = {
  name: 'unknownQuestions',
  route: '/office/chat/unknown',
  title: 'chat.unknown',
  icon: 'question',
  schema: 'UnknownQuestion',
  list: '/office/chat/unknown/page',
  pageSize: 20,
  tones: { due: deadlineTones },
  rowActions: {
    answer: lazyPart('AnswerUnknown', () => import('./AnswerUnknown')),
    assign: lazyPart('AssignUnknown', assignment),
  },
  bulkActions: { assign: lazyPart('AssignUnknowns', assignment) },
  bulkCall: '/office/chat/unknown/assignee/{id}',
  remove: '/office/chat/unknown/{id}',
  empty: { title: 'chat.unknown.none', hint: 'chat.unknown.noneHint' },
}

export const givenAnswers: OfficeResource = {
  name: 'givenAnswers',
  route: '/office/chat/answers',
  title: 'chat.given',
  icon: 'robot',
  schema: 'GivenAnswer',
  list: '/office/chat/answer/page',
  pageSize: 20,
  tabs: { by: 'verdict', counts: '/office/chat/answer/counts', narrowed: true },
  tones: { verdict: { wrong: 'bad', helped: 'good', none: 'plain' } },
  rowActions: { write: lazyPart('WriteAnswer', () => import('./WriteAnswer')) },
  empty: { title: 'chat.given.none', hint: 'chat.given.noneHint' },
}
