import { itemAt } from '../lists/items'

/** The steps from a product to its delivery, in their order. */
export const orderingSteps = ['find', 'ask', 'quote', 'accept', 'deliver', 'after'] as const

/** The page that explains them and answers the questions below. */
export const orderingPage = '/howToOrder'

/** Questions about ordering, with the words by which people ask them in either language. */
const questionWords = {
  price: [
    '询价 报价 价格 价钱 单价 多少钱 什么价 怎么卖 怎么买 怎么订 如何购买 目录价 价目表',
    'price|prices|pricing|quote|quotes|quotation|rfq|inquiry|enquiry|cost|costs|how much|how to buy|how to order|price list',
  ],
  leadTime: [
    '交期 货期 交货期 交货时间 多久能到 多久发货 什么时候发货 现货 库存',
    'lead time|lead times|delivery time|when can you deliver|in stock|availability',
  ],
  minimum: [
    '起订量 最小起订 起订 最少订 最小订量 包装数量',
    'moq|minimum order|minimum quantity|package size|packing quantity',
  ],
  certificate: [
    '合格证 质保书 材质证明 材质书 材质单 质量证明 检验报告 证书 证明书',
    'certificate|certificates|cert|coc|mill certificate|inspection report|test report|en 10204',
  ],
  drawing: [
    '图纸 图样 三维模型 三维图 模型下载',
    'drawing|drawings|cad|step file|3d model|3d models|dxf',
  ],
} as const

export type OrderingQuestion = keyof typeof questionWords

// Object.keys loses the names.
export const orderingQuestions = Object.keys(questionWords) as OrderingQuestion[]

export const addressOfQuestion = (question: OrderingQuestion) => `${orderingPage}#${question}`

const patterns = orderingQuestions.map((question) => {
  const [chinese, english] = questionWords[question]
  const words = [...chinese.split(' '), `(?<![a-z0-9])(?:${english})(?![a-z0-9])`]
  return { question, pattern: new RegExp(words.join('|'), 'g') }
})

/** The question that a text asks, such as a search or a message; with several, the one whose words cover most of it. */
export function orderingQuestionIn(text: string): OrderingQuestion | undefined {
  const folded = text.normalize('NFKC').toLowerCase().slice(0, 1000)
  const covered = patterns
    .map(({ question, pattern }) => ({
      question,
      length: [...folded.matchAll(pattern)].reduce((sum, [word]) => sum + word.length, 0),
    }))
    .sort((a, b) => b.length - a.length)
  const most = itemAt(covered, 0)
  return most.length > 0 ? most.question : undefined
}
