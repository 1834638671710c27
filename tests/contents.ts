import type { Pool } from '../src/server/database/database'
import { seedContent, type DemoContent } from '../demo/content/fill'

const both = (zh: string, en: string) => ({ zh, en })
const picture = '/crrc_sales_web_html/pictures/shell/default.svg'

/** A few contents about hexagon head bolts (tests/products.ts), the newest case first in neither list. */
export const someContents: DemoContent = {
  scenes: [
    {
      slug: 'bogie',
      name: both('转向架', 'Bogie'),
      summary: both('承受振动的连接', 'Joints that stand vibration'),
      overview: both('<h2>概述</h2><p>正文</p>', '<h2>Overview</h2><p>Text</p>'),
      picture,
      productClasses: ['Hexagon head bolt'],
      cases: ['bolted-frame'],
      joints: [],
    },
    {
      slug: 'steel-bridge',
      name: both('钢桥', 'Steel bridge'),
      summary: both('高强连接', 'High-strength joints'),
      overview: both('<p>钢桥</p>', '<p>Bridges</p>'),
      picture,
      productClasses: [],
      cases: [],
      joints: [],
    },
  ],
  cases: [
    {
      slug: 'bolted-frame',
      title: both('构架连接', 'A bolted frame'),
      summary: both('一则案例', 'One case'),
      body: both('<p>案例正文</p>', '<p>What was done</p>'),
      picture,
      scene: 'bogie',
      productClasses: ['Hexagon head bolt'],
      date: '2026-02-01',
    },
    {
      slug: 'newer-frame',
      title: both('新构架', 'A newer frame'),
      summary: both('另一则', 'Another'),
      body: both('<p>新</p>', '<p>New</p>'),
      picture,
      scene: 'bogie',
      productClasses: [],
      date: '2026-05-01',
    },
  ],
  articles: [
    {
      slug: 'reading-a-torque',
      title: both('读懂扭矩', 'Reading a torque'),
      summary: both('扭矩与夹紧力', 'Torque and clamp force'),
      body: both(
        '<p>正文<script>alert(1)</script></p>',
        '<p onclick="alert(1)">Text <a href="javascript:alert(1)">link</a><img src="data:text/html,x"></p><iframe src="data:text/html,x"></iframe>',
      ),
      picture,
      productClasses: ['Hexagon head bolt'],
      date: '2026-03-01',
    },
    {
      slug: 'salt-spray',
      title: both('盐雾试验', 'Salt spray'),
      summary: both('腐蚀', 'Corrosion'),
      body: both('<p>盐雾</p>', '<p>Salt</p>'),
      picture,
      productClasses: [],
      date: '2026-04-01',
    },
  ],
  experiments: [
    {
      slug: 'junker',
      name: both('横向振动试验', 'Transverse vibration test'),
      kind: both('连接性能', 'Joint performance'),
      object: both('螺栓', 'Bolts'),
      summary: both('防松', 'Self-loosening'),
      body: both('<p>步骤</p>', '<p>Steps</p>'),
      picture,
      standards: ['DIN 65151'],
      duration: both('5 个工作日', '5 working days'),
      samples: both('12 套', '12 sets'),
    },
    {
      slug: 'tensile',
      name: both('拉伸试验', 'Tensile test'),
      kind: both('力学性能', 'Mechanical properties'),
      object: both('螺栓', 'Bolts'),
      summary: both('强度', 'Strength'),
      body: both('<p>步骤</p>', '<p>Steps</p>'),
      picture,
      standards: ['ISO 898-1'],
      duration: both('3 个工作日', '3 working days'),
      samples: both('5 件', '5 pieces'),
    },
    {
      slug: 'lockbolt-tension',
      name: both('环槽铆钉拉力试验', 'Lockbolt tension test'),
      kind: both('力学性能', 'Mechanical properties'),
      object: both('环槽铆钉', 'Lockbolts'),
      summary: both('拉力', 'Tension'),
      body: both('<p>步骤</p>', '<p>Steps</p>'),
      picture,
      standards: [],
      duration: both('3 个工作日', '3 working days'),
      samples: both('5 套', '5 sets'),
    },
  ],
  about: [
    {
      type: 1,
      title: both('隐私协议', 'Privacy policy'),
      body: both('<p>隐私</p>', '<p>Privacy</p>'),
    },
    { type: 4, title: both('公司简介', 'Company'), body: both('<p>公司</p>', '<p>Company</p>') },
    { type: 5, title: both('联系我们', 'Contact'), body: both('<p>联系</p>', '<p>Contact</p>') },
  ],
  laboratory: both('<p>实验室</p>', '<p>The laboratory</p>'),
}

/** Puts them into an empty shop; answers ids by slugs. */
export async function givenContents(
  database: Pool,
  contents: DemoContent = someContents,
): Promise<Record<string, number>> {
  await seedContent(database, contents)
  const tables = ['industry_scene', 'publication', 'experiment'] as const
  const rows = await Promise.all(
    tables.map((table) => database.selectFrom(table).select(['slug', 'id']).execute()),
  )
  return Object.fromEntries(rows.flat().map(({ slug, id }) => [slug.split('/').at(-1)!, id]))
}
