import { expect, test } from 'vitest'
import { distanceToSee, viewNames } from '../../../../src/web/catalogue/viewer/views'

test('there are seven camera presets and a default view', () => {
  expect(viewNames).toEqual([
    'default',
    'front',
    'right',
    'top',
    'back',
    'left',
    'bottom',
    'isometric',
  ])
})

test('the camera stands far enough to see all of a long part', () => {
  const corners = [
    { right: 50, up: 5, near: 5 },
    { right: -50, up: -5, near: -5 },
  ]
  expect(distanceToSee(corners, { across: 0.5, upright: 0.25 })).toBe(105)
})

test('in a narrow window the camera stands further away', () => {
  const corners = [{ right: 50, up: 5, near: 0 }]
  expect(distanceToSee(corners, { across: 0.1, upright: 0.25 })).toBe(500)
})
