import type { ArticleFacts } from './article-facts'

/** Articles about strength, coatings and materials. */
export const materialArticles: ArticleFacts[] = [
  {
    slug: 'salt-spray-and-coatings',
    title: { zh: '盐雾小时数与四种涂层', en: 'Salt spray hours and four coatings' },
    summary: {
      zh: '小时数说明什么、不说明什么，以及怎样写进订单',
      en: 'What the hours tell you, what they do not, and how to specify them in an order',
    },
    productClasses: [
      'Hexagon head bolts',
      'Structural bolts HV',
      'Large-diameter lockbolts, carbon steel',
      'Plain washers',
      'Regular hexagon nuts',
    ],
    date: '2026-04-08',
  },
  {
    slug: 'zinc-flake',
    title: { zh: '锌铝片涂层', en: 'Zinc flake coatings' },
    summary: {
      zh: '不电镀的防护：怎样防锈、摩擦怎样选、哪里不适合',
      en: 'Protection without electroplating: how it works, how to choose friction, and where it is not suitable',
    },
    productClasses: [
      'Hexagon head bolts',
      'Structural bolts HV',
      'Hexagon flange bolts',
      'Short-tail lockbolts',
      'Washers for preloaded bolting',
      'Socket countersunk screws',
    ],
    date: '2026-04-22',
  },
  {
    slug: 'property-classes',
    title: { zh: '性能等级：头上的数字', en: 'Property classes: the numbers on the head' },
    summary: {
      zh: '8.8 与 10.9 的实际数值，螺母、垫圈和不锈钢怎样配',
      en: 'What 8.8 and 10.9 really mean, and how to match nuts, washers and stainless steel',
    },
    productClasses: [
      'Hexagon head bolts',
      'Hexagon head screws, full thread',
      'Socket head cap screws',
      'Regular hexagon nuts',
      'High hexagon nuts',
      'Thin nuts',
      'Plain washers',
    ],
    date: '2026-05-20',
  },
  {
    slug: 'hydrogen-embrittlement',
    title: { zh: '氢脆：隔夜断裂的螺栓', en: 'Hydrogen embrittlement: bolts that break overnight' },
    summary: {
      zh: '三个条件、怎样预防、怎样检验',
      en: 'The three conditions, prevention and testing',
    },
    productClasses: [
      'Hexagon head bolts',
      'Structural bolts HV',
      'Socket head cap screws',
      'Socket countersunk screws',
    ],
    date: '2026-06-03',
  },
  {
    slug: 'stainless-galling',
    title: { zh: '不锈钢螺纹咬死', en: 'Galling of stainless steel threads' },
    summary: {
      zh: '为什么拧到一半就动不了，以及四种避免的办法',
      en: 'Why threads seize halfway, and four ways to avoid it',
    },
    productClasses: [
      'Socket button head screws',
      'Socket head cap screws',
      'Hexagon head screws, full thread',
      'Nylon insert lock nuts',
      'Blind rivet nuts',
      'Stainless steel lockbolts',
    ],
    date: '2026-06-17',
  },
]
