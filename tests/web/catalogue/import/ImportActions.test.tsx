// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Schemas } from '../../../../src/domain/schemas'
import { ImportActions } from '../../../../src/web/catalogue/import/ImportActions'
import { startApp } from '../../../app'
import { renderPage } from '../../render'

const app = await startApp()

/** A checked import with this number of rows of each kind. */
const open = (counts: Partial<Schemas['CatalogueImport']>) => {
  const record: Schemas['CatalogueImport'] = {
    id: 1,
    createTime: '2026-11-02T08:00:00Z',
    userName: 'editor',
    fileName: 'sheet.csv',
    stateCode: 2,
    strict: false,
    done: 2,
    total: 2,
    news: [],
    added: 0,
    changed: 0,
    unchanged: 0,
    refused: 0,
    ...counts,
  }
  return renderPage(<ImportActions record={record} />, { app, user: 'editor', at: '/' })
}

const news: Schemas['ImportNews'][] = [
  { what: 'characteristic', isNew: true, counts: 1, names: ['Colour'] },
]

test('an import without a good row is locked and says why, whatever is new besides', async () => {
  await open({ refused: 2, news })
  const confirm = screen.getByRole('button', { name: /^Import/ })
  expect(confirm).toHaveProperty('disabled', true)
  const reason = document.getElementById(confirm.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toMatch(/^The file has no rows that can be imported/)
  expect(screen.getByRole('button', { name: 'Do not import' })).toHaveProperty('disabled', false)
})

test('one with a good row that only renames is confirmed', async () => {
  await open({ unchanged: 1, refused: 1, news })
  expect(screen.getByRole('button', { name: /^Import/ })).toHaveProperty('disabled', false)
})

test('a renaming is a box that says how many models it touches, and alone it waits for its box', async () => {
  const rename = {
    what: 'value' as const,
    before: '锌 / Zinc',
    after: '锌 / Galvanised',
    models: 12,
  }
  await open({ unchanged: 1, renames: { counts: 1, models: 12, first: [rename] } })
  const confirm = screen.getByRole('button', { name: /^Import/ })
  expect(confirm).toHaveProperty('disabled', true)
  const box = screen.getByRole('checkbox', { name: /^Rename shared names .*\(1\).* 12$/ })
  expect(box).toHaveProperty('checked', false)
  fireEvent.click(box)
  expect(confirm).toHaveProperty('disabled', false)
})

test('new products can be imported as unpublished, an import without new ones does not offer it', async () => {
  const { unmount } = await open({ changed: 1 })
  expect(screen.queryByRole('checkbox')).toBeNull()
  unmount()
  await open({ added: 1 })
  expect(screen.getByRole('checkbox', { name: /^Import new products as unpublished/ })).toBeTruthy()
})

test('one product is counted as one', async () => {
  await open({ added: 1 })
  expect(screen.getByRole('button', { name: 'Import 1 product' })).toBeTruthy()
  await open({ added: 1, changed: 1 })
  expect(screen.getByRole('button', { name: 'Import 2 products' })).toBeTruthy()
})
