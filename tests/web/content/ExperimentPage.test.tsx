// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { startApp } from '../../app'
import { givenContents } from '../../contents'
import { givenProducts } from '../../products'
import { renderPage } from '../render'
import { ExperimentPage } from '../../../src/web/content/ExperimentPage'
import { ArticlePage, CasePage } from '../../../src/web/content/PublicationPage'
import { loadTexts } from '../../../src/web/language/locale'

const app = await startApp()
await givenProducts(app.database, [{ model: 'HB-1' }])
const ids = await givenContents(app.database)

afterEach(() => void vi.useRealTimers())

/** A list with a link to the page. */
function List({ to, children }: { to: string; children: ReactNode }) {
  return useLocation().pathname === '/' ? <Link to={to}>Open it</Link> : children
}

test.each([
  ['case', '/web/business/case/', 'bolted-frame', <CasePage key="case" />],
  ['article', '/web/technology/article/', 'reading-a-torque', <ArticlePage key="article" />],
  ['test', '/web/experiment/project/', 'junker', <ExperimentPage key="test" />],
])('the page of a %s counts a view after six seconds', async (_kind, path, name, page) => {
  await loadTexts('content')
  const id = ids[name]!
  const views = async () => (await app.call(null, 'GET', `${path}${id}`)).data.pv
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await renderPage(<List to={`/details?id=${id}`}>{page}</List>, { app, user: 'buyer', at: '/' })
  fireEvent.click(screen.getByRole('link', { name: 'Open it' }))
  await screen.findByRole('heading', { level: 1 })
  await act(() => vi.advanceTimersByTimeAsync(4000))
  expect(await views()).toBe(0)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  await waitFor(async () => expect(await views()).toBe(1))
})
