// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { startApp } from '../../app'
import { givenProducts } from '../../products'
import { answerWith, withoutNetwork } from '../browser'
import { renderPage } from '../render'
import { toggleFavourite, useIsFavourite } from '../../../src/web/actions/favourite'
import { resumePendingAction } from '../../../src/web/actions/gate'
import { currentToasts } from '../../../src/web/ui/toast-list'

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
  expect(document.body.textContent).toContain('Already in your favourites')
})

test('the mark changes with each answer of the server, and not before', async () => {
  const Mark = () => (useIsFavourite(dataId ?? 0) ? 'marked' : 'not marked')
  const toggle = () => toggleFavourite({ dataId: dataId ?? 0 }, () => undefined)
  await renderPage(<Mark />, { app, user: 'buyer', at: '/' })
  await screen.findByText('not marked')
  withoutNetwork()
  await act(async () => toggle())
  await waitFor(() => expect(currentToasts()).toHaveLength(1))
  expect([screen.queryByText('marked'), await kept()]).toEqual([null, []])
  answerWith(app.app)
  await act(async () => toggle())
  await screen.findByText('marked')
  expect(await kept()).toEqual([dataId])
  await act(async () => toggle())
  await screen.findByText('not marked')
  expect(await kept()).toEqual([])
})

test('marking an item says what the server says', async () => {
  await renderPage(null, { app, user: 'buyer', at: '/' })
  await act(async () => toggleFavourite({ dataId: dataId! }, () => undefined))
  expect(await screen.findByText('Added to favourites')).toBeTruthy()
})
