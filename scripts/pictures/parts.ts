import type { PartFacts } from '../../src/server/drawing/facts'

/** Short names of the characteristics that decide what a part looks like. */
const codes = {
  d: '2021090001',
  grip: '2021090003',
  head: '2021090006',
  material: '2021090007',
  grade: '2021090008',
  finish: '2021090009',
  collar: '2021090010',
  tail: '2021090011',
  length: '2021090012',
  pitch: '2021090013',
  extent: '2021090014',
  fits: '2021090101',
} as const

type Given = Partial<Record<keyof typeof codes, string>>

function parts(
  category: string,
  className: string,
  classNameEn: string,
  standardNumber: string | undefined,
  models: Record<string, Given>,
): PartFacts[] {
  return Object.entries(models).map(([model, given]) => ({
    category,
    className,
    classNameEn,
    model,
    standardNumber,
    baseInfo: {},
    values: Object.fromEntries(
      Object.entries(codes).flatMap(([name, code]) => {
        const text = given[name as keyof Given] // Object.entries forgets the keys of the table
        return text ? [[code, text]] : []
      }),
    ),
  }))
}

const [carbon, stainless, aluminium] = ['碳钢', '不锈钢', '2024 铝合金']
const [zinc, nickel, flake, black, plain] = ['电镀锌', '电镀锌镍', '锌铝涂层', '发黑', '本色']

