// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openDemoShop } from '../../server/catalogue/demo-shop'
import { renderPage } from '../render'
import { OfficeReservationPage } from '../../../src/web/orders/OfficeReservationPage'

const shop = await openDemoShop()

test('models are suggested for the alternative, without the one that was reserved', async () => {
  const dataId = await shop.idOf('HB-M8x45-8.8-ZF')
  const { data } = await shop.call('buyer', 'POST', '/web/intention/order/submit', {
    productList: [{ dataId, counts: 200, requiredDate: '2099-12-31' }],
  })
  await renderPage(<OfficeReservationPage id={String(data.id)} />, {
    app: shop,
    user: 'sales',
    at: `/office/reserve/${data.id}/x`,
  })
  const field = await screen.findByLabelText<HTMLInputElement>('Alternative model')
  fireEvent.change(field, { target: { value: 'HB-M8x45-8.8' } })
  await waitFor(() => {
    const offered = [...field.list!.options].map(({ value }) => value)
    expect(offered).toContain('HB-M8x45-8.8-ZN')
    expect(offered).not.toContain('HB-M8x45-8.8-ZF')
  })
})
