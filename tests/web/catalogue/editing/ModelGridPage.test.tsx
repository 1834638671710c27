// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Link } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { startApp } from '../../../app'
import { addModels, done, givenClass } from '../../../server/catalogue/editing/kept'
import { renderPage } from '../../render'
import { ModelGridPage } from '../../../../src/web/catalogue/editing/ModelGridPage'

const app = await startApp({ catalogue: 'empty' })
const { categoryId } = await givenClass(app)
const ask = vi.spyOn(window, 'confirm')

let made = 0
let classId = 0
let name = ''

beforeEach(async () => {
  sessionStorage.clear()
  ask.mockReset().mockReturnValue(false)
  name = `C${++made}`
  const { id } = await done(
    app.call('editor', 'POST', '/office/catalogue/class', {
      categoryId,
      className: name,
      classNameEn: name,
      characteristics: [],
    }),
  )
  classId = id
  await add('1', '2', '3', '4', '5')
})

const add = (...models: string[]) =>
  done(
    addModels(
      app,
      classId,
      ['model', 'materialName'],
      models.map((model) => [`${name}-${model}`, '夹']),
    ),
  )

/** A link that leaves the page, and five models, two per page. */
const page = () => (
  <>
    <Link to="/office/catalogue/class">Product classes</Link>
    <ModelGridPage id={String(classId)} size={2} />
  </>
)

const open = (query = '') =>
  renderPage(page(), {
    app,
    user: 'editor',
    at: `/office/catalogue/models/${classId}${query}`,
    path: '/office/catalogue/models/:id',
  })

const stored = async (): Promise<{ id: number; version: number; cells: string[] }[]> =>
  (await done(app.call('editor', 'GET', `/office/catalogue/class/${classId}/models`))).rows

const storedNames = async () =>
  Object.fromEntries((await stored()).map(({ cells }) => [cells[0]!.split('-')[1], cells[1]]))

/** Another editor renames a model. */
async function renamed(model: string, to: string) {
  const row = (await stored()).find(({ cells }) => cells[0] === `${name}-${model}`)!
  await done(
    app.call('editor', 'PUT', `/office/catalogue/class/${classId}/models`, {
      columns: ['materialName'],
      removals: [],
      rows: [{ id: row.id, version: row.version, cells: [to] }],
    }),
  )
}

/** The visible models with their names. */
const shown = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell'))
    .map(([model, own]) => `${model!.textContent!.split('-')[1] ?? ''} ${own!.textContent}`)

const pageIs = async (...lines: string[]) => {
  await screen.findByRole('grid')
  await waitFor(() => expect(shown()).toEqual(lines))
}

const cell = (model: string, place: number) =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell'))
    .find(([first]) => first!.textContent === `${name}-${model}`)![place]!

const input = () => screen.getByRole('grid').querySelector('input')!
const press = (label: string) => fireEvent.click(screen.getByRole('button', { name: label }))
const paste = (text: string) => fireEvent.paste(input(), { clipboardData: { getData: () => text } })
const type = (model: string, text: string) => {
  fireEvent.mouseDown(cell(model, 1))
  paste(text)
}
const show = (what: string) =>
  fireEvent.change(screen.getByLabelText('Show'), { target: { value: what } })
const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('input on several pages is counted, shown and saved together', async () => {
  await open()
  await pageIs('1 夹', '2 夹')
  type('1', 'One')
  press('Next')
  await pageIs('3 夹', '4 夹')
  expect(ask).not.toHaveBeenCalled()
  screen.getByText('1 changed, 0 new, 0 deleted')
  screen.getByText('On other pages: 1')
  expect(closing()).toBe(true)

  type('4', 'Four')
  screen.getByText('2 changed, 0 new, 0 deleted')
  show('changed')
  expect(shown()).toEqual(['4 Four', '1 One'])
  press('Next')
  await pageIs('5 夹')
  press('Save')
  await screen.findByText('No unsaved changes')
  expect(await storedNames()).toMatchObject({ 1: 'One', 3: '夹', 4: 'Four' })
  expect(closing()).toBe(false)

  press('Previous')
  await pageIs('3 夹', '4 Four')
  screen.getByText('No unsaved changes')
})