/** One or more models of each class: what the pictures are taken of and the tests look at. */
export const exampleParts: PartFacts[] = [
  ...parts('环槽铆钉', '大直径环槽铆钉', 'Large-diameter lockbolts, carbon steel', undefined, {
    'RL1-127-16-R-ZN': {
      d: '12.7',
      grip: '25.4-31.8',
      head: '圆头',
      material: carbon,
      finish: zinc,
    },
    'RL1-159-24-R-ZF': {
      d: '15.9',
      grip: '38.1-44.5',
      head: '圆头',
      material: carbon,
      finish: flake,
    },
    'RL1-191-32-R-PL': {
      d: '19.1',
      grip: '50.8-57.2',
      head: '圆头',
      material: carbon,
      finish: plain,
    },
    'RL1-127-20-R-BK': {
      d: '12.7',
      grip: '31.8-38.1',
      head: '圆头',
      material: carbon,
      finish: black,
    },
    'RL1-191-24-T-ZN': {
      d: '19.1',
      grip: '38.1-44.5',
      head: '扁圆头',
      material: carbon,
      finish: zinc,
    },
    'RL1-191-24-T-ZF': {
      d: '19.1',
      grip: '38.1-44.5',
      head: '扁圆头',
      material: carbon,
      finish: flake,
    },
    'RL1-191-24-F-ZN': {
      d: '19.1',
      grip: '38.1-44.5',
      head: '90°沉头',
      material: carbon,
      finish: zinc,
    },
    'RL1-191-24-F-ZF': {
      d: '19.1',
      grip: '38.1-44.5',
      head: '90°沉头',
      material: carbon,
      finish: flake,
    },
    'RL1-286-64-R-ZN': {
      d: '28.6',
      grip: '101.6-107.9',
      head: '圆头',
      material: carbon,
      finish: zinc,
    },
  }),
  ...parts('环槽铆钉', '不锈钢环槽铆钉', 'Stainless steel lockbolts', undefined, {
    'RL2-159-16-R': {
      d: '15.9',
      grip: '25.4-31.8',
      head: '圆头',
      material: stainless,
      finish: plain,
    },
  }),
  ...parts('环槽铆钉', '铝合金环槽铆钉', 'Aluminium lockbolts', undefined, {
    'RL3-127-16-R': {
      d: '12.7',
      grip: '25.4-31.8',
      head: '圆头',
      material: aluminium,
      finish: plain,
    },
  }),
  ...parts('环槽铆钉', '多铆接厚度环槽铆钉', 'Multi-grip lockbolts, steel', undefined, {
    'RL4-064-1': { d: '6.4', grip: '1.6-15.9', head: '圆头', material: carbon, finish: zinc },
    'RL4-048-T': { d: '4.8', grip: '1.6-15.9', head: '扁圆头', material: carbon, finish: zinc },
  }),
  ...parts('环槽铆钉', '多铆接厚度铝环槽铆钉', 'Multi-grip lockbolts, aluminium', undefined, {
    'RL5-064-1': { d: '6.4', grip: '1.6-15.9', head: '圆头', material: '铝合金', finish: plain },
    'RL5-095-T': { d: '9.5', grip: '3.2-22.2', head: '扁圆头', material: '铝合金', finish: plain },
  }),
  ...parts('环槽铆钉', '短尾环槽铆钉', 'Short-tail lockbolts', undefined, {
    'RL6-160-16': { d: '16', grip: '25.4-31.8', head: '圆头', material: carbon, finish: zinc },
    'RL6-200-24': { d: '20', grip: '38.1-44.5', head: '圆头', material: carbon, finish: flake },
    'RL6-120-24': { d: '12', grip: '38.1-44.5', head: '圆头', material: carbon, finish: plain },
  }),
  ...parts('环槽铆钉', '沉头小直径环槽铆钉', 'Small lockbolts with stepped grips', undefined, {
    'RL7-048-02': { d: '4.8', grip: '1.6-4.8', head: '平头', material: carbon, finish: plain },
    'RL7-048-03': { d: '4.8', grip: '3.2-6.4', head: '90°沉头', material: carbon, finish: plain },
  }),
  ...parts('环槽铆钉', '套环', 'Collars', undefined, {
    'RC-127-S-ZN': { d: '12.7', material: carbon, finish: zinc, collar: '标准' },
    'RC-159-S-ZF': { d: '15.9', material: carbon, finish: flake, collar: '标准' },
    'RC-159-S-PL': { d: '15.9', material: carbon, finish: plain, collar: '标准' },
    'RC-127-S-SS': { d: '12.7', material: stainless, finish: plain, collar: '标准' },
    'RC-127-S-AL': { d: '12.7', material: aluminium, finish: plain, collar: '标准' },
    'RC-159-F-ZN': { d: '15.9', material: carbon, finish: zinc, collar: '法兰' },
    'RC-159-F-PL': { d: '15.9', material: carbon, finish: plain, collar: '法兰' },
    'RC-159-L-ZN': { d: '15.9', material: carbon, finish: zinc, collar: '薄型' },
    'RC-159-L-PL': { d: '15.9', material: carbon, finish: plain, collar: '薄型' },
  }),
  ...parts('螺栓', '六角头螺栓', 'Hexagon head bolts', 'GB/T 5782 / ISO 4014', {
    'HB-M12x80-8.8-ZN': { d: 'M12', length: '80', grade: '8.8', finish: zinc, pitch: '1.75' },
    'HB-M16x90-8.8-ZF': { d: 'M16', length: '90', grade: '8.8', finish: flake, pitch: '2' },
    'HB-M36x200-10.9-NI': { d: 'M36', length: '200', grade: '10.9', finish: nickel, pitch: '4' },
  }),
  ...parts(
    '螺栓',
    '六角头螺栓 全螺纹',
    'Hexagon head screws, full thread',
    'GB/T 5783 / ISO 4017',
    {
      'HS-M12x50-8.8-ZN': { d: 'M12', length: '50', grade: '8.8', finish: zinc, extent: '全螺纹' },
      'HS-M10x45-10.9-ZF': {
        d: 'M10',
        length: '45',
        grade: '10.9',
        finish: flake,
        extent: '全螺纹',
      },
      'HS-M8x40-A2-70': { d: 'M8', length: '40', grade: 'A2-70', finish: plain, extent: '全螺纹' },
      'HS-M6x100-8.8-ZN': { d: 'M6', length: '100', grade: '8.8', finish: zinc, extent: '全螺纹' },
    },
  ),
  ...parts('螺栓', '六角头螺栓 细牙', 'Hexagon head bolts, fine pitch', 'GB/T 5785 / ISO 8765', {
    'HF-M12x1.25x60-8.8-ZN': { d: 'M12', pitch: '1.25', length: '60', grade: '8.8', finish: zinc },
  }),
  ...parts(
    '螺栓',
    '六角头螺栓 细牙 全螺纹',
    'Hexagon head screws, fine pitch',
    'GB/T 5786 / ISO 8676',
    {
      'HT-M8x1x80-8.8-ZN': { d: 'M8', pitch: '1', length: '80', grade: '8.8', finish: zinc },
      'HT-M10x1x100-8.8-ZN': { d: 'M10', pitch: '1', length: '100', grade: '8.8', finish: zinc },
    },
  ),
  ...parts('螺栓', '六角法兰面螺栓', 'Hexagon flange bolts', 'GB/T 16674.1 / ISO 15071', {
    'FB-M10x50-8.8-ZN': { d: 'M10', length: '50', grade: '8.8', finish: zinc, pitch: '1.5' },
    'FB-M12x60-10.9-ZF': { d: 'M12', length: '60', grade: '10.9', finish: flake, pitch: '1.75' },
  }),
  ...parts('螺栓', '高强度结构螺栓 HV', 'Structural bolts HV', 'EN 14399-4', {
    'HV-M20x80-10.9-ZF': { d: 'M20', length: '80', grade: '10.9', finish: flake, pitch: '2.5' },
  }),
  ...parts('螺钉', '内六角圆柱头螺钉', 'Socket head cap screws', 'GB/T 70.1 / ISO 4762', {
    'SC-M10x50-12.9-BK': { d: 'M10', length: '50', grade: '12.9', finish: black },
    'SC-M8x30-8.8-ZN': { d: 'M8', length: '30', grade: '8.8', finish: zinc },
    'SC-M6x30-A2-70': { d: 'M6', length: '30', grade: 'A2-70', finish: plain },
    'SC-M12x60-12.9-ZF': { d: 'M12', length: '60', grade: '12.9', finish: flake },
  }),
  ...parts('螺钉', '内六角沉头螺钉', 'Socket countersunk screws', 'GB/T 70.3 / ISO 10642', {
    'SK-M8x40-8.8-BK': { d: 'M8', length: '40', grade: '8.8', finish: black },
    'SK-M8x40-8.8-ZN': { d: 'M8', length: '40', grade: '8.8', finish: zinc },
  }),
  ...parts('螺钉', '内六角平圆头螺钉', 'Socket button head screws', 'GB/T 70.2 / ISO 7380-1', {
    'SB-M8x30-10.9-BK': { d: 'M8', length: '30', grade: '10.9', finish: black },
    'SB-M6x25-A2-70': { d: 'M6', length: '25', grade: 'A2-70', finish: plain },
    'SB-M6x25-8.8-ZN': { d: 'M6', length: '25', grade: '8.8', finish: zinc },
  }),
  ...parts('螺母', '1型六角螺母', 'Regular hexagon nuts', 'GB/T 6170 / ISO 4032', {
    'HN-M12-8-ZN': { d: 'M12', grade: '8', finish: zinc },
    'HN-M16-8-ZF': { d: 'M16', grade: '8', finish: flake },
    'HN-M8-A2-70': { d: 'M8', grade: 'A2-70', finish: plain },
    'HN-M16-10-PL': { d: 'M16', grade: '10', finish: plain },
    'HN-M16-10-BK': { d: 'M16', grade: '10', finish: black },
  }),
  ...parts('螺母', '2型六角螺母', 'High hexagon nuts', 'GB/T 6175 / ISO 4033', {
    'HH-M12-10-ZN': { d: 'M12', grade: '10', finish: zinc },
    'HH-M12-10-ZF': { d: 'M12', grade: '10', finish: flake },
  }),
  ...parts('螺母', '六角薄螺母', 'Thin nuts', 'GB/T 6172.1 / ISO 4035', {
    'TN-M12-04-ZN': { d: 'M12', grade: '04', finish: zinc },
    'TN-M12-04-ZF': { d: 'M12', grade: '04', finish: flake },
  }),
  ...parts('螺母', '六角螺母 细牙', 'Fine pitch nuts', 'GB/T 6171 / ISO 8673', {
    'FN-M12x1.25-8-ZN': { d: 'M12', pitch: '1.25', grade: '8', finish: zinc },
  }),
  ...parts('螺母', '六角法兰面螺母', 'Flange nuts', 'GB/T 6177.1 / ISO 4161', {
    'LN-M10-8-ZN': { d: 'M10', grade: '8', finish: zinc },
    'LN-M10-10-ZF': { d: 'M10', grade: '10', finish: flake },
    'LN-M10-A2-70': { d: 'M10', grade: 'A2-70', finish: plain },
  }),
  ...parts('螺母', '非金属嵌件六角锁紧螺母', 'Nylon insert lock nuts', 'GB/T 889.1 / ISO 7040', {
    'NL-M12-8-ZN': { d: 'M12', grade: '8', finish: zinc },
    'NL-M12-10-ZF': { d: 'M12', grade: '10', finish: flake },
    'NL-M8-A2-70': { d: 'M8', grade: 'A2-70', finish: plain },
  }),
  ...parts('螺母', '全金属六角锁紧螺母', 'All-metal lock nuts', 'GB/T 6184 / ISO 7719', {
    'ML-M12-8-ZN': { d: 'M12', grade: '8', finish: zinc },
    'ML-M12-10-ZF': { d: 'M12', grade: '10', finish: flake },
  }),
  ...parts('螺母', '全金属法兰面锁紧螺母', 'All-metal flange lock nuts', 'GB/T 6187.1 / ISO 7044', {
    'MF-M12-8-ZN': { d: 'M12', grade: '8', finish: zinc },
    'MF-M12-10-ZF': { d: 'M12', grade: '10', finish: flake },
  }),
  ...parts('垫圈', '平垫圈', 'Plain washers', 'GB/T 97.1 / ISO 7089', {
    'PW-M12-ZN': { d: '12', finish: zinc },
    'PW-M12-ZF': { d: '12', finish: flake },
    'PW-M10-A2': { d: '10', grade: 'A2-70', finish: plain },
    'PW-M12-PL': { d: '12', finish: plain },
  }),
  ...parts('垫圈', '倒角平垫圈', 'Chamfered washers', 'GB/T 97.2 / ISO 7090', {
    'CW-M16-ZN': { d: '16', finish: zinc },
    'CW-M16-ZF': { d: '16', finish: flake },
    'CW-M16-A2': { d: '16', grade: 'A2-70', finish: plain },
    'CW-M16-PL': { d: '16', finish: plain },
  }),
  ...parts('垫圈', '大垫圈', 'Large washers', 'GB/T 96.1 / ISO 7093-1', {
    'LW-M10-ZN': { d: '10', finish: zinc },
    'LW-M10-ZF': { d: '10', finish: flake },
    'LW-M10-A2': { d: '10', grade: 'A2-70', finish: plain },
  }),
  ...parts('垫圈', '预载荷栓接用垫圈', 'Washers for preloaded bolting', 'EN 14399-6', {
    'HW-M20-ZF': { d: '20', finish: flake },
    'HW-M20-PL': { d: '20', finish: plain },
  }),
  ...parts('垫圈', '弹簧垫圈', 'Spring lock washers', 'GB/T 93 / DIN 127', {
    'SW-M12-BK': { d: '12', finish: black },
    'SW-M12-ZN': { d: '12', finish: zinc },
    'SW-M12-ZF': { d: '12', finish: flake },
  }),
  ...parts('垫圈', '锥形弹性垫圈', 'Conical spring washers', 'DIN 6796', {
    'KW-M12-BK': { d: '12', finish: black },
    'KW-M12-ZF': { d: '12', finish: flake },
    'KW-M12-ZN': { d: '12', finish: zinc },
  }),
  ...parts('铆钉', '开口型抽芯铆钉', 'Open end blind rivets', 'ISO 15981', {
    'BR-4.8x12': { d: '4.8', length: '12', grip: '6-8' },
    'BR-2.4x6': { d: '2.4', length: '6', grip: '0.5-3' },
  }),
  ...parts('铆钉', '半圆头铆钉', 'Round head rivets', 'GB/T 867 / DIN 660', {
    'RR-6x20-ST': { d: '6', length: '20', material: carbon, finish: plain },
    'RR-5x16-AL': { d: '5', length: '16', material: '铝合金', finish: plain },
  }),
  ...parts('铆钉', '铆螺母', 'Blind rivet nuts', undefined, {
    'RN-F-M8-80': { d: 'M8', length: '23', finish: zinc },
    'RN-F-M4-40': { d: 'M4', length: '14', finish: zinc },
  }),
  ...parts('铆钉', '结构抽芯铆钉', 'Structural blind rivets', undefined, {
    'SR-6.4x15.9': { d: '6.4', grip: '8.89-15.88', finish: zinc },
    'SR-4.8x6.3': { d: '4.8', grip: '1.57-6.35', finish: plain },
  }),
  ...parts('销', '销轴', 'Clevis pins', 'GB/T 882 / ISO 2341', {
    'CP-16x60-ZN': { d: '16', length: '60', finish: zinc },
    'CP-10x100-PL': { d: '10', length: '100', finish: plain },
    'CP-20x80-BK': { d: '20', length: '80', finish: black },
  }),
  ...parts('销', '开口销', 'Split pins', 'GB/T 91 / ISO 1234', {
    'SP-5x50-ZN': { d: '5', length: '50', finish: zinc },
    'SP-3.2x32-PL': { d: '3.2', length: '32', finish: plain },
    'SP-4x40-A2': { d: '4', length: '40', grade: 'A2-70', finish: plain },
  }),
  ...parts('铆接枪', '液压铆接枪 直枪', 'Hydraulic riveting guns, straight', undefined, {
    'GH-159': { fits: '15.9' },
    'GH-286': { fits: '28.6' },
  }),
  ...parts('铆接枪', '液压铆接枪 弯枪(角枪)', 'Hydraulic riveting guns, right angle', undefined, {
    'GA-159': { fits: '15.9' },
  }),
  ...parts('铆接枪', '气动液压铆接枪', 'Pneumatic-hydraulic riveting guns', undefined, {
    'GP-064': { fits: '6.4' },
  }),
  ...parts('液压泵站', '电动液压泵站', 'Electric hydraulic pump stations', undefined, {
    'PE-22-30': { fits: '12.7' },
  }),
  ...parts('液压泵站', '气动液压泵站', 'Air-driven pump stations', undefined, {
    'PA-10': { fits: '12.7' },
  }),
  ...parts('附件', '铆接枪头', 'Nose assemblies', undefined, {
    'NS-159-S': { fits: '15.9' },
    'NS-064-S': { fits: '6.4' },
  }),
  ...parts('附件', '卡爪', 'Jaw sets', undefined, {
    'JW-159': { fits: '15.9' },
    'JW-048': { fits: '4.8' },
  }),
  ...parts('附件', '高压油管', 'High-pressure hoses', undefined, { 'HH-05': {}, 'HH-10': {} }),
  ...parts('附件', '套环切除工具', 'Collar cutters', undefined, { 'CC-159': { fits: '15.9' } }),
  ...parts('附件', '检验量规', 'Swage gauges', undefined, { 'SG-159': { fits: '15.9' } }),
  ...parts('其他', '圆柱销', 'Dowel', undefined, { 'XX-8': { d: '8', length: '30' } }),
]
