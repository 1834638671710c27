import type { DemoAbout } from './content'
import { textsOf } from './texts'

/** Pages about the company; the footer links to the first one. */
export const demoAbout: DemoAbout[] = [
  {
    type: 1,
    title: { zh: '隐私协议', en: 'Privacy policy' },
    body: textsOf('about/privacy'),
  },
  { type: 4, title: { zh: '公司简介', en: 'About us' }, body: textsOf('about/company') },
  { type: 5, title: { zh: '服务条款', en: 'Terms of service' }, body: textsOf('about/terms') },
]
