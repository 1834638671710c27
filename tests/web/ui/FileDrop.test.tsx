// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadTexts } from '../../../src/web/language/locale'
import { FileDrop } from '../../../src/web/ui/FileDrop'
import { closeToast, currentToasts } from '../../../src/web/ui/toast-list'

await loadTexts()

function startAgain() {
  cleanup()
  for (const { id } of currentToasts()) closeToast(id)
}
// Clears toasts left by other pages.
beforeEach(startAgain)
afterEach(cleanup)

const file = (name: string) => new File(['a'], name)

function drop(files: File[], { disabled = false, types = ['Files'] } = {}) {
  const given: File[][] = []
  render(
    <FileDrop accept={['.csv']} disabled={disabled} onFiles={(all) => given.push(all)}>
      <button>Choose</button>
    </FileDrop>,
  )
  const event = createEvent.drop(screen.getByText('Choose'), { dataTransfer: { files, types } })
  fireEvent(screen.getByText('Choose'), event)
  const toasts = currentToasts().map(({ message }) => message)
  return { given, toasts, isTaken: event.defaultPrevented }
}

test('a dropped file is handed over as a chosen one', () => {
  const list = file('list.CSV')
  expect(drop([list])).toEqual({ given: [[list]], toasts: [], isTaken: true })
})

test('a dropped file of a wrong type is refused with a message', () => {
  expect(drop([file('list.exe')])).toMatchObject({
    given: [],
    toasts: ['“list.exe” cannot be dropped here. Supported file types: .csv'],
  })
  startAgain()
  expect(drop([file('a.csv'), file('b.csv')])).toMatchObject({
    given: [],
    toasts: ['Please drop one file at a time'],
  })
})

test('while nothing can be chosen nothing is taken, and the page stays', () => {
  expect(drop([file('a.csv')], { disabled: true })).toEqual({
    given: [],
    toasts: [],
    isTaken: true,
  })
})

test('a text that is dragged is no file', () => {
  expect(drop([], { types: ['text/plain'] })).toMatchObject({ given: [], isTaken: false })
})

test('every chooser of files takes dropped ones', () => {
  const choosers = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => ({ path, source: readFileSync(`src/web/${path}`, 'utf8') }))
    .filter(({ source }) => source.includes('type="file"'))
  expect(choosers.length).toBeGreaterThan(7)
  expect(
    choosers.filter(({ source }) => !source.includes('<FileDrop')).map(({ path }) => path),
  ).toEqual([])
})
