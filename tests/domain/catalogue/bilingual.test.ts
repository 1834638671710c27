import { expect, test } from 'vitest'
import { bilingualOf, joined } from '../../../src/domain/catalogue/bilingual'

test.each([
  ['六角头螺栓 / Hexagon head bolts', '六角头螺栓', 'Hexagon head bolts'],
  ['六角头螺栓/Hexagon head bolts', '六角头螺栓', 'Hexagon head bolts'],
  [
    '六角头螺栓 全螺纹 Hexagon head screws, full thread',
    '六角头螺栓 全螺纹',
    'Hexagon head screws, full thread',
  ],
  ['90°沉头 90 deg flush', '90°沉头', '90 deg flush'],
  ['2024 铝合金 / 2024 aluminium', '2024 铝合金', '2024 aluminium'],
  ['件 pcs', '件', 'pcs'],
  ['开/关 / on/off', '开/关', 'on/off'],
  ['铆钉(带套环) Lockbolt (with collar)', '铆钉(带套环)', 'Lockbolt (with collar)'],
])('%s is a text in two languages', (text, zh, en) => {
  expect(bilingualOf(text)).toEqual({ zh, en })
})

test.each([
  '不锈钢 A2-70',
  '高强度结构螺栓 HV',
  'GB/T 5782 / ISO 4014',
  '内/外',
  '12.7',
  'Zinc flake',
  '380 V 三相 50 Hz',
  '铆接枪 / 枪头',
])('%s is one text', (text) => {
  expect(bilingualOf(text)).toEqual({ zh: text, en: '' })
})

test.each([
  ['螺母', 'Nut', '螺母', 'Nut'],
  ['螺母 / Nut', '', '螺母', 'Nut'],
  ['', '螺母 / Nut', '螺母', 'Nut'],
  ['螺母 / Nut', 'Nut', '螺母', 'Nut'],
  ['螺母 M12 plain', 'Plain nut', '螺母 M12 plain', 'Plain nut'],
  ['', 'Nut', 'Nut', ''],
])('the cells "%s" and "%s" are joined', (zhCell, enCell, zh, en) => {
  expect(joined(zhCell, enCell)).toEqual({ zh, en })
})

test.each([
  ['8.8 / 8.8', '8.8'],
  ['8.8 ／ 8.8', '8.8'],
  ['GB/T 5782 / GB/T 5782', 'GB/T 5782'],
  ['镀锌 / 镀锌', '镀锌'],
])('%s repeats one text for both languages', (cell, zh) => {
  expect(bilingualOf(cell)).toEqual({ zh, en: '' })
})

test.each(['8.8 / 10.9', 'H7/H7', 'A2 / a2', ' / 8.8'])('%s does not repeat a text', (cell) => {
  expect(bilingualOf(cell)).toEqual({ zh: cell, en: '' })
})
