// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startApp } from '../../app'
import { renderPage } from '../render'
import { Slideshow } from '../../../src/web/content/Slideshow'

const app = await startApp()
const band = () => screen.queryByRole('region', { name: 'Highlights' })
const open = () => renderPage(<Slideshow />, { app, at: '/' })

test('a slide without a text shows its name', async () => {
  await app.database
    .updateTable('boot_item')
    .set({ data: JSON.stringify({ imageName: { zh: '上新', en: 'New here' } }) })
    .where('area', '=', 3)
    .execute()
  await open()
  expect(await screen.findByText('New here')).toBeTruthy()
})

test('without slides there is no band for them', async () => {
  await app.database.deleteFrom('boot_item').where('area', '=', 3).execute()
  await open()
  expect(band()).toBeTruthy()
  await waitFor(() => expect(band()).toBeNull())
})
