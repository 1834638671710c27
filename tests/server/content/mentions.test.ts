import { expect, test } from 'vitest'
import { mentionsIn } from '../../../src/server/content/mentions'

const size = (id: number, val: string) => ({ id, val, valEn: '', isSize: true })
const other = (id: number, val: string, valEn = '') => ({ id, val, valEn, isSize: false })
const idsIn = (text: string, ...values: Parameters<typeof mentionsIn>[2]) =>
  mentionsIn('', text, values).map(({ id }) => id)

test('a thread is called by its letter, a rivet by its diameter', () => {
  expect(mentionsIn('', '<p>M16 bolts</p>', [size(1, '16'), size(2, '1'), size(3, '6')])).toEqual([
    { id: 1, weight: 4, named: true },
  ])
  expect(idsIn('bolts M20×60 beside M8x25', size(1, '20'), size(2, '8'), size(3, '60'))).toEqual([
    1, 2,
  ])
  expect(idsIn('22.2&nbsp;mm lockbolts', size(1, '22.2'), size(2, '2.2'))).toEqual([1])
  expect(idsIn('改为 22.2 毫米环槽铆钉', size(1, '22.2'))).toEqual([1])
})

test('a bare thickness names no thread', () => {
  expect(mentionsIn('', 'a sheet of 8 mm', [size(1, '8')])).toEqual([
    { id: 1, weight: 1, named: false },
  ])
})

test('the ends of a range are no sizes, the range itself is one', () => {
  expect(
    idsIn('grip 12.7 to 19.1 mm', size(1, '12.7'), size(2, '19.1'), other(3, '12.7-19.1')),
  ).toEqual([3])
  expect(idsIn('厚度 12.7～19.1 mm', size(1, '12.7'), other(3, '12.7-19.1'))).toEqual([3])
})

test('words count in both languages, bare figures only where they are property classes', () => {
  expect(
    idsIn('表面电镀锌', other(1, '电镀锌', 'Zinc plated'), other(2, '锌铝', 'Zinc flake')),
  ).toEqual([1])
  expect(idsIn('Zinc plated 10.9 at 14.2 kN', other(1, '电镀锌', 'Zinc plated'))).toEqual([1])
  expect(idsIn('class 10.9 at 14.2 kN', other(1, '10.9'), other(2, '14.2'))).toEqual([1])
})

test('mentions in the title weigh more', () => {
  const [title] = mentionsIn('28.6 mm lockbolts', '', [size(1, '28.6')])
  const [text] = mentionsIn('', '28.6 mm lockbolts', [size(1, '28.6')])
  expect(title!.weight).toBeGreaterThan(text!.weight)
})
