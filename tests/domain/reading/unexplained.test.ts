import { expect, test } from 'vitest'
import { read } from '../../../src/domain/reading/read'
import { unexplainedWords } from '../../../src/domain/reading/unexplained'

test.each([
  ['锁固钉 M12 200件', '锁固钉'],
  ['Lockring M12 zinc', 'lockring'],
  ['花边螺母 M8', '花边'],
  ['六角螺栓 M12×80 8.8级 镀锌 200件', ''],
  ['M12 zhang.san@acme-works.com', ''],
  ['锁固钉 www.acme-works.com/list', '锁固钉'],
  ['锁固钉 +86 731 8849 1234', '锁固钉'],
  ['锁固钉 0731-88491234', '锁固钉'],
  ['13800138000', ''],
  ['PO x12345678', 'po'],
  ['q w', ''],
  ['我'.repeat(31), ''],
])('the words of "%s" that nothing explains: %s', (text, expected) => {
  expect(unexplainedWords(text, read(text)).join(' ')).toBe(expected)
})
