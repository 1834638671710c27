// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { startApp } from '../../app'
import { renderPage } from '../render'
import { leaveMessage } from '../../../src/web/actions/leave-message'
import { LeaveMessageDialog } from '../../../src/web/messages/LeaveMessageDialog'

const app = await startApp()
const { call, database } = app

beforeEach(() => database.deleteFrom('board_message').execute())

const open = (user = 'buyer') => renderPage(<LeaveMessageDialog />, { app, user, at: '/' })
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const send = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Send message' }))
const left = async () => (await call('buyer', 'GET', '/web/message/board/page')).data.records

test('missing input is reported under each field', async () => {
  await open()
  await send()
  for (const message of [
    'Please enter a subject',
    'Please enter a description',
    'Please enter a phone number or an e-mail address',
  ])
    expect(await screen.findByText(message)).toBeTruthy()
  expect(await left()).toEqual([])
})

test('a theme of 51 characters and a contact of 31 are refused with their messages', async () => {
  await open()
  await type('Subject', 't'.repeat(51))
  await type('Description', 'What is the price?')
  await type('Contact', '1'.repeat(31))
  await send()
  expect(await screen.findByText('Theme cannot exceed 50 characters')).toBeTruthy()
  expect(screen.getByText('length cannot exceed 30')).toBeTruthy()
  await type('Subject', 't'.repeat(50))
  await type('Contact', '1'.repeat(30))
  await send()
  expect(await screen.findByText('Your message has been sent; we will reply soon')).toBeTruthy()
  expect(await left()).toMatchObject([{ theme: 't'.repeat(50), state: 1 }])
})

test('the contact asks for a phone number or an e-mail address', async () => {
  await open()
  const contact = await screen.findByLabelText('Contact')
  expect(contact.getAttribute('placeholder')).toBe('Phone number or e-mail address')
})

test('input is still there when the dialog opens again', async () => {
  await open('engineer')
  await type('Subject', 'Half a thought')
  await open('engineer')
  expect(await screen.findByDisplayValue('Half a thought')).toBeTruthy()
})

test('a visitor is asked to log in first', async () => {
  await renderPage(null, { app, at: '/' })
  const went: unknown[] = []
  leaveMessage(undefined, async (to: unknown) => void went.push(to))
  expect(went).toEqual([expect.stringMatching(/^\/login\?redirect=/)])
  await waitFor(() => expect(screen.getByText('Please login first')).toBeTruthy())
})
