import { expect, test } from 'vitest'
import {
  withoutEndFigures,
  withoutInquiryWords,
  withoutQuantity,
} from '../../../src/domain/catalogue/inquiry-words'

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
  ['M12 2026-12-01前交货', 'M12'],
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

test.each([
  ['1\t螺栓\tM12×80\t8.8级\t件\t200', '螺栓 M12×80 8.8级'],
  ['7\t销轴\tB16×60\tGB/T 882-2008\t45钢\t20', '销轴 B16×60 GB/T 882-2008'],
  ['3\t平垫圈\tGB/T 97.1-2002\t12\t200HV\t400', '平垫圈 GB/T 97.1-2002 12 200HV'],
  ['3\t平垫圈\tGB/T 97.1\t20\t200HV\t400', '平垫圈 GB/T 97.1 20 200HV'],
  ['7\t销轴\t16×60\tGB/T 882\t45\t20', '销轴 16×60 GB/T 882'],
  ['3\t平垫圈\tGB/T 97.1-2002\t12\tQ235', '平垫圈 GB/T 97.1-2002 12'],
  ['螺栓\tM12×80\t200\t¥1.25\t250.00', '螺栓 M12×80'],
  ['六角头螺栓 M12×80 8.8级 镀锌 100', '六角头螺栓 M12×80 8.8级 镀锌'],
  ['1\t销\t8\t40\t50', '销 8 40'],
  ['螺栓\t12\t80', '螺栓 12 80'],
  ['5\t锁紧螺母\t8\t\t30', '锁紧螺母 8'],
  ['3 六角头螺栓 M12×80 1,000', '六角头螺栓 M12×80'],
])('of the row "%s" the product may be "%s"', (line, product) => {
  expect(withoutEndFigures(line)).toContain(product)
})

test.each([
  // The length, the class, the size of what else has none.
  'M12 × 80',
  'M12x80 8.8',
  'M12x80 10',
  'M8 22',
  'GB/T 97.1 13',
  'M12x80 316',
  '316 六角头螺栓 M12x80',
])('of "%s" no figure is left out', (line) => {
  expect(withoutEndFigures(line)).toEqual([])
})

test.each([
  ['环槽铆钉 12.7 200件', '环槽铆钉 12.7'],
  ['2. 六角头螺栓 M12×80', '六角头螺栓 M12×80'],
  ['2) hex bolt M12x80', 'hex bolt M12x80'],
  ['螺栓 M12×80 2件', '螺栓 M12×80'],
  ['套环 12.7 件 36', '套环 12.7'],
  ['10 nuts M12', 'nuts M12'],
  ['40 Large-diameter lockbolts 12.7', 'Large-diameter lockbolts 12.7'],
  ['12 washers', '12 washers'],
  ['200 HV M12', '200 HV M12'],
  ['200件', '200件'],
])('of "%s" no quantity and no number of a row is sought: "%s"', (line, product) => {
  expect(withoutQuantity(line).trim().replace(/\s+/g, ' ')).toBe(product)
})
