import { afterAll, vi } from 'vitest'
import { closeAll } from './closing'
import { shiftClock } from './shifted-clock'
import { forbidNesting, throwNesting } from './nesting'

forbidNesting()

shiftClock()

if (typeof document !== 'undefined') {
  const { prepareBrowser } = await import('./web/browser')
  prepareBrowser()
}

afterAll(closeAll)
afterAll(throwNesting)

// Test files share a worker and with it all modules: each leaves nothing of its own in them.
afterAll(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  shiftClock()

  if (typeof document === 'undefined') return
  const { cleanup } = await import('@testing-library/react')
  const { queries } = await import('../src/web/calls/api')
  const { acceptLoss, endSession } = await import('../src/web/session/session')
  const { sealSession } = await import('../src/web/session/storage')
  cleanup()
  queries.clear()
  endSession()
  acceptLoss()
  sealSession(false)
  sessionStorage.clear()
  localStorage.clear()
  document.body.replaceChildren()
})
