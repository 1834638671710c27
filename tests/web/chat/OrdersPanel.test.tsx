// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Schemas } from '../../../src/domain/schemas'
import { OrdersPanel } from '../../../src/web/chat/OrdersPanel'
import { startApp } from '../../app'
import { renderPage } from '../render'

const app = await startApp()
const entry = (dataJson: object) => [
  { requiredDate: '2099-05-01', dataJson: JSON.stringify([dataJson]) },
]
const order = {
  id: 1,
  uniqueCode: 'YD1',
  createTime: '2099-04-01T08:00:00Z',
  productList: entry({ materialName: 'Hexagon head bolt', model: 'HB-12-80' }),
  projectList: entry({ projectName: 'Tensile test' }),
  customizationList: entry({ className: 'Lockbolts' }),
}
const page: Schemas['ServiceOrderPage'] = { records: [order], total: 1, current: 1, size: 10 }

test('products, experiments and customised items stand apart, and each is sent with a click', async () => {
  const sent: string[] = []
  const panel = (
    <OrdersPanel
      queryKey={['orders']}
      load={async () => page}
      onSend={({ name }) => sent.push(name)}
    />
  )
  await renderPage(panel, { app, at: '/' })
  const names = ['Hexagon head bolt', 'Tensile test', 'Lockbolts']
  for (const [nth, title] of ['Products', 'Testing services', 'Custom products'].entries()) {
    const group = (await screen.findByRole('heading', { level: 3, name: title })).parentElement!
    expect(within(group).getByText(names[nth]!)).toBeTruthy()
    fireEvent.click(within(group).getByRole('button', { name: /^Send / }))
  }
  expect(sent).toEqual(names)
})
