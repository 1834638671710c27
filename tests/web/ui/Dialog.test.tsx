// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadTexts } from '../../../src/web/language/locale'
import { Dialog } from '../../../src/web/ui/Dialog'
import { declaredIn } from '../stylesheet'

beforeAll(async () => {
  await loadTexts()
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    closedIn.push(this.isConnected)
    this.open = false
  }
})

/** For each closed dialog: true if it was still in the document when closed. */
const closedIn: boolean[] = []

test('a dialog is closed while it is in the page, so that the focus goes back', () => {
  const { unmount } = render(
    <Dialog title="photo.jpg" onClose={() => undefined}>
      A picture
    </Dialog>,
  )
  unmount()
  expect(closedIn).toEqual([true])
})

afterEach(cleanup)

test('cancelling the file dialog keeps the dialog open; Esc closes it', () => {
  const onClose = vi.fn()
  render(
    <Dialog title="Customer service" onClose={onClose}>
      <input type="file" aria-label="Picture" />
    </Dialog>,
  )
  const cancelled = () => new Event('cancel', { bubbles: true, cancelable: true })
  fireEvent(screen.getByLabelText('Picture'), cancelled())
  expect(onClose).not.toHaveBeenCalled()
  fireEvent(screen.getByRole('dialog', { hidden: true }), cancelled())
  expect(onClose).toHaveBeenCalledOnce()
})

test('a press beside it closes it, the second one of a double click on what opened it does not', () => {
  const onClose = vi.fn()
  render(
    <Dialog title="Publish" onClose={onClose}>
      Now or later
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog', { hidden: true })
  fireEvent.mouseDown(dialog, { detail: 2 })
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.mouseDown(dialog, { detail: 1 })
  expect(onClose).toHaveBeenCalledOnce()
})

test('the dialog of the customer service is 960 pixels wide where the window has room', () => {
  expect(declaredIn('ui/Dialog.module.css', 'talk', 'width')).toEqual([
    'min(960px, calc(100vw - 32px))',
    // On a phone.
    '100%',
  ])
})
