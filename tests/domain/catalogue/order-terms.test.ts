import { expect, test } from 'vitest'
import { withoutOrderTerms } from '../../../src/domain/catalogue/order-terms'

const product = (line: string) => withoutOrderTerms(line).trim().replace(/\s+/g, ' ')

test.each([
  ['M12×80 8.8级 200件', 'M12×80 8.8级'],
  ['M12x80 １，０００ PCS', 'M12x80'],
  ['M12x80 x 200pcs', 'M12x80'],
  ['ZN x 200pcs', 'ZN'],
  ['50个 六角螺母', '六角螺母'],
  ['50个六角螺母', '六角螺母'],
  ['环槽铆钉 12.7 200件', '环槽铆钉 12.7'],
  ['螺栓 M12×80 2件', '螺栓 M12×80'],
  ['套环 12.7 件 36', '套环 12.7'],
  ['套环 12.7 铆接厚度 30\t套\t50', '套环 12.7 铆接厚度 30'],
  ['液压铆接枪 2台', '液压铆接枪'],
  ['六角螺母 M10 40件/车', '六角螺母 M10'],
  ['200件环槽铆钉 12.7', '环槽铆钉 12.7'],
  ['10 nuts M12', 'nuts M12'],
  ['40 Large-diameter lockbolts 12.7', 'Large-diameter lockbolts 12.7'],
  ['80x hex nut M6', 'hex nut M6'],
  ['20 off hex nut M6', 'hex nut M6'],
  ['2 boxes of 100 hex bolt M12x80', 'hex bolt M12x80'],
  ['六角螺母 M6（80）', '六角螺母 M6'],
  ['六角头螺栓 M12×80 ×200', '六角头螺栓 M12×80'],
  ['hex bolt M12x80 8.8 x 200', 'hex bolt M12x80 8.8'],
  ['M12x80/200', 'M12x80'],
  ['环槽铆钉 12.7：20', '环槽铆钉 12.7'],
  ['qty: 20 M8', 'M8'],
  ['M8, quantity required 20', 'M8,'],
])('of "%s" it is no matter how many are wanted: "%s"', (line, expected) => {
  expect(product(line)).toBe(expected)
})

test.each([
  ['2. 六角头螺栓 M12×80', '六角头螺栓 M12×80'],
  ['2) hex bolt M12x80', 'hex bolt M12x80'],
  ['3: lockbolt 12.7', 'lockbolt 12.7'],
  ['2.2型六角螺母 M16', '2型六角螺母 M16'],
  ['②六角螺母 M10', '六角螺母 M10'],
  ['12 - lockbolt 19.1', 'lockbolt 19.1'],
  ['12-短尾环槽铆钉 16', '短尾环槽铆钉 16'],
  ['#5 nut M20', 'nut M20'],
  ['No. 5 nut M20', 'nut M20'],
  ['第8项 环槽铆钉', '环槽铆钉'],
  ['0020 环槽铆钉 16', '环槽铆钉 16'],
  ['item 4 HN-M12', 'HN-M12'],
  ['3 六角螺母 M12 8级', '六角螺母 M12 8级'],
  ['12 环槽铆钉 19.1 圆头', '环槽铆钉 19.1 圆头'],
])('of "%s" the number of the row is left out: "%s"', (line, expected) => {
  expect(product(line)).toBe(expected)
})

test.each([
  ['M12 2026-12-01前交货', 'M12 交货'],
  ['六角螺母 M10 12月20日', '六角螺母 M10'],
  ['弹垫 M22 单价2.35元 交期15天', '弹垫 M22 交期'],
  ['bolt M12 unit price 0.55 lead time 2 weeks', 'bolt M12'],
  ['clevis pin 8x22, delivery end of December', 'clevis pin 8x22,'],
  ['bolt M12 ¥1.20/件', 'bolt M12'],
])('of "%s" it is no matter when and for how much: "%s"', (line, expected) => {
  expect(product(line)).toBe(expected)
})

test.each([
  '12 washers',
  '200 HV M12',
  '200件',
  '12.7 套环',
  'M12×80件',
  '12.7件',
  'pos 10x20',
  'M24x2x100',
  'M12 × 80',
  'M20x80x10.9',
  'pin 1:50',
  '12 mm pin 8x40',
  '6 mm thin nuts 04',
  '12 washer 200 HV',
  '8 级六角螺母 M12',
  '80 long bolt M12',
  '20 短尾环槽铆钉 19.1-25.4',
  '12 六角头螺栓 8.8级',
  '316 六角头螺栓 M12x80',
  '2型六角螺母 M16',
  '20套环',
])('"%s" describes the product completely', (line) => {
  expect(product(line)).toBe(line)
})
