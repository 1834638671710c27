import { vi } from 'vitest'

/** Gives texts a height that is longer than their place where they have more than 200 characters, as a layout would. */
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
