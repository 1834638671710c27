// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { startApp } from '../../app'
import { renderPage } from '../render'
import { api, queries } from '../../../src/web/calls/api'
import { logOut } from '../../../src/web/actions/log-out'
import { currentTokens, currentUser } from '../../../src/web/session/session'

const app = await startApp({ catalogue: 'empty' })

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A user with a pending call logs out before it is answered; records when the session ends. */
async function leaving() {
  await renderPage(null, { app, user: 'engineer', at: '/' })
  // jsdom cannot navigate.
  vi.spyOn(console, 'error').mockReturnValue()
  const ended = vi.spyOn(api, 'DELETE')
  let answer = () => {}
  const asked = queries.fetchQuery({
    queryKey: ['asked'],
    queryFn: () => new Promise<string>((resolve) => (answer = () => resolve('answered'))),
  })
  const left = logOut()
  await Promise.resolve()
  return { ended, asked, left, answer: () => answer() }
}

test('the session ends once pending questions are answered', async () => {
  const { ended, asked, left, answer } = await leaving()
  expect(ended).not.toHaveBeenCalled()
  answer()
  expect(await asked).toBe('answered')
  await left
  expect(ended).toHaveBeenCalledOnce()
})

test('nobody is held up by an answer that does not come', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { ended, left, answer } = await leaving()
  vi.advanceTimersByTime(1900)
  await Promise.resolve()
  expect(ended).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  vi.useRealTimers()
  await left
  expect(ended).toHaveBeenCalledOnce()
  answer()
})

test('calls made while the session ends are not sent', async () => {
  const { left, answer } = await leaving()
  const { fetch } = globalThis
  const sent: string[] = []
  let asked: Promise<unknown> | undefined
  vi.spyOn(globalThis, 'fetch').mockImplementation((request) => {
    sent.push(new URL((request as Request).url).pathname)
    asked ??= api.GET('/web/intention/order/page').catch((error: Error) => error.name)
    return fetch(request)
  })
  answer()
  await left
  expect(await asked).toBe('AbortError')
  expect(sent).toEqual(['/crrc_sales/auth/token/logout'])
})

test('after a log-out the count of the cart, the token, the role and the user are gone, and the login opens', async () => {
  const { left, answer } = await leaving()
  expect([currentTokens(), currentUser()]).not.toContain(undefined)
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, assign })
  answer()
  await left
  // The load of the login drops what is in memory, as the count of the cart.
  expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/login$/))
  for (const name of ['tokens', 'user']) expect(sessionStorage.getItem(name)).toBeNull()
})
