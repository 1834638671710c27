import { expect, test } from 'vitest'
import { withoutInquiryWords } from '../../../src/domain/catalogue/inquiry-words'

const product = (line: string, names = '') =>
  withoutInquiryWords(line, (word) => names.split(' ').includes(word))
    .trim()
    .replace(/\s+/g, ' ')

test.each([
  ['12.7 套环', '12.7 套环'],
  ['M12×80件', 'M12×80件'],
  ['12.7件', '12.7件'],
  ['数量 M12×80', 'M12×80'],
  ['请报价 M12×80 交货', 'M12×80'],
  ['please quote M12x80', 'M12x80'],
  ['pos 10x20', '10x20'],
  ['grade 10.9', 'grade 10.9'],
  ['GR10.9', 'GR10.9'],
  ['grade M12', 'M12'],
  ['性能等级 M12 等级：8.8', 'M12 等级:8.8'],
  ['DIN 127 B M12', 'DIN 127 M12'],
  ['DIN 6796-12', 'DIN 6796 d=12'],
  ['DIN127-B12', 'DIN127 d=12'],
  ['ISO 7089-12-200HV', 'ISO 7089 d=12 200HV'],
  ['EN 14399-6-20', 'EN 14399-6 d=20'],
  ['GB/T 5782-2016', 'GB/T 5782-2016'],
  ['DIN125-A M12', 'DIN125 M12'],
  ['DIN 934 form B', 'DIN 934'],
  ['DIN 127 black', 'DIN 127 black'],
  ['M12 B', 'M12 B'],
  ['upgrade classic', 'upgrade classic'],
])('of "%s" the product is "%s"', (line, expected) => {
  expect(product(line)).toBe(expected)
})

test('a label that names of products have stays', () => {
  expect(product('grade A class B', 'grade')).toBe('grade A B')
  expect(product('强度：高强度 等级', '强度 等级')).toBe(':高强度 等级')
})
