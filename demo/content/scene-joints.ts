import type { DemoJoint } from './content'

/** The joints on the drawings of the scenes: each with the products of one set. */
const joints: Record<string, DemoJoint[]> = {
  'freight-bogie': [
    {
      name: { zh: '侧架与撑杆', en: 'Side frame and brace' },
      note: {
        zh: '长期交变载荷：环槽铆钉的夹紧力不随振动衰减。',
        en: 'Alternating load for years: the clamp of a lockbolt does not fade under vibration.',
      },
      at: [308, 200],
      parts: { 'RL1-191-36-R-ZN': 1 },
    },
    {
      name: { zh: '吊座与横梁', en: 'Hanger bracket and bolster' },
      note: {
        zh: '需要拆卸检修：螺栓配全金属锁紧螺母。',
        en: 'Taken apart for overhaul: a bolt with an all-metal lock nut.',
      },
      at: [560, 208],
      parts: { 'HB-M16x80-8.8-ZN': 1, 'PW-M16-200-ZN': 2, 'NM-M16-8-ZN': 1 },
    },
    {
      name: { zh: '制动拉杆销', en: 'Brake rigging pin' },
      note: {
        zh: '铰接处：销轴由开口销锁定。',
        en: 'A hinge: the clevis pin is secured by a split pin.',
      },
      at: [246, 306],
      parts: { 'CP-24x100': 1, 'SP-6.3x45': 1, 'PW-M24-200-ZN': 1 },
    },
  ],
  'wagon-body': [
    {
      name: { zh: '侧墙与上边梁', en: 'Side wall and top rail' },
      note: {
        zh: '铝合金车体：用铝环槽铆钉，避免电偶腐蚀。',
        en: 'Aluminium body: lockbolts of aluminium avoid galvanic corrosion.',
      },
      at: [334, 250],
      parts: { 'RL3-127-12-R-6061': 1 },
    },
    {
      name: { zh: '侧墙与底架', en: 'Side wall and underframe' },
      note: {
        zh: '成排连接：铆接速度快，夹紧力一致。',
        en: 'Joints in rows: set quickly, each with the same clamp.',
      },
      at: [626, 350],
      parts: { 'RL1-127-16-R-ZN': 1 },
    },
  ],
  'track-turnout': [
    {
      name: { zh: '辙叉与翼轨', en: 'Frog and wing rail' },
      note: {
        zh: '轮载冲击大：大直径环槽铆钉，天窗内一次铆成。',
        en: 'Blows of every wheel: large lockbolts, set once within the track possession.',
      },
      at: [664, 340],
      parts: { 'RL1-254-64-R-ZN': 1 },
    },
    {
      name: { zh: '钢轨接头', en: 'Rail joint' },
      note: {
        zh: '振动下不松动：螺栓配锥形弹性垫圈与锁紧螺母。',
        en: 'Stays tight under vibration: a bolt with a conical spring washer and a lock nut.',
      },
      at: [180, 204],
      parts: { 'HB-M24x120-10.9-ZF': 1, 'DW-M24-ZF': 1, 'NM-M24-10-ZF': 1 },
    },
  ],
  'steel-bridge': [
    {
      name: { zh: '上弦节点', en: 'Node of the top chord' },
      note: {
        zh: '摩擦型连接：高强度结构螺栓副，按规定预紧。',
        en: 'Slip-resistant joint: a structural bolt assembly, preloaded as specified.',
      },
      at: [480, 142],
      parts: { 'HV-M20x65-10.9-ZF': 1, 'HW-M20-ZF': 2, 'HN2-M20-10-ZF': 1 },
    },
    {
      name: { zh: '人行通道支架', en: 'Bracket of the walkway' },
      note: {
        zh: '免维护：不锈钢环槽铆钉，终身不复紧。',
        en: 'Needs no maintenance: stainless lockbolts that are never tightened again.',
      },
      at: [350, 312],
      parts: { 'RL2-159-36-R': 1 },
    },
  ],
  'wind-tower': [
    {
      name: { zh: '塔筒法兰', en: 'Tower flange' },
      note: {
        zh: '疲劳载荷：10.9 级螺栓副与预载荷用垫圈。',
        en: 'Fatigue load: a bolt of class 10.9 with washers for preloaded bolting.',
      },
      at: [822, 298],
      parts: { 'HV-M24x85-10.9-ZF': 1, 'HW-M24-ZF': 2, 'HN2-M24-10-ZF': 1 },
    },
    {
      name: { zh: '塔内平台', en: 'Platform inside the tower' },
      note: {
        zh: '少攀爬检修：短尾环槽铆钉，无断尾，免复紧。',
        en: 'Fewer climbs: short-tail lockbolts leave no pintail and are never tightened again.',
      },
      at: [680, 355],
      parts: { 'RL6-160-36-R': 1 },
    },
  ],
  'mining-screen': [
    {
      name: { zh: '侧板与横梁', en: 'Side plate and cross beam' },
      note: {
        zh: '强振动：环槽铆钉代替经常松动的螺栓。',
        en: 'Heavy vibration: lockbolts in place of bolts that work loose.',
      },
      at: [350, 290],
      parts: { 'RL1-191-24-R-ZN': 1 },
    },
    {
      name: { zh: '激振器座', en: 'Seat of the exciter' },
      note: {
        zh: '需要更换：10.9 级螺栓配锁紧螺母与锥形弹性垫圈。',
        en: 'Has to be replaced: bolts of class 10.9 with lock nuts and conical spring washers.',
      },
      at: [420, 214],
      parts: { 'HB-M20x100-10.9-ZF': 1, 'DW-M20-ZF': 1, 'NM-M20-10-ZF': 1 },
    },
  ],
  'container-trailer': [
    {
      name: { zh: '车架纵梁', en: 'Longitudinal beam' },
      note: {
        zh: '承载连接：环槽铆钉，节拍短。',
        en: 'Carries the load: lockbolts, set in a short cycle.',
      },
      at: [592, 372],
      parts: { 'RL1-159-20-R-ZN': 1 },
    },
    {
      name: { zh: '厢板与立柱', en: 'Panel and post' },
      note: {
        zh: '板厚变化大：多铆接厚度环槽铆钉，一个型号覆盖。',
        en: 'Thickness varies: one model of multi-grip lockbolt covers it.',
      },
      at: [862, 160],
      parts: { 'RL4-064-318-R': 1 },
    },
  ],
  'metro-underframe': [
    {
      name: { zh: '设备箱吊装', en: 'Equipment box on its hangers' },
      note: {
        zh: '靠近制动，温度高：全金属锁紧螺母，不用尼龙件。',
        en: 'Hot, near the brakes: all-metal lock nuts, no nylon.',
      },
      at: [512, 374],
      parts: { 'HB-M12x60-8.8-ZN': 1, 'PW-M12-200-ZN': 2, 'NM-M12-8-ZN': 1 },
    },
    {
      name: { zh: '内装面板', en: 'Interior panel' },
      note: {
        zh: '可见且常拆：不锈钢平圆头螺钉配铆螺母。',
        en: 'In sight and often removed: stainless button head screws in blind rivet nuts.',
      },
      at: [725, 206],
      parts: { 'SB-M6x20-A2-70': 1, 'RN-P-M6-66': 1 },
    },
  ],
  'solar-structure': [
    {
      name: { zh: '檩条与斜梁', en: 'Purlin and rafter' },
      note: {
        zh: '户外二十年不复紧：多铆接厚度环槽铆钉。',
        en: 'Twenty years outdoors without tightening: multi-grip lockbolts.',
      },
      at: [570, 248],
      parts: { 'RL4-079-349-R': 1 },
    },
    {
      name: { zh: '立柱底座', en: 'Foot of the post' },
      note: {
        zh: '薄板长孔：大垫圈分散压力。',
        en: 'Thin sheet with slots: large washers spread the pressure.',
      },
      at: [430, 322],
      parts: { 'HB-M12x60-8.8-ZN': 1, 'LW-M12-200-HG': 2, 'HN-M12-8-ZN': 1 },
    },
  ],
}

export const jointsOf = (scene: string): DemoJoint[] => joints[scene] ?? []
