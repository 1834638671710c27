import { expect, test } from 'vitest'
import { telephoneLink } from '../../../src/domain/account/telephone'

test.each([
  ['400-000-0000 (demo)', 'tel:4000000000'],
  ['+86 (0731) 8888 0000', 'tel:+86073188880000'],
  ['(0731) 8888-0000 转 12', 'tel:073188880000'],
  ['0731-88880000 ext. 12', 'tel:073188880000'],
  ['0731-88880000 / 0731-88880001', 'tel:073188880000'],
  ['0731-88880000、88880001', 'tel:073188880000'],
  ['by mail only', undefined],
  ['', undefined],
])('%s is dialled as %s', (written, link) => expect(telephoneLink(written)).toBe(link))
