// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

const slides = 'http://localhost:3000/crrc_sales/web/home/slideshow'
const answer = { meta: { success: true, message: '' }, data: [{ content: 'Lockbolts' }] }

const settings = 'http://localhost:3000/crrc_sales/admin/sysconfig/common/settings'

/** A page with two embedded answers, one of its own and one of the frame, in a language. */
function pageIn(language: string) {
  const written = {
    language,
    frame: { '/crrc_sales/admin/sysconfig/common/settings': answer },
    answers: { '/crrc_sales/web/home/slideshow': answer },
  }
  document.body.innerHTML = `<script type="application/json" id="answers">${JSON.stringify(written)}</script>`
}

/** Reads it like a freshly loaded page. */
async function open() {
  vi.resetModules()
  const { broughtAlong } = await import('../../../src/web/calls/brought-along')
  return (method: string, url: string) => broughtAlong(new Request(url, { method }))
}

beforeEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
})

test('a question that the page brought the answer of is not asked, once', async () => {
  pageIn('en')
  const ask = await open()
  expect(ask('GET', 'http://localhost:3000/crrc_sales/web/home/picture')).toBeUndefined()
  expect(ask('POST', slides)).toBeUndefined()
  expect(await ask('GET', slides)!.json()).toEqual(answer)
  expect(ask('GET', slides)).toBeUndefined()
})

test('answers in another language are not used', async () => {
  pageIn('zh')
  const ask = await open()
  expect(ask('GET', slides)).toBeUndefined()
})

test('logged-in users fetch their own answers, but use those that are the same for everybody', async () => {
  pageIn('en')
  const { writeStored } = await import('../../../src/web/session/storage')
  writeStored('tokens', { accessToken: 'Bearer a', refreshToken: 'r', endsAt: Date.now() })
  const ask = await open()
  expect(ask('GET', slides)).toBeUndefined()
  expect(await ask('GET', settings)!.json()).toEqual(answer)
  expect(ask('GET', settings)).toBeUndefined()
})

test('a page without answers asks for everything', async () => {
  document.body.innerHTML = ''
  const ask = await open()
  expect(ask('GET', slides)).toBeUndefined()
})
