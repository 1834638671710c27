// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadTexts } from '../../../src/web/language/locale'
import { readStored } from '../../../src/web/session/storage'
import { afterPaint, GuideMask } from '../../../src/web/ui/GuideMask'

const steps = [
  { target: '#first', title: 'First', body: 'What comes first' },
  { target: '#absent', title: 'Absent', body: 'Not on the page' },
  { target: '#second', title: 'Second', body: 'What comes second' },
]

beforeAll(async () => {
  await loadTexts()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

beforeEach(() => localStorage.clear())
afterEach(cleanup)

async function shown(onEnd?: () => void) {
  render(
    <>
      <p id="first" />
      <p id="second" />
      <GuideMask steps={steps} storageKey="hasTestMask" onEnd={onEnd} />
    </>,
  )
  await painted()
}

const painted = () => act(() => new Promise<void>((done) => void afterPaint(done)))

const button = (name: string) => screen.getByRole('button', { name })

test('the guide leads over the parts that are on the page, forward and back', async () => {
  await shown()
  expect(screen.getByRole('heading').textContent).toBe('First')
  fireEvent.click(button('Next'))
  expect(screen.getByRole('heading').textContent).toBe('Second')
  fireEvent.click(button('Back'))
  expect(screen.getByRole('heading').textContent).toBe('First')
})

test('at its end the guide is not shown again', async () => {
  const ended = vi.fn()
  await shown(ended)
  fireEvent.click(button('Next'))
  fireEvent.click(button('Done'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(ended).toHaveBeenCalledOnce()
  expect(readStored('hasTestMask', 'local')).toBe(false)
  cleanup()
  await shown()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('skip and Escape end the guide', async () => {
  await shown()
  fireEvent.click(button('Skip'))
  expect(screen.queryByRole('dialog')).toBeNull()
  localStorage.clear()
  cleanup()
  await shown()
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a guide whose parts are not on the page is not shown', async () => {
  render(<GuideMask steps={[steps[1]!]} storageKey="hasTestMask" />)
  await painted()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['above', { top: -900, bottom: -800 }],
  ['below', { top: 3000, bottom: 3100 }],
])('a card stays in the window when its target is scrolled away %s', async (_where, edges) => {
  await shown()
  const target = document.querySelector('#first')
  const place = { left: 0, width: 100, height: 100, ...edges }
  Object.assign(target ?? {}, { getBoundingClientRect: () => place })
  act(() => void window.dispatchEvent(new Event('scroll')))
  const card = document.querySelector<HTMLElement>('dialog > div:last-child')
  const edge = parseFloat(card?.style.top || card?.style.bottom || '')
  expect(edge).toBeGreaterThanOrEqual(0)
  expect(edge).toBeLessThan(window.innerHeight)
})
