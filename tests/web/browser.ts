import type { FastifyInstance } from 'fastify'

let server: FastifyInstance | undefined
let lost: string | undefined

/** Lets this server answer the pages' calls, in the same process; the answer of one path may be lost. */
export function answerWith(app: FastifyInstance, { loseAnswerOf = '' } = {}): void {
  server = app
  lost = loseAnswerOf
}

/** Cuts the connection: calls fail as without a network, until `answerWith` is called again. */
export function withoutNetwork(): void {
  server = undefined
}

const NodeRequest = globalThis.Request

/** Pages use relative URLs, which only a browser resolves. */
class PageRequest extends NodeRequest {
  constructor(input: RequestInfo | URL, init: RequestInit = {}) {
    const url = typeof input === 'string' ? new URL(input, window.location.href) : input
    super(url, { ...init, signal: undefined })
  }
}

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new PageRequest(input, init)
  if (!server) throw new TypeError('Failed to fetch')
  const { pathname, search } = new URL(request.url)
  const payload = await request.text()
  const response = await server.inject({
    method: request.method as 'GET',
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    ...(payload && { payload }),
  })
  if (lost && pathname.endsWith(lost)) throw new TypeError('Failed to fetch')
  return new Response(response.statusCode === 304 ? null : new Uint8Array(response.rawPayload), {
    status: response.statusCode,
    headers: { 'content-type': String(response.headers['content-type'] ?? '') },
  })
}

let wide = true
let dark = false

/** Sets the theme of the device, which pages follow unless a person chooses one. */
export function setDeviceTheme(theme: 'light' | 'dark'): void {
  dark = theme === 'dark'
}

/** Sets the width of the window: with room for tables, or a phone's. */
export function setWindow(size: 'wide' | 'phone'): void {
  wide = size === 'wide'
}

/** Adds what jsdom lacks; each test file starts with a new window. */
export function prepareBrowser(): void {
  wide = true
  dark = false
  server = undefined
  // The previous file's pages may have stored data while closing.
  sessionStorage.clear()
  // Must run before the API client is loaded, which keeps the globals it finds. Server code in the same process needs
  // Node's own Uint8Array, which jsdom replaces.
  Object.assign(globalThis, {
    Request: PageRequest,
    fetch: answer,
    Uint8Array: Object.getPrototypeOf(Buffer) as typeof Uint8Array,
    ArrayBuffer: Buffer.alloc(0).buffer.constructor,
  })
  window.matchMedia = (media) =>
    ({
      media,
      matches: media === '(prefers-color-scheme: dark)' ? dark : wide,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList
  Element.prototype.scrollIntoView ??= () => undefined
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  // Without a layout everything counts as visible.
  window.IntersectionObserver ??= class {
    readonly #told: IntersectionObserverCallback
    constructor(told: IntersectionObserverCallback) {
      this.#told = told
    }
    observe(target: Element) {
      const seen = { target, isIntersecting: true } as IntersectionObserverEntry
      this.#told([seen], this as unknown as IntersectionObserver)
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.show = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  Object.assign(window, { scrollTo: () => undefined })
}

// If a test reloads all modules, the new instances are the ones that must be answered.
prepareBrowser()
