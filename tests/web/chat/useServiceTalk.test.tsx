// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { seedChat } from '../../../demo/chat/fill'
import { closeService } from '../../../src/web/actions/service'
import { startApp } from '../../app'
import { attend, field, log, openService, press, say, shows, startAnew } from './service'
import { isOpen } from './sockets'

const app = await startApp()
await seedChat(app.database)

beforeEach(() => startAnew(app))
afterEach(() => act(closeService))

async function toPeople() {
  await openService(app)
  await press('Talk to a person')
  await screen.findByText('Waiting for an agent')
}

test('the robot goes on answering while one waits, and leads back on request', async () => {
  await toPeople()
  say('What is a lockbolt?')
  await shows('Answered from: What is a lockbolt')
  say('will it snow tomorrow')
  await shows('I do not know that either')
  expect(screen.getByText('Waiting for an agent')).toBeTruthy()
  await press('Back to the robot')
  await shows('You have left the queue')
  expect(await screen.findByRole('button', { name: 'Talk to a person' })).toBeTruthy()
  await waitFor(() => expect(isOpen()).toBe(false))
})

test('a customer whom an agent attends may ask the robot, and an answer leads back', async () => {
  await toPeople()
  const agent = await attend(app)
  agent.say('One moment')
  await shows('One moment')
  await press('Back to the robot')
  expect(
    await screen.findByRole('button', { name: 'Continue the conversation with Tang Mei' }),
  ).toBeTruthy()
  say('What is a lockbolt?')
  await shows('Answered from: What is a lockbolt')
  agent.say('Two boxes')
  await shows('Two boxes')
  expect(await screen.findByText('Tang Mei is helping you')).toBeTruthy()
})

test('docked it shows the talk alone; its place changes without losing what was said', async () => {
  await openService(app)
  say('What is a lockbolt?')
  await shows('Answered from: What is a lockbolt')
  await press('Open large, with your orders')
  expect(log()).toContain('Answered from: What is a lockbolt')
  await press('Dock beside the page')
  expect(log()).toContain('Answered from: What is a lockbolt')
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
})
