/** The words of generated catalogues: plain terms of the trade, in both languages. */
export const forms = [
  ['六角头', 'Hexagon head'],
  ['内六角圆柱头', 'Socket head cap'],
  ['沉头', 'Countersunk'],
  ['法兰面', 'Flange'],
  ['半圆头', 'Round head'],
  ['大直径', 'Large-diameter'],
] as const

export const kinds = [
  { type: 1, abbreviation: ['环槽铆钉', 'Ring-groove rivets'], noun: ['环槽铆钉', 'lockbolts'] },
  { type: 1, abbreviation: ['螺栓', 'Bolts'], noun: ['螺栓', 'bolts'] },
  { type: 1, abbreviation: ['螺钉', 'Screws'], noun: ['螺钉', 'screws'] },
  { type: 1, abbreviation: ['螺母', 'Nuts'], noun: ['螺母', 'nuts'] },
  { type: 1, abbreviation: ['垫圈', 'Washers'], noun: ['垫圈', 'washers'] },
  { type: 1, abbreviation: ['铆钉', 'Rivets'], noun: ['抽芯铆钉', 'blind rivets'] },
  { type: 1, abbreviation: ['销', 'Pins'], noun: ['销轴', 'clevis pins'] },
  { type: 2, abbreviation: ['铆接枪', 'Riveting guns'], noun: ['铆接枪', 'riveting guns'] },
  { type: 2, abbreviation: ['液压泵站', 'Pump stations'], noun: ['液压泵站', 'pump stations'] },
  { type: 2, abbreviation: ['附件', 'Accessories'], noun: ['枪头', 'nose assemblies'] },
] as const

export const finishes = [
  ['本色', 'Plain', 'PL'],
  ['电镀锌', 'Zinc plated', 'ZN'],
  ['电镀锌镍', 'Zinc-nickel', 'ZNI'],
  ['锌铝涂层', 'Zinc flake', 'ZF'],
  ['热浸镀锌', 'Hot dip galvanized', 'HDG'],
  ['发黑', 'Blackened', 'BK'],
  ['磷化', 'Phosphated', 'PH'],
  ['钝化', '', 'PA'],
] as const

export const grades = ['4.8', '5.8', '6.8', '8.8', '10.9', '12.9', 'A2-70', 'A4-80'] as const

export const diameters = [4, 5, 6, 8, 10, 12, 12.7, 14, 15.9, 16, 18, 20, 22.2, 24, 27, 30] as const

export const materials = [
  ['碳钢', 'Carbon steel'],
  ['合金钢', 'Alloy steel'],
  ['不锈钢', 'Stainless steel'],
  ['铝合金', 'Aluminium alloy'],
] as const

/** Terms for arbitrary characteristics. */
export const traits = [
  ['头型', 'Head style'],
  ['锁紧方式', 'Locking principle'],
  ['套环形式', 'Collar style'],
  ['钉尾形式', 'Tail style'],
  ['适用温度', 'Service temperature'],
  ['检验等级', 'Inspection level'],
  ['包装方式', 'Packaging'],
  ['用途', 'Use'],
] as const
