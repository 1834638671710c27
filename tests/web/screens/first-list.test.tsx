// @vitest-environment jsdom
import { lazy } from 'react'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { startApp } from '../../app'
import { answerWith, withoutNetwork } from '../browser'
import { renderPage } from '../render'
import { queries } from '../../../src/web/calls/api'
import { cannedReplies } from '../../../src/generated/record-resources'
import { firstListOf } from '../../../src/web/screens/first-list'
import { arriveScreen, Screens } from '../../../src/web/screens/Screens'

const app = await startApp()
for (let index = 10; index < 32; index++)
  await app.call('agent', 'POST', '/office/chat/reply', {
    title: `Reply ${index}`,
    textZh: '好',
    textEn: 'Good',
  })

const resources = [cannedReplies]
const path = '/office/chat/replies'
const first = () => queries.getQueryState(firstListOf(cannedReplies).queryKey)?.status

/** Renders a list whose page was preloaded at an address, after `then` has run. */
const arriving = (at: string, user: string, then: () => unknown) => {
  window.history.replaceState(null, '', import.meta.env.BASE_URL.slice(0, -1) + at)
  const Arrived = lazy(async () => {
    await arriveScreen(resources)
    await then()
    return { default: () => <Screens resources={resources} /> }
  })
  return renderPage(<Arrived />, { app, user, at })
}

afterEach(() => window.history.replaceState(null, '', '/'))

test('the records of the open address are asked for before they are drawn', async () => {
  await arriving(`${path}?page=2`, 'agent', async () => {
    await waitFor(() => expect(first()).toBe('success'))
    withoutNetwork()
  })
  expect(await screen.findByText('Page 2 of 2')).toBeTruthy()
  const records = screen.getAllByRole('row').map(({ textContent }) => textContent)
  // Other pages are fetched as usual.
  answerWith(app.app)
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
  expect(await screen.findByText('Page 1 of 2')).toBeTruthy()
  await waitFor(() =>
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).not.toEqual(records),
  )
})

test('a list fetches what could not be prefetched', async () => {
  await arriving(path, 'agent', async () => {
    await waitFor(() => expect(first()).toBe('success'))
    queries.removeQueries({ queryKey: firstListOf(cannedReplies).queryKey })
  })
  expect(await screen.findByText('Page 1 of 2')).toBeTruthy()
})

test('nothing is asked for that its reader may not see', async () => {
  let asked: unknown
  await arriving(path, 'buyer', () => (asked = first()))
  expect(await screen.findByText('You do not have permission to do this')).toBeTruthy()
  expect(asked).toBeUndefined()
})

test('a refused list is asked for once and says in words what is wrong', async () => {
  const sent = vi.spyOn(globalThis, 'fetch')
  const at = `${path}?keyword=${'x'.repeat(101)}`
  await arriving(at, 'agent', () => waitFor(() => expect(first()).toBe('error')))
  const failed = await screen.findByText('Loading failed')
  expect(failed.parentElement?.textContent).toMatch(/100 characters/)
  const addresses = sent.mock.calls.map(([input]) =>
    input instanceof Request ? input.url : String(input),
  )
  const calls = addresses.filter((address) => address.includes(`${cannedReplies.list}?`))
  expect(calls).toHaveLength(1)
  sent.mockRestore()
  fireEvent.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!)
  expect(await screen.findByText('22 in total')).toBeTruthy()
})
