import { expect, test } from 'vitest'
import { declaredIn } from '../stylesheet'

test('the carousel is 560, 500 or 430 pixels high, by the width of the window', () => {
  expect(declaredIn('ui/Carousel.module.css', 'carousel', 'height')).toEqual([
    '430px',
    '500px',
    '560px',
  ])
})
