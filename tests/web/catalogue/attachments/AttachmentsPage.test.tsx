// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { startApp } from '../../../app'
import { addModels, done, givenClass } from '../../../server/catalogue/editing/kept'
import { renderPage } from '../../render'
import { queries } from '../../../../src/web/calls/api'
import { AttachmentsPage } from '../../../../src/web/catalogue/attachments/AttachmentsPage'
import { currentToasts } from '../../../../src/web/ui/toast-list'

const app = await startApp({ catalogue: 'empty' })
const { classId, categoryId } = await givenClass(app)
const fields = { categoryId, className: '另一类', classNameEn: 'Other clip' }
const { id: otherId } = await done(app.call('editor', 'POST', '/office/catalogue/class', fields))
await done(addModels(app, classId, ['model', 'materialName'], [['SR-30', '夹']]))
const calls = `/office/catalogue/attachments?classId=${classId}`
const read = () => done(app.call('editor', 'GET', calls))

async function open() {
  queries.clear()
  const page = await renderPage(<AttachmentsPage />, {
    app,
    user: 'editor',
    at: `/office/catalogue/attachments?classId=${classId}`,
    path: '/office/catalogue/attachments',
  })
  await screen.findByRole('heading', { name: 'Test clip' })
  return page
}

/** Another editor saves a change meanwhile. */
const givenTheirs = async (change: object) =>
  done(app.call('operator', 'PUT', calls, { ...(await read()), ...change }))

function addUse(zh: string, en: string) {
  fireEvent.click(screen.getByRole('button', { name: 'Add text' }))
  fireEvent.change(screen.getAllByLabelText('Chinese text').at(-1)!, { target: { value: zh } })
  fireEvent.change(screen.getAllByLabelText('English text').at(-1)!, { target: { value: en } })
}
const findClash = async () =>
  (await screen.findByText(/Someone else has just saved changes/)).parentElement!
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(async () => {
  sessionStorage.clear()
  const empty = { media: [], replacements: [], related: [], useCases: [] }
  await givenTheirs(empty)
})

test('changes of another editor in other parts are taken over, and own input stays', async () => {
  await open()
  addUse('桥梁', 'Bridges')
  await givenTheirs({ related: [{ classId: otherId }] })
  press('Save')
  const alert = within(await findClash())
  expect(alert.getByText(/your changes are kept/)).toBeTruthy()
  expect(document.activeElement).toBe(await findClash())
  expect(currentToasts()).toEqual([])
  expect(alert.queryByRole('button')).toBeNull()
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  await waitFor(() => expect(save.disabled).toBe(false))
  press('Save')
  await waitFor(async () =>
    expect(await read()).toMatchObject({
      related: [{ classId: otherId }],
      useCases: [{ text: '桥梁', textEn: 'Bridges' }],
    }),
  )
})

test('parts changed by both editors are shown, and the other version can be taken', async () => {
  await open()
  addUse('桥梁', 'Bridges')
  await givenTheirs({ useCases: [{ text: '隧道', textEn: 'Tunnels' }] })
  press('Save')
  const alert = within(await findClash())
  expect(alert.getByText('隧道 · Tunnels')).toBeTruthy()
  expect(screen.getByDisplayValue('Bridges')).toBeTruthy()
  fireEvent.click(alert.getByRole('button', { name: /Use their version/ }))
  expect(screen.queryByDisplayValue('Bridges')).toBeNull()
  expect(screen.getByDisplayValue('Tunnels')).toBeTruthy()
})

test('a draft that was begun before somebody else saved is shown beside it', async () => {
  const page = await open()
  addUse('桥梁', 'Bridges')
  page.unmount()
  const useCases = [{ text: '隧道', textEn: 'Tunnels' }]
  await givenTheirs({ useCases, related: [{ classId: otherId }] })
  await open()
  const alert = within(await findClash())
  expect(alert.getByText('隧道 · Tunnels')).toBeTruthy()
  expect(screen.getByDisplayValue('Bridges')).toBeTruthy()
  // Parts that only the other editor changed are taken over.
  expect(alert.getAllByRole('button')).toHaveLength(1)
  press('Save')
  await waitFor(async () =>
    expect(await read()).toMatchObject({
      related: [{ classId: otherId }],
      useCases: [{ text: '桥梁', textEn: 'Bridges' }],
    }),
  )
})

test('a model that is typed to its end is edited when its field is left; one that is not there is said', async () => {
  await open()
  const field = screen.getByLabelText<HTMLInputElement>('Model (optional)')
  const leave = (typed: string) => {
    fireEvent.input(field, { target: { value: typed }, inputType: 'insertText' })
    fireEvent.blur(field)
  }
  leave('SR-99')
  expect(await screen.findByText('Model SR-99 not found')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Test clip' })).toBeTruthy()
  leave('sr-30')
  expect(await screen.findByRole('heading', { name: /SR-30/ })).toBeTruthy()
  expect(screen.queryByText(/^Model .* not found/)).toBeNull()
})

test('a form that was left unsaved says that it is here again, and can be thrown away', async () => {
  const { unmount } = await open()
  addUse('半', 'Half')
  unmount()
  await open()
  expect(screen.getByText('Your unsaved changes have been restored.')).toBeTruthy()
  expect(screen.getByDisplayValue('Half')).toBeTruthy()
  press('Discard draft')
  expect(screen.queryByDisplayValue('Half')).toBeNull()
  expect(screen.queryByText('Your unsaved changes have been restored.')).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
})
