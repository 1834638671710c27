// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { Link, MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePageView } from '../../../src/web/content/usePageView'

/** Six seconds. */
const viewedAfterMs = 6000

const count = vi.fn(async () => undefined)

function Page({ id }: { id: number }) {
  usePageView(id, count)
  return <Link to="/">list</Link>
}

function open(at: string) {
  return render(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path="/" element={<Link to="/case">case</Link>} />
        <Route path="/case" element={<Page id={7} />} />
      </Routes>
    </MemoryRouter>,
  )
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  count.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a reader from another page who stays six seconds is counted once', async () => {
  const { getByText } = open('/')
  act(() => getByText('case').click())
  await pass(viewedAfterMs - 1)
  expect(count).not.toHaveBeenCalled()
  await pass(1)
  expect(count).toHaveBeenCalledExactlyOnceWith(7)
  await pass(60_000)
  expect(count).toHaveBeenCalledTimes(1)
})

test('a reader who leaves earlier is not counted', async () => {
  const { getByText } = open('/')
  act(() => getByText('case').click())
  await pass(viewedAfterMs - 1)
  act(() => getByText('list').click())
  await pass(60_000)
  expect(count).not.toHaveBeenCalled()
})

test('the first page of a visit is not counted', async () => {
  open('/case')
  await pass(60_000)
  expect(count).not.toHaveBeenCalled()
})

test('a click before the scripts have loaded counts, a reload does not', async () => {
  const loaded = vi.spyOn(performance, 'getEntriesByType')
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/list`)
  const comesBy = (type: string) =>
    loaded.mockReturnValue([{ type } as PerformanceNavigationTiming])
  comesBy('reload')
  open('/case')
  await pass(60_000)
  expect(count).not.toHaveBeenCalled()
  cleanup()
  comesBy('navigate')
  open('/case')
  await pass(viewedAfterMs)
  expect(count).toHaveBeenCalledExactlyOnceWith(7)
  vi.restoreAllMocks()
})
