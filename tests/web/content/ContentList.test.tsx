// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { startApp } from '../../app'
import { givenContents, someContents } from '../../contents'
import { renderPage } from '../render'
import { api, queries } from '../../../src/web/calls/api'
import { CaseListPage } from '../../../src/web/content/CaseListPage'

const app = await startApp()
const [first] = someContents.cases
await givenContents(app.database, {
  ...someContents,
  cases: Array.from({ length: 14 }, (_none, at) => ({
    ...first!,
    slug: `case-${at}`,
    scene: at === 0 ? 'steel-bridge' : 'bogie',
    title: { zh: `案例 ${at}`, en: `Case ${at}` },
    date: `2026-01-${String(at + 1).padStart(2, '0')}`,
  })),
})

const titles = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('cases are shown by twelve, with what their schema calls a column', async () => {
  const { address } = await renderPage(<CaseListPage />, { app, at: '/industryCase' })
  await waitFor(() => expect(titles()).toHaveLength(12))
  expect(titles()[0]).toBe('Case 13')
  expect(screen.getAllByText('Published').length).toBe(12)
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(titles()).toEqual(['Case 1', 'Case 0']))
  expect(address()).toBe('/industryCase?page=2')
})

test('a scene narrows the list, and a page beyond the last leads to the last', async () => {
  const { address } = await renderPage(<CaseListPage />, { app, at: '/industryCase?page=9' })
  await waitFor(() => expect(address()).toBe('/industryCase?page=2'))
  fireEvent.click(await screen.findByRole('link', { name: 'Steel bridge 1' }))
  await waitFor(() => expect(titles()).toEqual(['Case 0']))
  expect(address()).toMatch(/^\/industryCase\?typeCode=\d+$/)
})

test('a scene that nobody knows has no cases, and says so', async () => {
  await renderPage(<CaseListPage />, { app, at: '/industryCase?typeCode=99999' })
  expect(await screen.findByText('No content yet')).toBeTruthy()
})

test('cards wait for the scenes above them, which would move them', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const ask = api.GET
  vi.spyOn(api, 'GET').mockImplementation((async (path: never, init: never) => {
    if (String(path).endsWith('with/number')) await held
    return ask(path, init)
  }) as never)
  await renderPage(<CaseListPage />, { app, at: '/industryCase' })
  await waitFor(() => expect(queries.getQueryData(['cases', undefined, 1])).toBeTruthy())
  expect(titles()).toEqual([])
  release()
  await waitFor(() => expect(titles()).toHaveLength(12))
})
