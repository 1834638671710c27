// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Popover } from '../../../src/web/ui/Popover'

afterEach(cleanup)

function opened(tip: boolean) {
  render(
    <Popover tip={tip} button="Code">
      {() => <p>Panel</p>}
    </Popover>,
  )
  const button = screen.getByRole('button')
  return {
    button,
    isOpen: () => screen.queryByText('Panel') !== null,
    // The pointer also enters the element around the button.
    enter: (pointerType: string) => fireEvent.pointerEnter(button.parentElement!, { pointerType }),
    leave: (pointerType: string) => fireEvent.pointerLeave(button.parentElement!, { pointerType }),
  }
}

test('a tip opens under a mouse that rests on it, stays at a click, and closes behind it', () => {
  const { button, isOpen, enter, leave } = opened(true)
  enter('mouse')
  expect(isOpen()).toBe(true)
  fireEvent(button, new PointerEvent('click', { bubbles: true, pointerType: 'mouse' }))
  expect(isOpen()).toBe(true)
  leave('mouse')
  expect(isOpen()).toBe(false)
})

test('a finger opens and closes a tip by its touches alone', () => {
  const { button, isOpen, enter } = opened(true)
  enter('touch')
  expect(isOpen()).toBe(false)
  const touch = () =>
    fireEvent(button, new PointerEvent('click', { bubbles: true, pointerType: 'touch' }))
  touch()
  expect(isOpen()).toBe(true)
  touch()
  expect(isOpen()).toBe(false)
})

test('a popover that is not a tooltip opens on click only', () => {
  const { button, isOpen, enter } = opened(false)
  enter('mouse')
  expect(isOpen()).toBe(false)
  fireEvent.click(button)
  expect(isOpen()).toBe(true)
})
