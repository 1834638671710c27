import type { ArticleFacts } from './article-facts'

/** Articles about torque, preload and joints. */
export const jointArticles: ArticleFacts[] = [
  {
    slug: 'reading-a-torque',
    title: { zh: '读懂一个拧紧扭矩', en: 'Understanding a tightening torque' },
    summary: {
      zh: '等级、摩擦、工具和预紧力：一个数背后的四件事',
      en: 'Property class, friction, tool and preload: four things behind one number',
    },
    productClasses: [
      'Hexagon head bolts',
      'Hexagon head screws, full thread',
      'Hexagon flange bolts',
      'Socket head cap screws',
      'Regular hexagon nuts',
      'All-metal lock nuts',
    ],
    date: '2026-02-10',
  },
  {
    slug: 'preload-scatter',
    title: { zh: '预紧力离散与拧紧方法', en: 'Preload scatter and tightening methods' },
    summary: {
      zh: '六种方法的拧紧系数，以及它怎样决定螺栓大小',
      en: 'Tightening factors of six methods, and how they determine the bolt size',
    },
    productClasses: [
      'Hexagon head bolts',
      'Structural bolts HV',
      'Socket head cap screws',
      'Regular hexagon nuts',
      'Washers for preloaded bolting',
      'Large-diameter lockbolts, carbon steel',
    ],
    date: '2026-02-24',
  },
  {
    slug: 'embedding-and-loss',
    title: { zh: '嵌入与预紧力损失', en: 'Embedding and preload loss' },
    summary: {
      zh: '为什么短而粗的螺栓留不住预紧力，怎样计算',
      en: 'Why short, thick bolts lose preload, and how to calculate it',
    },
    productClasses: [
      'Hexagon head bolts',
      'Socket head cap screws',
      'Plain washers',
      'Conical spring washers',
      'Large-diameter lockbolts, carbon steel',
    ],
    date: '2026-03-10',
  },
  {
    slug: 'junker-test',
    title: {
      zh: '横向振动试验与防松',
      en: 'The transverse vibration (Junker) test and how to prevent loosening',
    },
    summary: {
      zh: '接合面不滑移，螺母就不转；各种措施在曲线上的样子',
      en: 'If the interface does not slip, the nut does not turn: how different measures show up in the curve',
    },
    productClasses: [
      'Hexagon head bolts',
      'All-metal lock nuts',
      'All-metal flange lock nuts',
      'Nylon insert lock nuts',
      'Spring lock washers',
      'Large-diameter lockbolts, carbon steel',
    ],
    date: '2026-03-24',
  },
  {
    slug: 'fatigue-of-joints',
    title: { zh: '螺栓连接的疲劳', en: 'Fatigue of bolted joints' },
    summary: {
      zh: '螺栓分到多少力，为什么要看应力幅和预紧力',
      en: 'How much load the bolt sees, and why stress amplitude and preload matter',
    },
    productClasses: [
      'Hexagon head bolts',
      'Hexagon head bolts, fine pitch',
      'Structural bolts HV',
      'Socket head cap screws',
      'Washers for preloaded bolting',
    ],
    date: '2026-08-12',
  },
  {
    slug: 'washers-and-pressure',
    title: { zh: '垫圈与支承面压力', en: 'Washers and bearing pressure' },
    summary: {
      zh: '压力怎样算、材料能承受多少、硬度怎样匹配',
      en: 'How to calculate the pressure, what materials can withstand and how to match hardness',
    },
    productClasses: [
      'Plain washers',
      'Chamfered washers',
      'Large washers',
      'Washers for preloaded bolting',
      'Spring lock washers',
      'Conical spring washers',
    ],
    date: '2026-08-26',
  },
]
