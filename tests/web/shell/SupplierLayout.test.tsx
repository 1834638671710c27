// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startApp } from '../../app'
import { renderPage } from '../render'
import { SupplierLayout } from '../../../src/web/shell/SupplierLayout'

const app = await startApp()
const id = await app.userId('supplier')

const open = () =>
  renderPage(
    <SupplierLayout>
      <h1>The page</h1>
    </SupplierLayout>,
    { app, user: 'supplier', at: '/supplierProblem' },
  )

test('a supplier with an issued password is asked to replace it, and led there', async () => {
  await app.database
    .updateTable('app_user')
    .where('id', '=', id)
    .set({ is_system_password: 1 })
    .execute()
  const { address } = await open()
  expect(await screen.findByText('Please change your initial password')).toBeTruthy()
  fireEvent.click(screen.getByText('Change password', { selector: 'dialog button' }))
  expect(address()).toBe('/updatePassword')
})

test('the frame of suppliers has a search of its own and no navigation of the shop', async () => {
  const { address } = await open()
  expect(screen.queryByRole('navigation', { name: 'Main navigation' })).toBeNull()
  const search = screen.getByLabelText('Search by case number')
  fireEvent.change(search, { target: { value: ' ZL2026 ' } })
  fireEvent.submit(search.closest('form')!)
  expect(address()).toBe('/supplierProblem?keyword=ZL2026')
})
