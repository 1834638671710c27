import type { Chapter } from '../chapter'

export const readingChapter: Chapter = {
  title: { zh: '场景、文章与试验', en: 'Scenes, articles and tests' },
  sections: [
    {
      title: { zh: '行业场景', en: 'Industry scenes' },
      text: {
        zh: '按行业说明常用的连接方式和选型要点，下方是相关产品和案例。',
        en: 'For each industry: usual ways to fasten and how to choose, with products and cases below.',
      },
      shot: { path: '/industryScene' },
    },
    {
      title: { zh: '案例与技术文章', en: 'Cases and articles' },
      text: {
        zh: '案例写明问题、原因、方案和验证；文章解释原理和计算。可以收藏、分享和复制链接。文章需要登录。',
        en: 'Cases tell problem, cause, solution and proof; articles explain principles and computation. Both can be kept, shared and linked. Articles need a login.',
      },
      shot: { path: '/articleListing', as: 'engineer' },
    },
    {
      title: { zh: '试验服务', en: 'Testing services' },
      text: {
        zh: '按类型和对象选择试验项目，查看方法、标准、样品数量和周期。',
        en: 'Choose tests by type and object, and see method, standards, samples and duration.',
      },
      steps: [
        {
          zh: '打开一个项目，阅读目的和注意事项。',
          en: 'Open a project and read its purpose and what to mind.',
        },
        {
          zh: '点“预订”加入预订单，我们会联系您确认样品。',
          en: 'Reserve it, and we agree the samples with you.',
        },
      ],
      shot: { path: '/experimentalServices' },
    },
  ],
}
