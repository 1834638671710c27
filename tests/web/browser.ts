import type { FastifyInstance } from 'fastify'

let server: FastifyInstance | undefined
let lost: string | undefined

/** From now on the pages' calls are answered by this server, in the same process; the answer of one may be lost. */
export function answerWith(app: FastifyInstance, { loseAnswerOf = '' } = {}): void {
  server = app
  lost = loseAnswerOf
}

/** Cuts the connection: a call fails as without a network, until there is a server again. */
export function withoutNetwork(): void {
  server = undefined
}

const NodeRequest = globalThis.Request

/** The pages call relative to their own address, which outside a browser nothing resolves. */
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

/** How wide the window is: with room for tables, or a phone's. */
export function setWindow(size: 'wide' | 'phone'): void {
  wide = size === 'wide'
}

/** Gives a simulated browser what it does not have: each test file begins with a new one. */
export function prepareBrowser(): void {
  wide = true
  server = undefined
  // Storage that pages of the previous file wrote while closing.
  sessionStorage.clear()
  // Before the client of the calls is loaded, which keeps what it finds. The server's parts in the same process
  // know bytes by Node's own class, for which the simulated browser has put one of its own.
  Object.assign(globalThis, {
    Request: PageRequest,
    fetch: answer,
    Uint8Array: Object.getPrototypeOf(Buffer) as typeof Uint8Array,
    ArrayBuffer: Buffer.alloc(0).buffer.constructor,
  })
  window.matchMedia = (media) =>
    ({
      media,
      matches: wide,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  // Everything of a page without a layout is in sight.
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
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  Object.assign(window, { scrollTo: () => undefined })
}

// If a test reloads all modules, these are the ones whose server answers.
prepareBrowser()
