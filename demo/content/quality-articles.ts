import type { ArticleFacts } from './article-facts'

/** Articles about quality and traceability. */
export const qualityArticles: ArticleFacts[] = [
  {
    slug: 'lot-traceability',
    title: { zh: '批次与追溯', en: 'Lots and traceability' },
    summary: {
      zh: '一个号码连着什么，怎样在您的工厂里保持',
      en: 'What a lot number is linked to, and how to maintain traceability in your plant',
    },
    productClasses: [
      'Large-diameter lockbolts, carbon steel',
      'Hexagon head bolts',
      'Structural bolts HV',
      'Collars',
    ],
    date: '2026-09-23',
  },
  {
    slug: 'reading-an-8d',
    title: { zh: '怎样读 8D 报告', en: 'How to read an 8D report' },
    summary: {
      zh: '各步看什么，退回报告的五种理由',
      en: 'What to look for in each step, and five reasons to send a report back',
    },
    productClasses: [
      'Hexagon head bolts',
      'Large-diameter lockbolts, carbon steel',
      'Structural bolts HV',
    ],
    date: '2026-10-07',
  },
]