test('a page with changes of another one asks before it is left, and shows them after a reload', async () => {
  const { address } = await open()
  await pageIs('1 夹', '2 夹')
  type('2', 'Two')
  press('Next')
  await pageIs('3 夹', '4 夹')
  fireEvent.click(screen.getByRole('link', { name: 'Product classes' }))
  expect(ask).toHaveBeenCalledExactlyOnceWith(
    'You have unsaved changes. Leave this page? They are kept as a draft in this window.',
  )
  expect(address()).toBe(`/office/catalogue/models/${classId}?page=2`)

  await open('?page=2')
  await pageIs('3 夹', '4 夹')
  screen.getByText('1 changed, 0 new, 0 deleted')
  await open()
  await pageIs('1 夹', '2 Two')
  expect(screen.queryByText(/On other pages/)).toBeNull()
})

test('discarding takes back the changes of all pages', async () => {
  await open()
  await pageIs('1 夹', '2 夹')
  type('1', 'One')
  press('Next')
  await pageIs('3 夹', '4 夹')
  type('3', 'Three')
  ask.mockReturnValue(true)
  press('Discard changes')
  await screen.findByText('No unsaved changes')
  await pageIs('3 夹', '4 夹')
  press('Previous')
  await pageIs('1 夹', '2 夹')
  screen.getByText('No unsaved changes')
})

test('changes by others on another page, or moves to one, are merged with own input', async () => {
  await open()
  await pageIs('1 夹', '2 夹')
  type('1', 'One')
  type('2', 'Two')
  press('Next')
  await pageIs('3 夹', '4 夹')
  await renamed('1', 'Uno')
  // Model 2 is on the second page now.
  await add('0')
  press('Save')
  await screen.findByText(/^Not saved/)
  // Filters find rows on all pages.
  show('faulty')
  await pageIs('1 One')
  show('changed')
  await pageIs('1 One', '2 Two')
  fireEvent.mouseDown(cell('1', 1))
  screen.getByText(/Someone else changed this to “Uno”; saving will set it to “One”/)
  expect(screen.queryByText(/has deleted this row/)).toBeNull()
  press('Save')
  await screen.findByText('No unsaved changes')
  expect(await storedNames()).toMatchObject({ 0: '夹', 1: 'One', 2: 'Two' })
})

test('saved changes are there on the next visit', async () => {
  const first = await open()
  await pageIs('1 夹', '2 夹')
  type('1', 'One')
  press('Save')
  await screen.findByText('No unsaved changes')
  first.unmount()
  await open()
  await pageIs('1 One', '2 夹')
})

test('a model of any page is opened where it stands', async () => {
  const { address } = await open(`?model=C${made}-4`)
  await pageIs('3 夹', '4 夹')
  expect(input().getAttribute('aria-label')).toBe(`Model 2: C${made}-4`)
  press('Next')
  await pageIs('5 夹')
  expect(address()).toBe(`/office/catalogue/models/${classId}?page=3`)
})

test('a search word leads to the first model that contains it, on any page', async () => {
  const { address } = await open()
  await pageIs('1 夹', '2 夹')
  type('1', 'One')
  const find = (word: string) => {
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find model' })
    fireEvent.change(field, { target: { value: word } })
    fireEvent.submit(field.form!)
  }
  find('-2')
  await waitFor(() => expect(input().getAttribute('aria-label')).toBe(`Model 2: C${made}-2`))
  fireEvent.mouseDown(cell('1', 0))
  find('-2')
  expect(input().getAttribute('aria-label')).toBe(`Model 2: C${made}-2`)
  find('-5')
  await pageIs('5 夹')
  expect(address()).toBe(`/office/catalogue/models/${classId}?model=-5`)
  screen.getByText('1 changed, 0 new, 0 deleted')
  // Pasting beyond newly added rows, or on the last page, needs no question.
  await add(`0-${name}-6`, '6')
  find(`${name}-6`)
  await pageIs('6 夹')
  find('nothing')
  await screen.findByText('Model “nothing” not found.')
})

test('a page that is not there any more is the last one', async () => {
  await open('?page=9')
  await pageIs('5 夹')
})

