// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startApp } from '../../app'
import { setWindow } from '../browser'
import { renderPage } from '../render'
import { customers, suppliers } from '../../../src/web/account/resources'
import { OfficeScreens } from '../../../src/web/office/OfficeScreens'

const app = await startApp()
setWindow('wide')

const heads = async (resource: typeof customers) => {
  await renderPage(<OfficeScreens resources={[resource]} />, {
    app,
    user: 'operator',
    at: resource.route,
  })
  return (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)
}

test('the list of suppliers does not say of each that it is one, nor what kind of customer it is', async () => {
  const shown = await heads(suppliers)
  expect(shown).toEqual(expect.arrayContaining(['User name', 'State']))
  expect(shown).not.toContain('Identity')
  expect(shown).not.toContain('Customer type')
  expect(await heads(customers)).toEqual(expect.arrayContaining(['Identity', 'Customer type']))
})
