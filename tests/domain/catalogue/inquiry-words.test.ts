import { expect, test } from 'vitest'
import { withoutInquiryWords } from '../../../src/domain/catalogue/inquiry-words'

const product = (line: string, names = '') =>
  withoutInquiryWords(line, (word) => names.split(' ').includes(word))
    .trim()
    .replace(/\s+/g, ' ')

test.each([
  ['M12×80 8.8级 200件', 'M12×80 8.8级'],
  ['M12x80 １，０００ PCS', 'M12x80'],
  ['M12x80 x 200pcs', 'M12x80 x 200pcs'],
  ['ZN x 200pcs', 'ZN'],
  ['50个 六角螺母', '六角螺母'],
  ['50个六角螺母', '六角螺母'],
  ['12.7 套环', '12.7 套环'],
  ['M12×80件', 'M12×80件'],
  ['12.7件', '12.7件'],
  ['qty: 20 M8', 'M8'],
  ['数量 M12×80', 'M12×80'],
  ['item 4 HN-M12', 'HN-M12'],
  ['pos 10x20', '10x20'],
  ['grade 10.9', '10.9'],
  ['GR10.9', '10.9'],
  ['upgrade classic', 'upgrade classic'],
])('of "%s" the product is "%s"', (line, expected) => {
  expect(product(line)).toBe(expected)
})

test('a label that names of products have stays', () => {
  expect(product('grade 8 class 8', 'grade')).toBe('grade 8 8')
})
