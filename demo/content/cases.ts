import type { DemoCase } from './content'
import { pictureOf, textsOf } from './texts'

const cases: Omit<DemoCase, 'body' | 'picture'>[] = [
  {
    slug: 'bogie-brace-lockbolts',
    title: {
      zh: '转向架撑杆：用环槽铆钉结束反复复紧',
      en: 'Bogie braces: lockbolts put an end to re-tightening',
    },
    summary: {
      zh: '螺母随接合面滑移而松转，改为 22.2 mm 环槽铆钉后首个检修期无一松动。',
      en: 'Nuts came loose as the interfaces slipped; with 22.2 mm lockbolts, none were loose at the first overhaul.',
    },
    scene: 'freight-bogie',
    productClasses: [
      'Large-diameter lockbolts, carbon steel',
      'Collars',
      'Hydraulic riveting guns, straight',
      'Hydraulic riveting guns, right angle',
      'Swage gauges',
      'Hexagon head bolts',
      'Spring lock washers',
    ],
    date: '2026-02-12',
  },
  {
    slug: 'brake-rigging-pins',
    title: {
      zh: '制动杠杆：销轴与开口销成套管理',
      en: 'Brake levers: clevis pins and split pins managed as sets',
    },
    summary: {
      zh: '按部位列清单，用自己的料号预订，不再装错长短。',
      en: 'A list by location and own part numbers: no more mixed-up lengths.',
    },
    scene: 'freight-bogie',
    productClasses: ['Clevis pins', 'Split pins', 'Plain washers'],
    date: '2026-03-05',
  },
  {
    slug: 'hopper-body-aluminium',
    title: {
      zh: '铝合金漏斗车：铆接代替焊接',
      en: 'Aluminium hopper cars: lockbolts instead of welding',
    },
    summary: {
      zh: '2024 铝合金环槽铆钉连接侧板，湿装配隔离钢铝接触。',
      en: '2024 aluminium lockbolts join the side panels; wet assembly isolates steel from aluminium.',
    },
    scene: 'wagon-body',
    productClasses: [
      'Aluminium lockbolts',
      'Collars',
      'Hydraulic riveting guns, straight',
      'Nose assemblies',
      'Swage gauges',
    ],
    date: '2026-03-26',
  },
  {
    slug: 'wagon-floor-repair',
    title: {
      zh: '棚车地板梁：冷铆修理替代热铆',
      en: 'Boxcar floor beams: cold-set repair instead of hot riveting',
    },
    summary: {
      zh: '先清理、后测量、再选型：一次超出铆接厚度范围的教训。',
      en: 'Clean, measure, then select: a lesson from a joint outside the grip range.',
    },
    scene: 'wagon-body',
    productClasses: [
      'Large-diameter lockbolts, carbon steel',
      'Collars',
      'Round head rivets',
      'Electric hydraulic pump stations',
      'Hydraulic riveting guns, straight',
      'Swage gauges',
      'Collar cutters',
    ],
    date: '2026-04-16',
  },
  {
    slug: 'turnout-frog',
    title: {
      zh: '固定辙叉：28.6 mm 环槽铆钉预组装',
      en: 'Fixed frogs: pre-assembled with 28.6 mm lockbolts',
    },
    summary: {
      zh: '间隔铁先加工平整，再在车间铆接，天窗内不再复紧。',
      en: 'Spacer blocks machined flat and lockbolts installed in the workshop: no re-tightening during track possessions.',
    },
    scene: 'track-turnout',
    productClasses: [
      'Large-diameter lockbolts, carbon steel',
      'Collars',
      'Hydraulic riveting guns, straight',
      'Electric hydraulic pump stations',
      'Swage gauges',
    ],
    date: '2026-05-07',
  },
  {
    slug: 'rail-joint-bolts',
    title: {
      zh: '钢轨接头：统一润滑，扭矩才有意义',
      en: 'Rail joints: consistent lubrication makes torque meaningful',
    },
    summary: {
      zh: '清理螺纹、统一油脂、按计算扭矩拧紧，一周后复紧一次。',
      en: 'Clean threads, one grease, calculated torque and a single re-tightening after one week.',
    },
    scene: 'track-turnout',
    productClasses: [
      'Hexagon head bolts',
      'Regular hexagon nuts',
      'Conical spring washers',
      'All-metal lock nuts',
    ],
    date: '2026-05-28',
  },
  {
    slug: 'aluminium-footbridge',
    title: {
      zh: '铝合金人行桥：厚板节点的不锈钢环槽铆钉',
      en: 'Aluminium footbridge: stainless steel lockbolts in thick nodes',
    },
    summary: {
      zh: '厚度公差跨两档时逐节点选型，防腐先看排水。',
      en: 'Node-by-node selection where tolerances span two grip ranges; corrosion protection starts with drainage.',
    },
    scene: 'steel-bridge',
    productClasses: [
      'Stainless steel lockbolts',
      'Collars',
      'Hydraulic riveting guns, straight',
      'Electric hydraulic pump stations',
      'Swage gauges',
    ],
    date: '2026-06-11',
  },
  {
    slug: 'truss-bridge-hv',
    title: {
      zh: '公路钢桁桥：受潮的成套螺栓',
      en: 'Highway truss bridge: bolt assemblies that got wet',
    },
    summary: {
      zh: '润滑被雨水冲掉，扭矩到了预紧力却不足；改用转角法并当天开箱。',
      en: 'Rain washed away the lubricant, so the torque was reached but the preload was too low; solved by the turn-of-nut method and opening boxes only on the day of use.',
    },
    scene: 'steel-bridge',
    productClasses: [
      'Structural bolts HV',
      'Washers for preloaded bolting',
      'Regular hexagon nuts',
    ],
    date: '2026-07-02',
  },
  {
    slug: 'tower-platform',
    title: {
      zh: '风电塔内平台：没有断尾掉落的铆接',
      en: 'Wind tower platforms: lockbolts without falling pintails',
    },
    summary: {
      zh: '短尾式环槽铆钉配合每班压力校验，减少攀爬复紧。',
      en: 'Short-tail lockbolts with a pressure check every shift mean fewer climbs for re-tightening.',
    },
    scene: 'wind-tower',
    productClasses: [
      'Short-tail lockbolts',
      'Electric hydraulic pump stations',
      'High-pressure hoses',
      'Nose assemblies',
      'Large washers',
    ],
    date: '2026-07-23',
  },
  {
    slug: 'vibrating-screen',
    title: {
      zh: '直线振动筛：短而硬的连接留不住预紧力',
      en: 'Linear vibrating screen: short, stiff joints lose preload',
    },
    summary: {
      zh: '计算显示嵌入损失超过三成；去漆、换环槽铆钉、加长夹紧长度。',
      en: 'The calculation showed an embedding loss of over 30 %: paint removed, lockbolts fitted, clamp length increased.',
    },
    scene: 'mining-screen',
    productClasses: [
      'Large-diameter lockbolts, carbon steel',
      'Collars',
      'Hexagon head bolts',
      'Electric hydraulic pump stations',
      'Swage gauges',
    ],
    date: '2026-08-13',
  },
  {
    slug: 'trailer-floor',
    title: {
      zh: '挂车地板：一个型号覆盖六种厚度',
      en: 'Trailer floors: one model for six thicknesses',
    },
    summary: {
      zh: '多铆接厚度环槽铆钉减少品种，首件做最薄与最厚两个极端。',
      en: 'Multi-grip lockbolts reduce variety; first articles cover the thinnest and thickest joints.',
    },
    scene: 'container-trailer',
    productClasses: [
      'Multi-grip lockbolts, steel',
      'Large-diameter lockbolts, carbon steel',
      'Pneumatic-hydraulic riveting guns',
      'Jaw sets',
      'Nose assemblies',
    ],
    date: '2026-09-03',
  },
  {
    slug: 'metro-brake-nuts',
    title: {
      zh: '制动单元护罩：按使用温度选锁紧螺母',
      en: 'Brake unit covers: lock nuts selected by service temperature',
    },
    summary: {
      zh: '嵌件螺母受热失去有效力矩，改为全金属锁紧螺母并重算扭矩。',
      en: 'Insert nuts lost their prevailing torque in the heat; all-metal lock nuts and a recalculated torque solved it.',
    },
    scene: 'metro-underframe',
    productClasses: [
      'All-metal lock nuts',
      'Nylon insert lock nuts',
      'All-metal flange lock nuts',
      'Hexagon head bolts',
      'Plain washers',
    ],
    date: '2026-09-24',
  },
  {
    slug: 'interior-screws',
    title: {
      zh: '内装面板：不锈钢螺钉不再咬死',
      en: 'Interior panels: no more galling of stainless steel screws',
    },
    summary: {
      zh: '润滑、慢速、异种材料相配，并按新摩擦重算扭矩。',
      en: 'Lubrication, low speed, dissimilar materials and a torque recalculated for the new friction.',
    },
    scene: 'metro-underframe',
    productClasses: ['Socket button head screws', 'Blind rivet nuts', 'Socket head cap screws'],
    date: '2026-10-15',
  },
]

/** Customer cases; their texts are in the folder of this name. */
export const demoCases: DemoCase[] = cases.map((entry) => ({
  ...entry,
  body: textsOf(`cases/${entry.slug}`),
  picture: pictureOf(`case-${entry.slug}`),
}))
