// @vitest-environment jsdom
import { renderPage } from '../../render'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ImportUpload } from '../../../../src/web/catalogue/import/ImportUpload'
import { currentToasts } from '../../../../src/web/ui/toast-list'
import { startApp } from '../../../app'

test('a spreadsheet that is too large is not sent, with advice to make it smaller', async () => {
  const app = await startApp()
  await renderPage(<ImportUpload />, { app, user: 'editor', at: '/office/catalogue/import' })
  const file = new File(['a'], 'catalogue.csv', { type: 'text/csv' })
  Object.defineProperty(file, 'size', { value: 21 * 1024 * 1024 })
  fireEvent.change(screen.getByLabelText('Spreadsheet to import'), { target: { files: [file] } })
  expect(currentToasts().map(({ message }) => message)).toEqual([
    expect.stringMatching(/must not exceed 20 MB.*\.xlsx.*several files/),
  ])
  expect(screen.getByRole('button', { name: 'Upload a spreadsheet' })).toHaveProperty(
    'disabled',
    false,
  )
})
