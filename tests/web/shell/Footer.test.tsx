// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readSettings } from '../../../src/server/settings/settings'
import { startApp } from '../../app'
import { renderPage } from '../render'
import { Footer } from '../../../src/web/shell/Footer'

const app = await startApp({
  settings: { serviceHours: { from: '09:15', to: '16:45', holidays: [] } },
})
const open = () => renderPage(<Footer />, { app, at: '/' })
const link = async (name: string) =>
  (await screen.findByRole('link', { name })).getAttribute('href')

test('it leads to the privacy agreement, the guide and the record filing', async () => {
  await open()
  expect(await link('Privacy policy')).toBe('/aboutUs/about_us_type_1')
  expect(await link('User guide')).toBe('/guideToUse')
  expect(await link('ICP filing information')).toMatch(/^https:\/\//)
})

test('it shows the hotline, the address, an e-mail and the partners with their names', async () => {
  await open()
  expect(await screen.findByText('400-000-0000 (demo)')).toBeTruthy()
  const { address, email } = app.settings.company
  expect(await screen.findByText(address.en ?? 'no address', { exact: false })).toBeTruthy()
  // The hours come from the settings.
  expect(await screen.findByText(/Service hours 09:15–16:45/)).toBeTruthy()
  expect(await link(email)).toBe(`mailto:${email}`)
  expect(await screen.findByText(/Northline Rail/)).toBeTruthy()
  expect(await screen.findByText('Scan to follow the service account (demo)')).toBeTruthy()
})

test('a partner with a link leads to their site', async () => {
  const site = 'https://partner.example/'
  await app.database
    .updateTable('boot_item')
    .set({ data: sql`data || jsonb_build_object('link', ${site}::text)` })
    .where(sql<boolean>`data::text like '%Northline%'`)
    .execute()
  await open()
  const partner = await screen.findByRole('link', { name: /^Northline Rail/ })
  expect(partner.getAttribute('href')).toBe(site)
})

test('a shop without an address shows its e-mail alone', async () => {
  const settings = { ...app.settings, company: readSettings({}).company }
  const nameless = await startApp({ beside: app, settings })
  await renderPage(<Footer />, { app: nameless, at: '/' })
  const { email } = nameless.settings.company
  expect(await link(email)).toBe(`mailto:${email}`)
  expect(screen.queryByText(/^Address/)).toBeNull()
})

test('without a hotline it shows no number', async () => {
  await app.database.deleteFrom('boot_item').where('area', '=', 11).execute()
  await open()
  expect(await screen.findByText(/Service hours/)).toBeTruthy()
  expect(screen.queryByText('Purchasing hotline')).toBeNull()
})
