// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OfficeReservationPage } from '../../../src/web/orders/OfficeReservationPage'
import { ReservationPage } from '../../../src/web/orders/ReservationPage'
import { openQuotedShop } from '../../server/orders/quoted-shop'
import { documents, multipart } from '../../uploads'
import { renderPage } from '../render'

const shop = await openQuotedShop()
const { call, bolt, answer, asBuyer, givenReservation } = shop

test('sales takes an attachment out of the next answer, and the customer still opens that of the first', async () => {
  const { id, uniqueCode } = await givenReservation([bolt])
  const { payload, headers } = multipart('Drawing M20.pdf', documents['.pdf']!)
  const path = '/quality/problem/upload?businessType=2&tableName=quotation'
  const { data: file } = await call('sales', 'POST', path, payload, headers)
  await answer(id, { fileIds: [file] })

  const office = await renderPage(<OfficeReservationPage id={String(id)} />, {
    app: shop,
    user: 'sales',
    at: `/office/reserve/${id}/x`,
  })
  const form = await screen.findByRole('group', { name: 'Attachments' })
  const attachments = within(form)
  expect(attachments.getByText('Drawing M20.pdf')).toBeTruthy()
  fireEvent.click(attachments.getByRole('button', { name: 'Remove Drawing M20.pdf' }))
  fireEvent.click(screen.getByRole('button', { name: 'Send answer' }))
  expect(await screen.findByText('Answer sent to the customer')).toBeTruthy()
  expect((await asBuyer(id)).data.quotation).toMatchObject({ number: 2 })
  expect((await asBuyer(id)).data.quotation).not.toHaveProperty('files')
  office.unmount()

  await answer(id, { fileIds: [file] })
  await renderPage(<ReservationPage />, {
    app: shop,
    user: 'buyer',
    at: `/reserve/${id}/${uniqueCode}`,
    path: '/reserve/:id/:No',
  })
  // In the quotation, and in the third and the first of its versions.
  expect(await screen.findAllByRole('button', { name: 'Drawing M20.pdf' })).toHaveLength(3)
})
