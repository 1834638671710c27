// @vitest-environment jsdom
import { attend, log, openService, press, say, shows } from './service'
import { act, renderHook, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closeLeaveMessage, useLeavingMessage } from '../../../src/web/actions/leave-message'
import { closeService } from '../../../src/web/actions/service'
import { startApp } from '../../app'

const from = '08:30'
const to = '17:30'
const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** Closed today, and until 2 January of a coming year. */
const untilNewYear = (year: number) => ({ from, to, holidays: [`2000-01-01..${year}-01-01`] })

afterEach(() => {
  act(closeService)
  act(closeLeaveMessage)
})

test('outside the hours it says so with the next hours, keeps the question, and offers the message board', async () => {
  const year = new Date().getFullYear() + 1
  const app = await startApp({ settings: { serviceHours: untilNewYear(year) } })
  await openService(app)
  expect(screen.getByText('Service hours 08:30–17:30')).toBeTruthy()
  await press('Talk to a person')
  await shows(
    'Your conversation has been passed to customer service. Your messages are kept, and we will answer when we are back',
  )
  expect(screen.queryByText(/We are connecting you/)).toBeNull()
  await shows(`Our service hours are 08:30–17:30.*after 08:30 on 2 Jan ${year}`)
  // The robot goes on answering, so this is a question that it cannot answer.
  say('Will it snow tomorrow?')
  await shows('Will it snow tomorrow?.*(Sent|Delivered)')
  // The notice answers the question, so it is below it.
  await shows('Will it snow tomorrow?.*Our service hours are')
  const { data: queue } = await app.call('agent', 'GET', '/office/chat/queue')
  expect(queue).toMatchObject([{ lastText: 'Will it snow tomorrow?', afterHours: true }])

  await press('Leave it on the message board instead')
  expect(renderHook(useLeavingMessage).result.current).toBe(true)
})

test('a customer served after hours is not told to wait', async () => {
  const year = new Date().getFullYear() + 1
  const app = await startApp({ settings: { serviceHours: untilNewYear(year) } })
  await openService(app)
  await press('Talk to a person')
  await shows('Our service hours are')
  const agent = await attend(app)
  agent.say('I am here late')
  await shows('I am here late')
  await waitFor(() => expect(log()).not.toContain('Our service hours are'))
})

test('a shop that names no day on which it is there says that it is closed at present', async () => {
  await openService(await startApp({ settings: { serviceHours: { from, to, holidays: week } } }))
  await press('Talk to a person')
  await shows('Customer service is currently closed')
})

test('within service hours no after-hours notice is shown', async () => {
  await openService(await startApp())
  await press('Talk to a person')
  await screen.findByText('Waiting for an agent')
  expect(screen.queryByText(/Our service hours are/)).toBeNull()
})
