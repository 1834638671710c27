import { companySite } from '../company'
import type { Both, DemoArticle, DemoScene } from './content'

/** Author of the demo's articles; fictional. */
export const maker: Both = { zh: '衡轨紧固件技术部（虚构）', en: 'Henggui engineering (fictional)' }

/** Industry of a scene by a pattern of its slug. */
const industries: readonly [RegExp, Both][] = [
  [
    /bogie|car-?body|vehicle|wagon|track|turnout|rail|metro|interior|underfloor/,
    { zh: '轨道交通', en: 'Rail transit' },
  ],
  [/bridge|tower|wind|steel|structure|solar/, { zh: '钢结构与能源', en: 'Structures and energy' }],
]

const otherIndustry: Both = { zh: '工程机械与车辆', en: 'Machinery and vehicles' }

export function groupOf({ slug }: Pick<DemoScene, 'slug'>): Both {
  return industries.find(([words]) => words.test(slug))?.[1] ?? otherIndustry
}

/** Subject of an article (dictionary `technology_type`) by a pattern of its slug; the first match wins. */
const subjects: readonly [RegExp, string][] = [
  [/salt|coat|corros|zinc|embrittle|gall|stainless|surface/, 'surface'],
  [/junker|vibration|fatigue|inspect|test/, 'testing'],
  [/tool|choos|select|trace|lot|pack|8d|order|report/, 'service'],
  [/torque|preload|tighten|embed|clamp|bearing|washer/, 'tightening'],
  [/lockbolt|grip|collar|pintail/, 'lockbolts'],
]

export function subjectOf({ slug }: Pick<DemoArticle, 'slug'>): string {
  return subjects.find(([words]) => words.test(slug))?.[1] ?? 'basics'
}

/** External links of "about us"; the second has no address yet. */
export const aboutUsLinks: { type: 2 | 3; title: Both; link: string }[] = [
  { type: 2, title: { zh: '企业官网', en: 'Company website' }, link: companySite },
  { type: 3, title: { zh: '合作与招聘', en: 'Careers' }, link: '' },
]
