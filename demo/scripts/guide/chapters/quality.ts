import type { Chapter } from '../chapter'

export const qualityChapter: Chapter = {
  title: { zh: '质量', en: 'Quality' },
  sections: [
    {
      title: { zh: '处理报告', en: 'Handling reports' },
      text: {
        zh: '我们对投诉的答复：原因、处理和整改措施，附照片。请评价处理结果。',
        en: 'Our answers to complaints: causes, treatment and corrective action, with pictures. Please evaluate them.',
      },
      steps: [
        {
          zh: '打开“质量反馈与投诉”，选择一份报告。',
          en: 'Open “Quality & complaints” and choose a report.',
        },
        {
          zh: '下载 PDF，或选择评价等级并写下意见。',
          en: 'Download it as PDF, or choose a level and write what you think.',
        },
      ],
      shot: { path: '/customerAnalysis', as: 'partner' },
    },
    {
      title: { zh: '提交投诉', en: 'File a complaint' },
      text: {
        zh: '写清楚主题、产品、批次号和现象，附上照片。批次号能让我们在几小时内查清范围。',
        en: 'Give subject, product, lot and what you saw, with pictures. The lot number lets us find the extent within hours.',
      },
      shot: { path: '/customerAnalysis/complaint', as: 'partner' },
    },
    {
      title: { zh: '供应商整改', en: 'Rectification by suppliers' },
      text: {
        zh: '供应商登录后处理质量问题：填写整改方案，提交审核，通过后提交整改证据。每一步双方可见。',
        en: 'Suppliers work off problems: they enter a scheme, submit it, and after approval submit the evidence. Both sides see each step.',
      },
      steps: [
        {
          zh: '整改方案包括原因、措施和五个为什么。',
          en: 'The scheme holds cause, measures and five whys.',
        },
        {
          zh: '被退回的部分写明意见，修改后再提交。',
          en: 'What is returned says why; change it and submit again.',
        },
        { zh: '8D 报告可以下载为 PDF。', en: 'The 8D report can be downloaded as PDF.' },
      ],
      shot: { path: '/supplierProblem', as: 'supplier' },
    },
  ],
}
