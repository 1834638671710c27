// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openDemoShop } from '../../../server/catalogue/demo-shop'
import { renderPage } from '../../render'
import { SelectionPage } from '../../../../src/web/catalogue/selection/SelectionPage'
import { writeStored } from '../../../../src/web/session/storage'

const shop = await openDemoShop()
const lockbolts = `/productCategories/productSelection?categoryType=1&abbreviation=${encodeURIComponent('环槽铆钉')}`

beforeEach(() => writeStored('hasMask', false, 'local'))

/** Shows all facets. */
const openAll = async () => {
  await renderPage(<SelectionPage />, { app: shop, at: lockbolts })
  fireEvent.click(await screen.findByRole('button', { name: /^More options/ }))
}

test('the hole and the joint that were measured are typed as numbers', async () => {
  await openAll()
  for (const name of ['Hole diameter (mm)', 'Joint thickness (mm)'])
    expect(screen.getByRole('textbox', { name })).toBeTruthy()
})

test('a facet with many values shows them all when it is asked, and packs them again', async () => {
  await openAll()
  const more = screen.getAllByRole('button', { name: /^More \(\d+\)$/ })[0]!
  const facet = within(more.closest('section')!)
  const packed = facet.getAllByRole('checkbox').length
  fireEvent.click(more)
  expect(facet.getAllByRole('checkbox').length).toBeGreaterThan(packed)
  fireEvent.click(facet.getByRole('button', { name: 'Less' }))
  expect(facet.getAllByRole('checkbox')).toHaveLength(packed)
})
