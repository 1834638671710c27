import texts from '../../../../src/i18n/calculation.json'
import type { Chapter } from '../chapter'

/** The button that fills in an example, so that the screenshot shows results. */
const example = texts['calculation.example']

export const calculationChapter: Chapter = {
  title: { zh: '螺栓计算', en: 'Calculation' },
  sections: [
    {
      title: { zh: '夹紧力', en: 'Clamp force' },
      text: {
        zh: '由安装扭矩计算预紧力范围。输入时结果立即更新；任何一项超出有效范围都会说明。',
        en: 'From a torque to the range of preload. Results follow while you type, and whatever is beyond validity says so.',
      },
      steps: [
        {
          zh: '从产品页进入时，螺纹、等级和支承面已经填好。',
          en: 'Coming from a product, thread, class and bearing face are filled in.',
        },
        {
          zh: '填写大小两个摩擦系数：小的决定最大预紧力，大的决定最小预紧力。',
          en: 'Enter both frictions: the small one decides the greatest preload, the large one the least.',
        },
        {
          zh: '锁紧螺母的有效力矩要单独填写。',
          en: 'The prevailing torque of a lock nut is entered by itself.',
        },
      ],
      shot: { path: '/productCategories/calculationReports/clamp', as: 'engineer', press: example },
    },
    {
      title: { zh: '柔度与损失', en: 'Resilience and losses' },
      text: {
        zh: '逐段描述螺栓，逐层描述被连接件，得到柔度、载荷系数、嵌入与温度损失和残余夹紧力。',
        en: 'Describe the bolt by sections and the parts by layers: resilience, load factor, losses by embedding and temperature, and the residual clamp follow.',
      },
      shot: {
        path: '/productCategories/calculationReports/flexibility',
        as: 'engineer',
        press: example,
      },
    },
    {
      title: { zh: '保存报告', en: 'Keep a report' },
      text: {
        zh: '登录后可以保存报告，重命名、复制后修改、对比两份，并下载任一语言的 PDF。以后打开时显示当时的结果。',
        en: 'Logged in you can keep a report, rename it, copy and change it, compare two, and download it as PDF in either language. Opened later it shows what was computed then.',
      },
      shot: { path: '/calculationReport', as: 'engineer' },
    },
    {
      title: { zh: '验证页', en: 'The verification page' },
      text: {
        zh: '计算引擎的公开算例，期望值与计算值并列。工程师可以自己判断是否可信。',
        en: 'Published cases of the engine with expected and computed values side by side. Judge for yourself.',
      },
    },
  ],
}
