// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '../../../src/domain/schemas'
import { readCustomOrder, storeCustomOrder } from '../../../src/web/actions/custom'
import { entryProducts, readLocalOrder, storeLocalOrder } from '../../../src/web/actions/reserve'
import { draftOf } from '../../../src/web/forms/draft'
import {
  acceptLoss,
  beginSession,
  currentTokens,
  currentUser,
  endSession,
  forgetUser,
  loseSession,
  lostSession,
} from '../../../src/web/session/session'
import { writeStored } from '../../../src/web/session/storage'

const logIn = (id: number) =>
  beginSession({
    access_token: 'a',
    refresh_token: 'r',
    expires_in: 60,
    // The tab reads only the user's id.
    user: { id } as Schemas['User'],
  } as Schemas['Session'])

const line = { dataId: 5, counts: 200, requiredDate: '2099-12-31' }
const choices = [{ id: 1, fieldName: '直径', fieldVal: '12' }]

beforeEach(() => {
  window.sessionStorage.clear()
  logIn(1)
  storeLocalOrder({ productList: [line], projectList: [], customizationList: [], remark: '急用' })
  storeCustomOrder({
    lines: [{ classId: 7, className: '螺栓', choices, counts: 3 }],
    remark: '带图样',
  })
  writeStored(entryProducts, { [line.dataId]: { model: 'HB-16-80' } })
  draftOf('complaint').write({ title: '有毛刺' })
})

const kept = () => JSON.stringify(window.sessionStorage)

test('logging out leaves no prepared or typed data in the tab', () => {
  forgetUser()
  endSession()
  for (const own of ['急用', '带图样', '有毛刺', 'HB-16-80', 'intentionOrder'])
    expect(kept()).not.toContain(own)
  logIn(1)
  expect(readLocalOrder().productList).toEqual([])
  expect(readCustomOrder().lines).toEqual([])
})

test('a page that is still open after a log-out stores nothing again', () => {
  const draft = draftOf('complaint')
  forgetUser()
  draft.write({ title: '有毛刺' })
  writeStored('chat.1.robot', [{ question: '有毛刺吗' }])
  expect(kept()).not.toContain('有毛刺')
})

test('a session that ended keeps it for the same user', () => {
  endSession()
  logIn(1)
  expect(readLocalOrder()).toMatchObject({ productList: [line], remark: '急用' })
  expect(readCustomOrder()).toMatchObject({ lines: [{ classId: 7 }], remark: '带图样' })
  expect(draftOf('complaint').read()).toEqual({ title: '有毛刺' })
})

test('data of another user are hidden, and stay when this user logs out', () => {
  endSession()
  logIn(2)
  expect(readLocalOrder().productList).toEqual([])
  expect(draftOf('complaint').read()).toBeUndefined()
  forgetUser()
  endSession()
  logIn(1)
  expect(draftOf('complaint').read()).toEqual({ title: '有毛刺' })
})

test('input of a visitor passes to the user who logs in, and goes with their logout', () => {
  endSession()
  draftOf('product').write({ counts: 200 })
  logIn(2)
  expect(draftOf('product').read()).toEqual({ counts: 200 })
  forgetUser()
  endSession()
  expect(draftOf('product').read()).toBeUndefined()
  logIn(1)
  expect(draftOf('product').read()).toBeUndefined()
})

test('input after the end of a session passes to the next session of the same user', () => {
  draftOf('product').write({ counts: 20 })
  endSession()
  draftOf('product').write({ counts: 200 })
  logIn(1)
  expect(draftOf('product').read()).toEqual({ counts: 200 })
})

test('a new login clears the loss of an expired session', () => {
  loseSession('over')
  expect(lostSession()).toBe('over')
  logIn(1)
  expect(lostSession()).toBeUndefined()
  loseSession('refused')
  expect(lostSession()).toBe('refused')
  acceptLoss()
})

test('the tokens of a login are kept in the session storage alone', () => {
  const tokens = JSON.parse(window.sessionStorage.getItem('tokens') ?? '').content
  expect(tokens).toMatchObject({ accessToken: 'Bearer a', refreshToken: 'r' })
  expect(tokens.endsAt - Date.now()).toBeGreaterThan(50_000)
  expect(JSON.stringify(window.localStorage)).not.toContain('Bearer')
})

test('a log-out clears the tokens and the user with the chosen role', () => {
  expect([currentTokens(), currentUser()]).not.toContain(undefined)
  forgetUser()
  endSession()
  expect([currentTokens(), currentUser()]).toEqual([undefined, undefined])
  for (const name of ['tokens', 'user']) expect(window.sessionStorage.getItem(name)).toBeNull()
})
