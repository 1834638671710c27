// @vitest-environment jsdom
import { renderPage } from '../../render'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OfficeContentPage } from '../../../../src/web/content/editing/OfficeContentPage'
import { makeContentsKnown } from '../../../../src/server/content/known-contents'
import { startApp } from '../../../app'

const app = await startApp({ catalogue: 'empty' })

/** Opens a new, empty article in the office. */
async function open() {
  const { data } = await app.call('editor', 'POST', '/office/content', { kind: 'article' })
  const at = `/office/content/${data.id}`
  await renderPage(<OfficeContentPage id={String(data.id)} />, { app, user: 'editor', at })
  const title = () => screen.getAllByRole<HTMLInputElement>('textbox')[0]!
  await waitFor(title)
  return { title }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const drafts = () =>
  Object.keys(sessionStorage).filter((name) => /^draft\.\d+\.publishing\./.test(name))

test('a form in which nothing was typed keeps no draft', async () => {
  const { title } = await open()
  fireEvent.focus(title())
  fireEvent.change(title(), { target: { value: 'Locknuts' } })
  await waitFor(() => expect(drafts()).toHaveLength(1))
  sessionStorage.clear()
  await open()
  // The form library fills in empty parts of an object when the user switches tabs and returns.
  fireEvent.click(screen.getByRole('tab', { name: /Versions/ }))
  fireEvent.click(screen.getByRole('tab', { name: 'Content' }))
  await waitFor(() => expect(screen.getAllByRole('textbox').length).toBeGreaterThan(1))
  fireEvent.blur(screen.getAllByRole('textbox')[0]!)
  expect(drafts()).toEqual([])
  expect(screen.queryByText(/Your unsaved changes/)).toBeNull()
})

test('faults that prevent approval are marked in the form, whichever tab is open', async () => {
  await open()
  fireEvent.click(screen.getByRole('tab', { name: /Versions/ }))
  press('Submit for approval')
  expect(await screen.findAllByRole('alert')).not.toHaveLength(0)
  const tab = screen.getByRole('tab', { name: 'Content' })
  await waitFor(() => expect(tab.getAttribute('aria-selected')).toBe('true'))
  const marked = () =>
    screen.getAllByRole('alert').filter((one) => /title|name|summary/i.test(one.textContent ?? ''))
  await waitFor(() => expect(marked().length).toBeGreaterThan(0))
})

test('the reason for sending a content back is shown where its author works on it', async () => {
  const { id } = (await app.call('editor', 'POST', '/office/content', { kind: 'experimentType' }))
    .data
  const step = async (who: string, method: 'POST' | 'PUT', name: string, body: object = {}) => {
    const { version } = (await app.call('editor', 'GET', `/office/content/${id}`)).data
    const done = await app.call(who, method, `/office/content/${id}${name}`, { version, ...body })
    expect(done.status, done.text).toBe(200)
  }
  await step('editor', 'PUT', '', { data: { typeName: { zh: '硬度', en: 'Hardness' } } })
  await step('editor', 'POST', '/submit')
  await step('operator', 'POST', '/return', { reason: 'Name the standard' })
  await renderPage(<OfficeContentPage id={String(id)} />, {
    app,
    user: 'editor',
    at: `/office/content/${id}`,
  })
  const reason = await screen.findByText('Name the standard', { selector: '[role=status] p' })
  expect(reason.parentElement!.textContent).toMatch(/sent back/i)
})

/** Opens a fixed place of the site with a new draft. */
async function openPlace(kind: string, recordId: number, data?: object) {
  await makeContentsKnown(app.database)
  const { id } = await app.database
    .selectFrom('content_item')
    .select('id')
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .executeTakeFirstOrThrow()
  const at = `/office/content/${id}`
  await app.call('editor', 'POST', `${at}/revise`, { version: 1, number: 1 })
  if (data) {
    const saved = await app.call('editor', 'PUT', at, { version: 2, data })
    expect(saved.status, saved.text).toBe(200)
  }
  await renderPage(<OfficeContentPage id={String(id)} />, { app, user: 'editor', at })
}

test('the fault of one of many entries is marked in that entry', async () => {
  const picture = (name: string) => ({ imageUrl: `/crrc_sales_web_html/pictures/shell/${name}` })
  await openPlace('area', 7, { items: [picture('default.svg'), picture('none.svg')] })
  await waitFor(() => expect(screen.getAllByLabelText('Picture')).toHaveLength(2))
  press('Submit for approval')
  await waitFor(() =>
    expect(
      screen
        .getAllByLabelText('Picture')
        .map((field) => /A picture or file used here no longer exists/.test(describedBy(field))),
    ).toEqual([false, true]),
  )
})

test('a page about us is written as a text or as a link, as readers see it', async () => {
  const isShown = (field: HTMLElement | null) =>
    field !== null && !field.closest('[hidden], .hidden')
  const link = () => isShown(screen.queryByLabelText(/Link to another website/))
  const words = () => isShown(screen.queryByText('Text'))
  await openPlace('page', 1)
  await waitFor(() => expect(words()).toBe(true))
  expect(link()).toBe(false)
  await openPlace('page', 2)
  await waitFor(() => expect(link()).toBe(true))
  expect(words()).toBe(false)
})

test('the type of an article is read by its name, also when it is not offered any more', async () => {
  const { id } = (await app.call('editor', 'POST', '/office/content', { kind: 'article' })).data
  const picture = '/crrc_sales_web_html/pictures/shell/default.svg'
  const data = {
    name: { zh: '螺栓', en: 'Bolts' },
    summary: { zh: '摘要', en: 'Summary' },
    typeCode: 'basics',
    fileUrl: picture,
    content: { zh: '<p>正文</p>', en: '<p>Text</p>' },
  }
  const at = `/office/content/${id}`
  await app.call('editor', 'PUT', at, { version: 1, data })
  const asked = await app.call('editor', 'POST', `${at}/submit`, { version: 2 })
  expect(asked.status, asked.text).toBe(200)
  const type = app.database.updateTable('parameter_item').where('item_code', '=', 'basics')
  await type.set({ active: false }).execute()
  const { item_name_en: name } = await app.database
    .selectFrom('parameter_item')
    .select('item_name_en')
    .where('item_code', '=', 'basics')
    .executeTakeFirstOrThrow()
  await renderPage(<OfficeContentPage id={String(id)} />, { app, user: 'editor', at })
  expect(await screen.findByText(name)).toBeTruthy()
})

const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
