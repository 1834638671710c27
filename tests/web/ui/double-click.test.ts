// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'
import { takeDoubleClicksAsOne } from '../../../src/web/ui/double-click'

beforeAll(takeDoubleClicksAsOne)

/** Clicks a link as the nth of several quick clicks; returns true if it navigates. */
function click(name: string, detail: number): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail })
  return document.querySelector(`[href="${name}"] span`)!.dispatchEvent(event)
}

test('a link that is pressed twice leads there once', () => {
  document.body.innerHTML = '<a href="#one"><span>One</span></a><a href="#two"><span>Two</span></a>'
  expect([click('#one', 1), click('#one', 2), click('#one', 3)]).toEqual([true, false, false])
  // A later click navigates again, and a quick click on another link counts.
  expect([click('#one', 1), click('#two', 2)]).toEqual([true, true])
})

test('a link that leads elsewhere with each click, as to the next page, takes every one', () => {
  document.body.innerHTML = '<a href="#1"><span>Next</span></a>'
  expect(click('#1', 1)).toBe(true)
  document.querySelector('a')!.setAttribute('href', '#2')
  expect(click('#2', 2)).toBe(true)
})
