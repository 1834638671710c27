// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadTexts } from '../../../src/web/language/locale'
import { readHistory, rememberSearch } from '../../../src/web/shell/search-history'
import { SearchBox } from '../../../src/web/shell/SearchBox'

await loadTexts()

function open(at = '/', popular: string[] = []) {
  const queries = new QueryClient()
  queries.setQueryData(['hotSearches'], popular)
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[at]}>
        <SearchBox />
        <Where />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Search products' })
}

function Where() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

const where = () => document.querySelector('output')?.textContent
const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } })
const suggested = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
const submit = () => fireEvent.submit(screen.getByRole('search'))

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('a search leads to the products with keyword and type, and is remembered', () => {
  const box = open()
  fireEvent.change(screen.getByLabelText('Search in'), { target: { value: '2' } })
  type(box, '  M12x80 8.8 ')
  submit()
  expect(where()).toBe('/productCategories?keyword=M12x80+8.8&searchType=2')
  expect(readHistory()).toEqual(['M12x80 8.8'])
})

test('a row that was pasted from a sheet is looked for with its cells apart, and without more between its words', () => {
  const box = open()
  type(box, '1\t六角头螺栓\t\t\tM12×80   8.8级\t200 ')
  submit()
  const keyword = new URLSearchParams(where()!.split('?')[1]).get('keyword')
  expect(keyword).toBe('1\t六角头螺栓\t\t\tM12×80 8.8级\t200')
})

test('a longer search than is looked for reaches the page, which says so', () => {
  const box = open()
  const long = 'M12x80 '.repeat(40).trim()
  type(box, long)
  submit()
  expect(new URLSearchParams(where()!.split('?')[1]).get('keyword')).toBe(long)
  // Twenty-eight sizes have 195 characters; a cut size would find something else.
  expect(readHistory()).toEqual(['M12x80 '.repeat(28).trim()])
})

test('a search that is longer than any is not sent, and stays in the box with a sentence', () => {
  const box = open()
  const long = 'M12x80 '.repeat(143)
  type(box, long)
  submit()
  expect(where()).toBe('/')
  expect(box.value).toBe(long)
  expect(box).toHaveProperty('ariaInvalid', 'true')
  screen.getByText(/1,001 of 1,000 characters/)
})

test('without a keyword nothing happens and the box keeps the focus', () => {
  const box = open()
  type(box, '   ')
  submit()
  expect(where()).toBe('/')
  expect(document.activeElement).toBe(box)
})

test('the arrow keys choose an earlier search, Escape closes the list', () => {
  rememberSearch('Collar')
  rememberSearch('Cotter pin')
  const box = open()
  fireEvent.focus(box)
  type(box, 'co')
  expect(suggested()).toEqual(['Cotter pin', 'Collar'])
  fireEvent.keyDown(box, { key: 'Escape' })
  expect(screen.queryByRole('listbox')).toBeNull()

  fireEvent.keyDown(box, { key: 'ArrowDown' })
  fireEvent.keyDown(box, { key: 'ArrowDown' })
  expect(
    within(screen.getByRole('listbox')).getByRole('option', { selected: true }).textContent,
  ).toBe('Collar')
  submit()
  expect(where()).toBe('/productCategories?keyword=Collar&searchType=1')
})

test('the box shows the search of the open page', () => {
  expect(open('/productCategories?keyword=M16&searchType=2').value).toBe('M16')
  expect(screen.getByLabelText<HTMLSelectElement>('Search in').value).toBe('2')
})

test('the box shows the searched part of a longer search in the address', () => {
  expect(open(`/productCategories?keyword=${'M'.repeat(250)}`).value).toBe('M'.repeat(200))
})

test('a page is offered by the name that it had before, and opened when it is chosen', () => {
  const box = open()
  fireEvent.focus(box)
  type(box, 'window of tech')
  fireEvent.click(screen.getByRole('option', { name: 'Technical articles' }))
  expect(where()).toBe('/articleListing')
})

test('a popular word is looked for in names and models, whatever the box is set to', () => {
  const box = open('/', ['lock nut'])
  fireEvent.change(screen.getByLabelText('Search in'), { target: { value: '2' } })
  const found = '/productCategories?keyword=lock+nut&searchType=1'
  expect(screen.getByRole('link', { name: 'lock nut' }).getAttribute('href')).toBe(found)
  fireEvent.focus(box)
  fireEvent.click(screen.getByRole('option', { name: 'lock nut' }))
  expect(where()).toBe(found)
})

test('an earlier search that is called like a page is searched again, and the page opens from its own suggestion', () => {
  const title = 'Industry cases'
  rememberSearch(title)
  const box = open()
  fireEvent.focus(box)
  type(box, 'Industry case')
  expect(suggested()).toEqual([title, title])
  const [earlier, page] = screen.getAllByRole('option', { name: title })
  fireEvent.click(page!)
  expect(where()).not.toContain('keyword')
  fireEvent.focus(box)
  type(box, 'Industry case')
  fireEvent.click(screen.getAllByRole('option', { name: earlier!.textContent })[0]!)
  expect(where()).toBe('/productCategories?keyword=Industry+cases&searchType=1')
})
