// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { notifyUsers } from '../../../src/server/notifications/notifications.sql'
import { startApp } from '../../app'
import { givenProducts } from '../../products'
import { layOut } from '../long-texts'
import { renderPage } from '../render'
import { OfficeHome } from '../../../src/web/office/OfficeHome'

const app = await startApp({ catalogue: 'empty' })
const [bolt] = await givenProducts(app.database, [{ model: 'A-1' }])

const open = () => renderPage(<OfficeHome />, { app, user: 'sales', at: '/office' })

test('the queues are counted by what waits and whose it is, and each number leads to its list', async () => {
  await app.database.deleteFrom('intention_order').execute()
  const productList = [{ dataId: bolt, counts: 20, requiredDate: '2099-01-15' }]
  await app.call('buyer', 'POST', '/web/intention/order/submit', { productList })
  await open()
  const link = await screen.findByRole('link', { name: 'Unassigned 1' })
  expect(link.getAttribute('href')).toBe('/office/reserve?waits=answer&holder=nobody')
  expect(screen.getByText('Reservations to answer')).toBeTruthy()
  expect(screen.queryByText('Complaints to answer')).toBeNull()
})

test('a long message is folded, and leads where it led', async () => {
  layOut()
  const content = 'Please answer the reservation. '.repeat(20).trim()
  await notifyUsers(app.database, [await app.userId('sales')], {
    key: 'quality.notify.raised',
    values: { code: content },
    link: '/office/reserve',
  })
  await open()
  const link = await screen.findByRole('link', { name: new RegExp(content) })
  expect(link.getAttribute('href')).toBe('/office/reserve')
  expect(await screen.findByRole('button', { name: 'Show all' })).toBeTruthy()
})
