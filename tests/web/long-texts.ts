import { vi } from 'vitest'

/** Simulates a layout: texts of more than 200 characters overflow their space. */
export function layOut(): void {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
    return (this.textContent?.length ?? 0) > 200 ? 200 : 0
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #told: () => void
      constructor(told: () => void) {
        this.#told = told
      }
      observe() {
        this.#told()
      }
      unobserve() {}
      disconnect() {}
    },
  )
}
