import { expect, test } from 'vitest'
import { columnsApart, withoutEndFigures } from '../../../src/domain/catalogue/inquiry-rows'

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
  ['2\t环槽铆钉 12.7', '环槽铆钉 12.7'],
  ['环槽铆钉 12.7, 20', '环槽铆钉 12.7'],
  ['环槽铆钉 12.7--60', '环槽铆钉 12.7'],
])('of the row "%s" the product may be "%s"', (line, product) => {
  expect(withoutEndFigures(line)).toContain(product)
})

test.each([
  // The last number is a length, a class, a steel, or the only size.
  'M12 × 80',
  'M12x80 8.8',
  'M12x80 10',
  'M8 22',
  'GB/T 97.1 13',
  'M12x80 316',
  '316 六角头螺栓 M12x80',
])('"%s" keeps all its figures', (line) => {
  expect(withoutEndFigures(line)).toEqual([])
})

test.each([
  ['六角头螺栓，M12×80，8.8，镀锌', '六角头螺栓|M12×80|8.8|镀锌'],
  ['hex bolt,M12x80,8.8,zinc plated,200', 'hex bolt|M12x80|8.8|zinc plated|200'],
  ['"六角头螺栓","M12×80","200"', '六角头螺栓|M12×80|200'],
  ['hex bolt | M12x80 | 200', 'hex bolt|M12x80|200'],
  ['M12x80, 8.8', 'M12x80, 8.8'],
  ['lockbolt 12,7 1,000 pcs', 'lockbolt 12,7 1,000 pcs'],
])('"%s" is a row of a parts list where it has cells', (line, cells) => {
  expect(columnsApart(line).replaceAll('\t', '|')).toBe(cells)
})
