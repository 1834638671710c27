// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { setWindow } from '../browser'
import { renderPage } from '../render'
import { OfficeReservationPage } from '../../../src/web/orders/OfficeReservationPage'
import { officeBoard } from '../../../src/web/messages/office-resources'
import { OfficeScreens } from '../../../src/web/office/OfficeScreens'
import { openQuotedShop } from '../../server/orders/quoted-shop'

const app = await openQuotedShop()
const { bolt, call, givenReservation, userId } = app
const [sales, operator] = await Promise.all(['sales', 'operator'].map(userId))

beforeEach(() => setWindow('wide'))

const open = (id: number, user = 'sales') =>
  renderPage(<OfficeReservationPage id={String(id)} />, {
    app,
    user,
    at: `/office/reserve/${id}/x`,
  })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const holder = async (id: number) => (await app.asStaff(id)).data.assignee

test('a reservation is taken, and handed to a colleague, who alone can answer it then', async () => {
  const { id } = await givenReservation([bolt!])
  await open(id)
  await press('Assign to me')
  expect(await screen.findByText('Fang Jie')).toBeTruthy()
  await press('Reassign')
  fireEvent.click(await screen.findByLabelText('Ren Hao'))
  const dialog = screen.getByRole('dialog', { hidden: true })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reassign', hidden: true }))
  expect(await screen.findByText('Ren Hao')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send answer' })).toBeNull())
  expect(screen.queryByRole('button', { name: 'Reassign' })).toBeNull()
})

test('the slower of two users learns who was faster, and sees the result', async () => {
  const { id } = await givenReservation([bolt!])
  await open(id)
  await screen.findByRole('button', { name: 'Assign to me' })
  await call('operator', 'POST', `/office/intention/order/assignee/${id}`, { to: operator })
  await press('Assign to me')
  expect(await screen.findByText(/^Ren Hao is working on this/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Assign to me' })).toBeNull())
  expect(await holder(id)).toBe('Ren Hao')
})

test('a message is let go in its list, for whoever has time', async () => {
  const { data } = await call('buyer', 'POST', '/web/message/board', {
    theme: 'A question',
    description: '?',
    contact: '1',
  })
  await call('sales', 'POST', `/office/message/board/assignee/${data.id}`, { to: sales })
  await renderPage(<OfficeScreens resources={[officeBoard]} />, {
    app,
    user: 'sales',
    at: '/office/message?holder=mine',
  })
  const row = (await screen.findByText('A question')).closest('tr')!
  fireEvent.click(await within(row).findByRole('button', { name: /^Actions on A question/ }))
  fireEvent.click(await within(row).findByRole('button', { name: 'Reassign' }))
  fireEvent.click(await screen.findByLabelText('Unassigned: anyone available'))
  const dialog = screen.getByRole('dialog', { hidden: true })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reassign', hidden: true }))
  await waitFor(() => expect(screen.queryByText('A question')).toBeNull())
  const left = await call('sales', 'GET', `/office/message/board/${data.id}`)
  expect(left.data).not.toHaveProperty('assignee')
})
