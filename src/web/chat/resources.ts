import { lazy } from 'react'
import type { Resource } from '../screens/resource'

export const robotEntries: Resource = {
  name: 'robotEntries',
  route: '/office/chat/entry',
  title: 'chat.entries',
  schema: 'RobotEntry',
  list: '/office/chat/entry/page',
  pageSize: 20,
  rowActions: {
    all: lazy(async () => ({ default: (await import('./EntryActions')).EntryActions })),
  },
  listActions: {
    add: lazy(async () => ({ default: (await import('./EntryActions')).AddEntry })),
  },
  empty: { title: 'chat.entries.none', hint: 'chat.entries.noneHint' },
}

export const unknownQuestions: Resource = {
  name: 'unknownQuestions',
  route: '/office/chat/unknown',
  title: 'chat.unknown',
  schema: 'UnknownQuestion',
  list: '/office/chat/unknown/page',
  pageSize: 20,
  rowActions: {
    all: lazy(async () => ({ default: (await import('./UnknownActions')).UnknownActions })),
  },
  empty: { title: 'chat.unknown.none', hint: 'chat.unknown.noneHint' },
}
