import type { ArticleFacts } from './article-facts'

/** Articles about torque, preload and joints. */
export const jointArticles: ArticleFacts[] = [
  {
    slug: 'reading-a-torque',
    title: { zh: '读懂一个拧紧扭矩', en: 'Reading a torque' },
    summary: {
      zh: '等级、摩擦、工具和预紧力：一个数背后的四件事',
      en: 'Class, friction, tool and preload: four things behind one figure',
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
      en: 'Tightening factors of six methods, and how they decide the size of a bolt',
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
    title: { zh: '嵌入与预紧力损失', en: 'Embedding and the loss of preload' },
    summary: {
      zh: '为什么短而粗的螺栓留不住预紧力，怎样计算',
      en: 'Why short thick bolts lose preload, and how to compute it',
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
    title: { zh: '横向振动试验与防松', en: 'The Junker test and what stops loosening' },
    summary: {
      zh: '接合面不滑移，螺母就不转；各种措施在曲线上的样子',
      en: 'While faces do not slip the nut does not turn; what measures look like in the curve',
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
      en: 'What share a bolt gets, and why amplitude and preload count',
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
      en: 'Computing the pressure, what materials bear, matching hardness',
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
