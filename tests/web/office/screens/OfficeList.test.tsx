// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { startApp } from '../../../app'
import { setWindow } from '../../browser'
import { renderPage } from '../../render'
import { cannedReplies } from '../../../../src/generated/record-resources'
import { jobs } from '../../../../src/web/operation/resources'
import { OfficeScreens } from '../../../../src/web/office/OfficeScreens'

const app = await startApp()
for (const title of ['Zinc', 'Alloy', 'Mild steel'])
  await app.call('agent', 'POST', '/office/chat/reply', { title, textZh: '好', textEn: 'Good' })

const open = (at = '/office/chat/replies', user = 'agent') =>
  renderPage(<OfficeScreens resources={[cannedReplies]} />, { app, user, at })

beforeEach(() => localStorage.clear())

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const sortBy = (column: string) =>
  fireEvent.click(screen.getByRole('columnheader', { name: column }))
const showColumns = () => fireEvent.click(screen.getByRole('button', { name: 'Columns' }))
/** Chooses an option of antd's select. */
async function pick(select: HTMLElement, option: string) {
  fireEvent.mouseDown(select)
  const options = await screen.findAllByText(option)
  fireEvent.click(options.at(-1)!)
}

test('a click on the head of a column sorts by it, another one turns the order', async () => {
  const { address } = await open()
  await screen.findByText('Zinc')
  sortBy('Title')
  expect(address()).toBe('/office/chat/replies?order=title')
  const head = () => screen.getByRole('columnheader', { name: 'Title' })
  await waitFor(() => expect(head().getAttribute('aria-sort')).toBe('ascending'))
  sortBy('Title')
  expect(address()).toBe('/office/chat/replies?order=-title')
  await waitFor(() => {
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
    expect(rows.findIndex((row) => row.includes('Zinc'))).toBeLessThan(
      rows.findIndex((row) => row.includes('Alloy')),
    )
  })
  sortBy('Title')
  expect(address()).toBe('/office/chat/replies')
})

test('for cards the order is chosen from a list', async () => {
  setWindow('phone')
  const { address } = await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Filters' }))
  await pick(await screen.findByRole('combobox', { name: 'Sort' }), 'Title, descending')
  expect(address()).toBe('/office/chat/replies?order=-title')
  setWindow('wide')
})

test('the columns that are chosen stay chosen for this person', async () => {
  await open()
  await screen.findByText('Zinc')
  showColumns()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Chinese text' }))
  expect(heads()).not.toContain('Chinese text')
  await open()
  await screen.findByText('Zinc')
  expect(heads()).not.toContain('Chinese text')
  await open(undefined, 'agent2')
  await screen.findByText('Zinc')
  expect(heads()).toContain('Chinese text')
})

test('a file holds the shown columns and the chosen hidden ones, in the order of the list', async () => {
  let file: Blob | undefined
  URL.createObjectURL = (blob: Blob) => {
    file = blob
    return 'blob:'
  }
  await open('/office/chat/replies?order=-title')
  await screen.findByText('Zinc')
  showColumns()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Chinese text' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'English title' }))
  fireEvent.click(screen.getByRole('button', { name: /CSV/ }))
  await waitFor(() => expect(file).toBeDefined())
  const [head, ...rows] = (await textOf(file!)).trim().split(/\r?\n/)
  expect(head).toBe('Title,English text')
  const titles = rows.map((row) => row.split(',')[0])
  expect(titles).toEqual(titles.toSorted().reverse())
})

/** jsdom's files have no `text()`. */
const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(file)
  })

test('a saved view brings back filters, order and columns, on any computer', async () => {
  await open('/office/chat/replies?keyword=Zinc&order=title')
  await screen.findByText('Zinc')
  showColumns()
  fireEvent.click(screen.getByRole('checkbox', { name: 'English text' }))
  fireEvent.click(screen.getByRole('button', { name: 'Views' }))
  fireEvent.change(await screen.findByLabelText('View name'), { target: { value: 'Zn' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save current view' }))
  await screen.findByRole('button', { name: 'Zn' })

  localStorage.clear()
  const { address } = await open()
  await screen.findByText('Alloy')
  fireEvent.click(screen.getByRole('button', { name: 'Views' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Zn' }))
  expect(address()).toBe('/office/chat/replies?keyword=Zinc&order=title')
  await waitFor(() => expect(heads()).not.toContain('English text'))
})

test('a saved view says which of its values no filter has any more', async () => {
  const body = { screen: 'jobs', name: 'Old', query: 'state=gone&page=1' } as const
  await app.call('operator', 'POST', '/office/view', body)
  const { address } = await renderPage(<OfficeScreens resources={[jobs]} />, {
    app,
    user: 'operator',
    at: jobs.route,
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Views' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Old' }))
  expect(
    await screen.findByText('The filter “State” has no value “gone” and was not applied.'),
  ).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(address()).toBe(jobs.route)
})

test('users who may not change a record are not offered to', async () => {
  await open(undefined, 'sales')
  expect(await screen.findByText('You do not have permission to do this')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
})

test('the tabs of a list that is sorted tell how many records they hold', async () => {
  await renderPage(<OfficeScreens resources={[jobs]} />, {
    app,
    user: 'operator',
    at: '/office/job?order=-attempts',
  })
  const [all] = await screen.findAllByRole('tab')
  await waitFor(() => expect(all!.textContent).toMatch(/\d/))
})

test('more records of a long list stand on a page, also after a reload and in a saved view', async () => {
  for (let nth = 0; nth < 20; nth++)
    await app.call('agent', 'POST', '/office/chat/reply', {
      title: `Reply ${nth}`,
      textZh: '好',
      textEn: 'Good',
    })
  const { address } = await open('/office/chat/replies?order=title')
  const rows = () => screen.getAllByRole('checkbox', { name: /Alloy|Zinc|Mild|Reply/ })
  await waitFor(() => expect(rows()).toHaveLength(20))
  await pick(screen.getByRole('combobox', { name: 'Page Size' }), '50 / page')
  expect(address()).toBe('/office/chat/replies?order=title&size=50')
  await waitFor(() => expect(rows()).toHaveLength(23))
  await open('/office/chat/replies?size=50')
  await waitFor(() => expect(rows()).toHaveLength(23))
  await pick(screen.getByRole('combobox', { name: 'Page Size' }), '20 / page')
  await waitFor(() => expect(rows()).toHaveLength(20))
})
