import type { ArticleFacts } from './article-facts'

/** Articles about lockbolts and their tools. */
export const lockboltArticles: ArticleFacts[] = [
  {
    slug: 'lockbolts-against-bolts',
    title: { zh: '环槽铆钉与螺栓：各自适合什么', en: 'Lockbolts and bolts: when to use which' },
    summary: {
      zh: '夹紧力怎样得到、怎样保持，以及什么时候选哪一种',
      en: 'How clamp force is generated and maintained, and which to choose when',
    },
    productClasses: [
      'Large-diameter lockbolts, carbon steel',
      'Aluminium lockbolts',
      'Collars',
      'Hexagon head bolts',
      'Regular hexagon nuts',
      'All-metal lock nuts',
    ],
    date: '2026-01-15',
  },
  {
    slug: 'choosing-a-grip',
    title: { zh: '选对铆接厚度', en: 'Choosing the right grip range' },
    summary: {
      zh: '四步量准总厚度，处理正好在两档之间的情况',
      en: 'Measuring the joint thickness in four steps, and what to do on the border of two grip ranges',
    },
    productClasses: [
      'Large-diameter lockbolts, carbon steel',
      'Stainless steel lockbolts',
      'Aluminium lockbolts',
      'Multi-grip lockbolts, steel',
      'Collars',
      'Swage gauges',
    ],
    date: '2026-01-29',
  },
  {
    slug: 'inspecting-lockbolts',
    title: { zh: '检验安装好的环槽铆钉', en: 'Inspecting installed lockbolts' },
    summary: {
      zh: '头部、板缝、套环、量规、断口：五步几秒钟',
      en: 'Head, plate gap, collar, gauge and fracture: five steps in seconds',
    },
    productClasses: [
      'Large-diameter lockbolts, carbon steel',
      'Stainless steel lockbolts',
      'Aluminium lockbolts',
      'Short-tail lockbolts',
      'Swage gauges',
    ],
    date: '2026-07-01',
  },
  {
    slug: 'removing-lockbolts',
    title: { zh: '拆除环槽铆钉', en: 'Removing lockbolts' },
    summary: {
      zh: '用对工具，一两分钟一颗，孔保持完好',
      en: 'With the right tool, one or two minutes each, and the hole stays intact',
    },
    productClasses: [
      'Large-diameter lockbolts, carbon steel',
      'Aluminium lockbolts',
      'Collars',
      'Collar cutters',
    ],
    date: '2026-07-15',
  },
  {
    slug: 'reading-a-lockbolt-drawing',
    title: { zh: '读懂环槽铆钉的图样', en: 'Reading a lockbolt drawing' },
    summary: {
      zh: 'd、dk、k、L1、L2、G 六个尺寸与型号的含义',
      en: 'The six dimensions d, dk, k, L1, L2 and G, and the meaning of the model designation',
    },
    productClasses: [
      'Large-diameter lockbolts, carbon steel',
      'Stainless steel lockbolts',
      'Aluminium lockbolts',
      'Short-tail lockbolts',
      'Small lockbolts with stepped grips',
      'Collars',
    ],
    date: '2026-07-29',
  },
  {
    slug: 'choosing-a-tool',
    title: { zh: '选择安装工具', en: 'Choosing an installation tool' },
    summary: {
      zh: '枪、枪头、泵站是一套：按直径、空间和动力选',
      en: 'Gun, nose assembly and pump station as a set: select by diameter, space and power source',
    },
    productClasses: [
      'Hydraulic riveting guns, straight',
      'Hydraulic riveting guns, right angle',
      'Pneumatic-hydraulic riveting guns',
      'Electric hydraulic pump stations',
      'Air-driven pump stations',
      'Nose assemblies',
      'Jaw sets',
      'High-pressure hoses',
    ],
    date: '2026-09-09',
  },
  {
    slug: 'hole-preparation',
    title: { zh: '把孔准备好', en: 'Preparing holes' },
    summary: {
      zh: '孔径、对正、毛刺与垂直度：孔是连接的一半',
      en: 'Diameter, alignment, burrs and perpendicularity: the hole is half the joint',
    },
    productClasses: [
      'Large-diameter lockbolts, carbon steel',
      'Aluminium lockbolts',
      'Multi-grip lockbolts, steel',
      'Hexagon head bolts',
      'Open end blind rivets',
      'Round head rivets',
    ],
    date: '2026-05-06',
  },
]
