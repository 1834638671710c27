// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../render'
import { noteUnknown } from '../../../src/server/chat/unknown.sql'
import { unknownQuestions } from '../../../src/web/chat/resources'
import { officeReservations } from '../../../src/web/orders/office-resources'
import type { Resource } from '../../../src/web/screens/resource'
import { OfficeScreens } from '../../../src/web/office/OfficeScreens'
import { openQuotedShop } from '../../server/orders/quoted-shop'

const app = await openQuotedShop()
const { asStaff, bolt, call, database, decline, givenReservation, userId } = app

const open = (resource: Resource, user: string) =>
  renderPage(<OfficeScreens resources={[resource]} />, { app, user, at: resource.route })
const group = () => screen.findByRole('group', { name: 'Bulk actions' })

test('the chosen reservations go to one colleague; which are over or another’s is told', async () => {
  await database.deleteFrom('intention_order').execute()
  const orders = [await givenReservation([bolt!]), await givenReservation([bolt!])]
  const [over, held] = [await givenReservation([bolt!]), await givenReservation([bolt!])]
  await decline(over.id, (await asStaff(over.id)).data.version)
  await call('operator', 'POST', `/office/intention/order/assignee/${held.id}`, {
    to: await userId('operator'),
  })
  await open(officeReservations, 'sales')
  fireEvent.click(await screen.findByLabelText('Select all on this page'))
  fireEvent.click(await within(await group()).findByRole('button', { name: 'Assign selected' }))
  fireEvent.click(await screen.findByLabelText('Fang Jie (me)'))
  const asked = screen.getByRole('dialog', { name: 'Assign selected', hidden: true })
  fireEvent.click(within(asked).getByRole('button', { name: 'Assign selected', hidden: true }))

  const name = 'Assign selected: 2 of 4 done'
  const told = await screen.findByRole('dialog', { name, hidden: true })
  const lines = within(told).getAllByRole('listitem', { hidden: true })
  const reasons = lines.map(({ textContent }) => textContent)
  expect(reasons.find((one) => one.startsWith(over.uniqueCode))).toContain('This is completed')
  expect(reasons.find((one) => one.startsWith(held.uniqueCode))).toContain('Ren Hao')
  for (const { id } of orders) expect((await asStaff(id)).data.assignee).toBe('Fang Jie')
  expect((await asStaff(held.id)).data.assignee).toBe('Ren Hao')
  const boxes = screen.getAllByLabelText<HTMLInputElement>(/^Choose YD/)
  expect(boxes.filter(({ checked }) => checked)).toHaveLength(2)
})

test('users without this role can remove records but not reassign them', async () => {
  await noteUnknown(database, { message: 'What is a lockbolt?', dueDate: '2030-01-01' })
  await open(unknownQuestions, 'editor')
  fireEvent.click(await screen.findByLabelText('Choose What is a lockbolt?'))
  const actions = within(await group())
  expect(await actions.findByRole('button', { name: 'Delete selected' })).toBeTruthy()
  expect(actions.queryByRole('button', { name: 'Assign selected' })).toBeNull()
})
