// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startApp } from '../../app'
import { givenContents } from '../../contents'
import { givenProducts } from '../../products'
import { renderPage } from '../render'
import { ScenePage } from '../../../src/web/content/ScenePage'

const app = await startApp()
await givenProducts(app.database, [{ model: 'HB-12-80' }])
const ids = await givenContents(app.database)

test('a scene has its text, and its products under all, fasteners and tools', async () => {
  await renderPage(<ScenePage />, { app, at: `/industryScene?id=${ids.bogie}` })
  const overview = within(await screen.findByRole('region', { name: 'Overview' }))
  expect(overview.getByRole('heading', { level: 2 }).textContent).toBe('Overview')
  expect(overview.getByText('Text')).toBeTruthy()
  const tabs = screen.getAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'All',
    'Fasteners',
    'Installation tools',
  ])
  const products = () => within(screen.getByRole('tabpanel')).queryAllByRole('link')
  expect(products()).toHaveLength(1)
  fireEvent.click(tabs[2]!)
  expect(products()).toEqual([])
  fireEvent.click(tabs[1]!)
  expect(products()).toHaveLength(1)
})