test('a paste beyond a page that is not the last asks before it makes new models', async () => {
  await open()
  await pageIs('1 夹', '2 夹')
  fireEvent.mouseDown(cell('2', 1))
  paste('Two\nThree\nFour')
  expect(ask).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('2'))
  expect(shown()).toEqual(['1 夹', '2 夹'])
  ask.mockReturnValue(true)
  paste('Two\nThree\nFour')
  expect(shown()).toEqual(['1 夹', '2 Two', ' Three', ' Four'])

  // Pasting beyond newly added rows, or on the last page, needs no question.
  ask.mockReset()
  press('Add row')
  paste(`${name}-6\n${name}-7`)
  expect(shown().slice(-2)).toEqual([`6 ${name}`, '7 '])
  press('Next')
  await pageIs('3 夹', '4 夹', ' Three', ' Four', `6 ${name}`, '7 ')
  press('Next')
  await screen.findByText('Page 3 of 3')
  fireEvent.mouseDown(cell('7', 0))
  paste(`${name}-7\n${name}-8`)
  expect(shown().slice(-2)).toEqual(['7 ', '8 '])
  expect(ask).not.toHaveBeenCalled()
})

test('a paste beyond the last page makes new models, beyond lines that are narrowed it asks', async () => {
  await open('?page=3')
  await pageIs('5 夹')
  paste(`${name}-5\n${name}-6`)
  expect(shown()).toEqual(['5 夹', '6 '])
  press('Undo')
  type('5', 'Five')
  show('changed')
  fireEvent.mouseDown(cell('5', 0))
  paste(`${name}-5\n${name}-6`)
  expect(ask).toHaveBeenCalledOnce()
  expect(shown()).toEqual(['5 Five'])
})

/** Pastes rows of cells, as copied from a spreadsheet. */
const pasteRows = (...rows: string[][]) => paste(rows.map((row) => row.join('\t')).join('\n'))

test('a paste with column names goes to the rows of its models, in any order and with some columns only, on all pages', async () => {
  await open()
  await pageIs('1 夹', '2 夹')
  fireEvent.mouseDown(cell('2', 4))
  pasteRows(['中文名称', 'Model No.'], ['Five', `${name}-5`], ['One', `${name}-1`])
  await screen.findByText('Rows pasted by model: 2.')
  expect(shown()).toEqual(['1 One', '2 夹'])
  screen.getByText('2 changed, 0 new, 0 deleted')
  press('Save')
  await screen.findByText('No unsaved changes')
  expect(await storedNames()).toEqual({ 1: 'One', 2: '夹', 3: '夹', 4: '夹', 5: 'Five' })
})

test('a paste over the models in another order renames none of them', async () => {
  await open()
  await pageIs('1 夹', '2 夹')
  fireEvent.mouseDown(cell('1', 0))
  pasteRows([`${name}-2`, 'Two'], [`${name}-1`, 'One'])
  await waitFor(() => expect(shown()).toEqual(['1 One', '2 Two']))
  press('Undo')
  expect(shown()).toEqual(['1 夹', '2 夹'])
})

test('unknown and doubled models and columns of a paste are named, and nothing is pasted before a choice', async () => {
  await open('?page=3')
  await pageIs('5 夹')
  const rows = [
    ['Model', 'Chinese name', 'Colour?', 'English name', 'English name'],
    [`${name}-5`, 'Five', 'x', 'a', 'b'],
    [`${name}-7`, 'Seven', '', '', ''],
    [`${name}-4`, 'Four', '', '', ''],
    [`${name}-4`, 'Vier', '', '', ''],
    ['', 'Nobody', '', '', ''],
  ]
  pasteRows(...rows)
  const report = within(await screen.findByRole('dialog'))
  report.getByText(`${name}-7 (row 3)`)
  report.getByText(`${name}-4 (row 4, 5)`)
  report.getByText('Rows without a model: 6')
  report.getByText(/^Columns not in this table; they will not be pasted: Colour\?$/)
  report.getByText(/^Duplicate columns; they will not be pasted: English name, English name$/)
  fireEvent.click(report.getByRole('button', { name: 'Cancel' }))
  expect(shown()).toEqual(['5 夹'])
  screen.getByText('No unsaved changes')

  pasteRows(...rows)
  fireEvent.click(await screen.findByRole('button', { name: /^Paste only into the matching rows/ }))
  expect(shown()).toEqual(['5 Five'])
  screen.getByText('1 changed, 0 new, 0 deleted')
  pasteRows(...rows)
  fireEvent.click(await screen.findByRole('button', { name: /^Also add the missing models/ }))
  expect(shown()).toEqual(['5 Five', '7 Seven'])
})
