// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { startApp } from '../../app'
import { renderPage } from '../render'

// The PDF renderer needs a real browser.
vi.mock('react-pdf', () => ({
  Document: () => 'the guide itself',
  Page: () => null,
  pdfjs: { GlobalWorkerOptions: {} },
}))
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
)
const { GuidePage } = await import('../../../src/web/content/GuidePage')
const { Footer } = await import('../../../src/web/shell/Footer')

const app = await startApp()
const page = (
  <>
    <GuidePage />
    <Footer />
  </>
)
const open = () => renderPage(page, { app, at: '/guideToUse' })

test('without a guide its page says so and leads on, and the footer does not lead there', async () => {
  await open()
  expect(await screen.findByText('the guide itself')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'User guide' })).toBeTruthy()
  await app.database.deleteFrom('boot_item').where('area', '=', 10).execute()
  await open()
  expect(await screen.findByText('No user guide available')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'User guide' })).toBeNull())
})

test('a shop that keeps its guide for customers asks a visitor to log in first', async () => {
  const settings = { ...app.settings, guideReaders: 'customers' as const }
  await renderPage(<GuidePage />, {
    app: await startApp({ beside: app, settings }),
    at: '/guideToUse',
  })
  expect(await screen.findByText('Please login first')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    '/login?redirect=/guideToUse',
  )
})
