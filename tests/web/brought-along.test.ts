// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

const slides = 'http://localhost:3000/crrc_sales/web/home/slideshow'
const answer = { meta: { success: true, message: '' }, data: [{ content: 'Lockbolts' }] }

/** A page in which the server wrote an answer, in a language. */
function pageIn(language: string) {
  const written = { language, answers: { '/crrc_sales/web/home/slideshow': answer } }
  document.body.innerHTML = `<script type="application/json" id="answers">${JSON.stringify(written)}</script>`
}

/** As a page reads it that begins now. */
async function open() {
  vi.resetModules()
  const { broughtAlong } = await import('../../src/web/brought-along')
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

test('who is logged in asks for themselves', async () => {
  pageIn('en')
  const { writeStored } = await import('../../src/web/storage')
  writeStored('tokens', { accessToken: 'Bearer a', refreshToken: 'r', endsAt: Date.now() })
  const ask = await open()
  expect(ask('GET', slides)).toBeUndefined()
})

test('a page without answers asks for everything', async () => {
  document.body.innerHTML = ''
  const ask = await open()
  expect(ask('GET', slides)).toBeUndefined()
})
