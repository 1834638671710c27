// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { startApp } from '../../app'
import { renderPage } from '../render'
import { SubscriptionPage } from '../../../src/web/orders/SubscriptionPage'

const app = await startApp({ catalogue: 'demo' })
beforeEach(() => app.database.deleteFrom('subscription').execute())

const open = () => renderPage(<SubscriptionPage />, { app, user: 'buyer', at: '/subscribe' })
const stored = async () => (await app.call('buyer', 'GET', '/web/my/subscription')).data
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })

test('classes and kinds of content are chosen and saved, and chosen again later', async () => {
  await open()
  fireEvent.click(await box('Technical articles'))
  fireEvent.click(await box('Clevis pins'))
  expect(screen.getByText('2 selected')).toBeTruthy()
  fireEvent.click(save())
  await waitFor(async () => expect(await stored()).toHaveLength(2))

  await open()
  expect((await box('Clevis pins')).checked).toBe(true)
  fireEvent.click(await box('Clevis pins'))
  fireEvent.click(save())
  await waitFor(async () => expect(await stored()).toEqual([{ typeId: 5, dataId: 0 }]))
})

test('a category stands for all its classes', async () => {
  await open()
  fireEvent.click(await box('Pins'))
  const group = screen.getByRole('group', { name: 'Pins' })
  const boxes = within(group).getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ checked }) => checked)).toEqual(boxes.map(() => true))
  fireEvent.click(await box('Split pins'))
  expect(boxes[0]).toMatchObject({ checked: false, indeterminate: true })
  fireEvent.click(boxes[0]!)
  expect(boxes.every(({ checked }) => checked)).toBe(true)
})

test('there is nothing to save until something is different', async () => {
  await open()
  const articles = await box('Technical articles')
  expect(save().disabled).toBe(true)
  fireEvent.click(articles)
  expect(save().disabled).toBe(false)
  fireEvent.click(articles)
  expect(save().disabled).toBe(true)
})

test('a choice made in another window is not overwritten unseen', async () => {
  await open()
  fireEvent.click(await box('Technical articles'))
  await app.call('buyer', 'PUT', '/web/my/subscription', [{ typeId: 4, dataId: 0 }])
  fireEvent.click(save())
  expect(await screen.findByText(/You already have subscriptions/)).toBeTruthy()
  expect(await stored()).toEqual([{ typeId: 4, dataId: 0 }])
})

test('two windows that change the same choice: the second is told, sees both together and saves them', async () => {
  await app.call('buyer', 'PUT', '/web/my/subscription', [
    { typeId: 4, dataId: 0 },
    { typeId: 2, dataId: 0 },
  ])
  await open()
  fireEvent.click(await box('Technical articles'))
  await app.call('buyer', 'PUT', '/web/my/subscription', [{ typeId: 2, dataId: 0 }])
  fireEvent.click(save())
  expect(await screen.findByText(/changed your subscriptions in another window/)).toBeTruthy()
  expect(await stored()).toEqual([{ typeId: 2, dataId: 0 }])
  await waitFor(() => expect(screen.getByText('2 selected')).toBeTruthy())
  fireEvent.click(save())
  await waitFor(async () =>
    expect(await stored()).toEqual([
      { typeId: 2, dataId: 0 },
      { typeId: 5, dataId: 0 },
    ]),
  )
})
