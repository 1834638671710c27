// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { startApp } from '../../app'
import { renderPage } from '../render'
import { FirstCalculator } from '../../../src/web/calculation/FirstCalculator'

const app = await startApp()

test('the calculators begin with the clamp force, of the product in the address', async () => {
  const path = '/productCategories/calculationReports'
  const { address } = await renderPage(<FirstCalculator />, { app, path, at: `${path}?id=7` })
  expect(address()).toBe(`${path}/clamp?id=7`)
})
