// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { startApp } from '../../app'
import { givenProducts } from '../../products'
import { renderPage } from '../render'
import { toggleFavourite } from '../../../src/web/actions/favourite'
import { resumePendingAction } from '../../../src/web/actions/gate'

const app = await startApp()
const [dataId] = await givenProducts(app.database, [{ model: 'M12×80-8.8' }])
const kept = async () => (await app.call('buyer', 'GET', '/web/my/favorite/ids?typeId=1')).data

beforeEach(async () => {
  await app.database.deleteFrom('favourite').execute()
  await renderPage(null, { app, at: '/' })
})

/** A visitor clicks, is asked to log in, and does so. */
async function clickAndLogIn() {
  toggleFavourite({ dataId: dataId! }, () => undefined)
  const pending = window.sessionStorage.getItem('pendingAction')
  await renderPage(null, { app, user: 'buyer', at: '/' })
  window.sessionStorage.setItem('pendingAction', pending!)
  await act(() => resumePendingAction(() => undefined))
}

test('an item marked by a visitor is a favourite after the login', async () => {
  await clickAndLogIn()
  expect(await kept()).toEqual([dataId])
})

test('an item already marked by the account stays marked', async () => {
  await app.call('buyer', 'POST', '/web/my/favorite', { dataId, typeId: 1 })
  await clickAndLogIn()
  expect(await kept()).toEqual([dataId])
  expect(document.body.textContent).toContain('Already among your favourites')
})

test('marking an item says what the server says', async () => {
  await renderPage(null, { app, user: 'buyer', at: '/' })
  await act(async () => toggleFavourite({ dataId: dataId! }, () => undefined))
  expect(await screen.findByText('Added to favourites')).toBeTruthy()
})
