import { afterAll } from 'vitest'
import { closeAll } from './closing'

afterAll(closeAll)

// Test files share a worker and with it the page of their test environment: each leaves it empty.
afterAll(async () => {
  if (typeof document === 'undefined') return
  const { cleanup } = await import('@testing-library/react')
  cleanup()
  document.body.replaceChildren()
})
