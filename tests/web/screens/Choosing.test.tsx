// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { startApp } from '../../app'
import { setWindow } from '../browser'
import { renderPage } from '../render'
import { customers, staffMembers } from '../../../src/web/account/resources'
import { dictionaries } from '../../../src/generated/record-resources'
import { OfficeScreens } from '../../../src/web/office/OfficeScreens'
import type { Resource } from '../../../src/web/screens/resource'

const app = await startApp()
const { call } = app

afterEach(() => setWindow('wide'))

const open = (resource: Resource, { user = 'operator', query = '' } = {}) =>
  renderPage(<OfficeScreens resources={[resource]} />, {
    app,
    user,
    at: `${resource.route}${query}`,
  })
const choose = async (...names: string[]) => {
  for (const name of names) fireEvent.click(await screen.findByLabelText(`Choose ${name}`))
}
const bar = () => screen.findByRole('group', { name: 'Bulk actions' })
const press = async (name: string) =>
  fireEvent.click(await within(await bar()).findByRole('button', { name }))
const dialog = async (name: string | RegExp) => screen.findByRole('dialog', { name, hidden: true })
const answer = async (asked: string, yes: string) =>
  fireEvent.click(within(await dialog(asked)).getByRole('button', { name: yes, hidden: true }))

/** Adds three items to the dictionary of industries, one of them in use. */
async function threeItems(code: string) {
  for (const [at, nameEn] of ['one', 'two', 'used'].entries()) {
    await call('operator', 'POST', '/office/dictionary', {
      paramId: 'industry',
      itemCode: `${code}-${nameEn}`,
      sort: at,
      active: true,
      nameZh: `${code} ${nameEn}`,
      nameEn: `${code} ${nameEn}`,
    })
  }
  await call('engineer', 'PUT', '/admin/web/user/update/base', { industry: `${code}-used` })
}
const left = async (code: string) =>
  (await call('operator', 'GET', `/office/dictionary/page?keyword=${code}`)).data.records.map(
    ({ nameEn }: { nameEn: string }) => nameEn,
  )

for (const size of ['wide', 'phone'] as const)
  test(`of the chosen records those go that may, and of the others it is said why (${size})`, async () => {
    setWindow(size)
    await threeItems(size)
    await open(dictionaries, { query: `?keyword=${size}` })
    await choose(`${size} one`, `${size} two`, `${size} used`)
    await press('Delete selected')
    expect(await left(size)).toHaveLength(3)
    await answer('Delete the selected records (3)?', 'Delete selected')
    const told = await dialog('Delete selected: 2 of 3 done')
    const [line, ...more] = within(told).getAllByRole('listitem', { hidden: true })
    expect(line!.textContent).toMatch(new RegExp(`^${size} used.*in use.*Zhao Ning`))
    expect(more).toEqual([])
    expect(await left(size)).toEqual([`${size} used`])
    await waitFor(() => expect(screen.queryByLabelText(`Choose ${size} one`)).toBeNull())
    const box = screen.getByLabelText<HTMLInputElement>(`Choose ${size} used`)
    expect(box.checked).toBe(true)
  })

test('records that all went are told in a word, and nothing stays chosen', async () => {
  await threeItems('gone')
  await open(dictionaries, { query: '?keyword=gone' })
  await choose('gone one', 'gone two')
  await press('Delete selected')
  await answer('Delete the selected records (2)?', 'Delete selected')
  expect(await screen.findByText('Delete selected: done (2)')).toBeTruthy()
  expect(await left('gone')).toEqual(['gone used'])
  expect(screen.queryByRole('group', { name: 'Bulk actions' })).toBeNull()
})

test('users who may not remove records get no checkboxes', async () => {
  await open(customers, { user: 'sales' })
  await screen.findByText('engineer')
  expect(screen.queryByLabelText('Select all on this page')).toBeNull()
})

test('accounts are locked with one reason, but nobody locks themselves, and unlocked again', async () => {
  await open(staffMembers)
  const [agent, own] = ['Choose agent ', 'Choose operator '].map((start) => new RegExp(`^${start}`))
  for (const name of [agent!, own!]) fireEvent.click(await screen.findByLabelText(name))
  await press('Lock')
  const reason = within(await dialog('Lock (2)'))
  fireEvent.change(await reason.findByLabelText(/Reason/), { target: { value: 'On leave' } })
  fireEvent.click(reason.getByRole('button', { name: 'Lock', hidden: true }))
  const told = await dialog('Lock: 1 of 2 done')
  expect(told.textContent).toContain('You cannot lock your own account')
  const stateOf = async (username: string) => {
    const id = await app.userId(username)
    return (await call('operator', 'GET', `/office/people/staff/${id}`)).data.state
  }
  expect([await stateOf('agent'), await stateOf('operator')]).toEqual(['locked', 'open'])
  fireEvent.click(await screen.findByLabelText(own!))
  fireEvent.click(await screen.findByLabelText(agent!))
  await press('Unlock')
  await screen.findByText('Unlock: done (1)')
  expect(await stateOf('agent')).toBe('open')
})
