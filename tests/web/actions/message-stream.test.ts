// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startApp } from '../../app'
import { renderPage } from '../render'
import { logOut } from '../../../src/web/actions/log-out'
import { openMessageStream } from '../../../src/web/actions/message-stream'

const app = await startApp()

/** jsdom has no EventSource. */
class Source extends EventTarget {
  static all: Source[] = []
  onopen?: () => void
  onerror?: () => void
  closed = false
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    Source.all.push(this)
  }
  close() {
    this.closed = true
  }
}

let hidden = false
Object.defineProperty(document, 'hidden', { get: () => hidden })
const show = (seen: boolean) => {
  hidden = !seen
  document.dispatchEvent(new Event('visibilitychange'))
}
const opened = (count: number) => vi.waitFor(() => expect(Source.all).toHaveLength(count))
const latest = () => Source.all.at(-1)!

let end = () => {}
const heard = vi.fn()

beforeEach(async () => {
  vi.stubGlobal('EventSource', Source)
  Source.all = []
  hidden = false
  heard.mockClear()
  await renderPage(null, { app, user: 'buyer', at: '/' })
})

afterEach(() => {
  end()
  vi.useRealTimers()
})

test('a stream is opened with a ticket and tells of changes', async () => {
  end = openMessageStream(heard)
  await opened(1)
  expect(latest().url).toMatch(/^\/crrc_sales\/admin\/sysnotifyremind\/stream\?ticket=ey/)
  latest().onopen!()
  expect(heard).not.toHaveBeenCalled()
  latest().dispatchEvent(new Event('changed'))
  expect(heard).toHaveBeenCalledTimes(1)
})

test('a page that nobody sees holds no connection, and has one again when it is seen', async () => {
  end = openMessageStream(heard)
  await opened(1)
  show(false)
  expect(latest().closed).toBe(true)
  show(true)
  await opened(2)
  expect(latest().closed).toBe(false)
})

test('a broken stream reopens after a pause and catches up on missed messages', async () => {
  end = openMessageStream(heard)
  await opened(1)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  latest().onerror!()
  expect(latest().closed).toBe(true)
  vi.advanceTimersByTime(1999)
  expect(Source.all).toHaveLength(1)
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await opened(2)
  latest().onopen!()
  expect(heard).toHaveBeenCalledTimes(1)
})

test('once it is ended nothing is opened any more', async () => {
  end = openMessageStream(heard)
  await opened(1)
  end()
  expect(latest().closed).toBe(true)
  show(false)
  show(true)
  await new Promise((resolve) => setImmediate(resolve))
  expect(Source.all).toHaveLength(1)
})

test('without streams in the browser nothing is asked', () => {
  vi.stubGlobal('EventSource', undefined)
  end = openMessageStream(heard)
  expect(Source.all).toEqual([])
})

test('a logout ends the stream before the server ends the session', async () => {
  end = openMessageStream(heard)
  await opened(1)
  const call = globalThis.fetch
  const closedWhenAsked: boolean[] = []
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation((...args) => {
    closedWhenAsked.push(latest().closed)
    return call(...args)
  })
  await logOut()
  asked.mockRestore()
  expect(closedWhenAsked).toEqual([true])
  latest().onerror!()
  show(false)
  show(true)
  await new Promise((resolve) => setImmediate(resolve))
  expect(Source.all).toHaveLength(1)
})
