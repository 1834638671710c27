// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { lazy, Suspense } from 'react'
import {
  BrowserRouter,
  Link,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router'
import { Moves } from '../../../src/web/shell/Moves'

function Page() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [, setSearch] = useSearchParams()
  return (
    <>
      <output>{pathname + search}</output>
      <button onClick={() => void navigate('/found?q=M16')}>navigate</button>
      <button onClick={() => setSearch({ q: 'M16' })}>set the search</button>
      <Link to="/found?q=M16">link</Link>
      <button onClick={() => void navigate('/other')}>leave</button>
    </>
  )
}

beforeEach(() => {
  cleanup()
  history.replaceState(null, '', '/found?q=M16')
  render(
    <BrowserRouter>
      <Moves>
        <Page />
      </Moves>
    </BrowserRouter>,
  )
})

test.each(['navigate', 'set the search', 'link'])(
  '%s adds no entry for the open address',
  (way) => {
    const before = history.length
    fireEvent.click(screen.getByText(way))
    fireEvent.click(screen.getByText(way))
    expect(history.length).toBe(before)
    expect(screen.getByText('/found?q=M16')).toBeTruthy()
  },
)

test('another address is an entry of its own', () => {
  const before = history.length
  fireEvent.click(screen.getByText('leave'))
  expect(history.length).toBe(before + 1)
  expect(screen.getByText('/other')).toBeTruthy()
})

test('a page that is slow to arrive is announced over the present one', async () => {
  cleanup()
  let arrive = () => {}
  const Slow = lazy(
    () =>
      new Promise<{ default: () => string }>((resolve) => {
        arrive = () => resolve({ default: () => 'The slow page' })
      }),
  )
  render(
    <BrowserRouter>
      <Moves>
        <Suspense fallback="…">
          <Routes>
            <Route path="/found" element={<Page />} />
            <Route path="/other" element={<Slow />} />
          </Routes>
        </Suspense>
      </Moves>
    </BrowserRouter>,
  )
  fireEvent.click(screen.getByText('leave'))
  expect((await screen.findByRole('status', {}, { timeout: 5000 })).textContent).toBeTruthy()
  expect(screen.getByText('/found?q=M16')).toBeTruthy()
  arrive()
  expect(await screen.findByText('The slow page')).toBeTruthy()
  expect(screen.queryByText('common.loading')).toBeNull()
})
