import { expect, test } from 'vitest'
import { demoQuestions } from '../../../demo/chat/questions'
import type { Entry } from '../../../src/server/chat/entries.sql'
import { buildRobotIndex } from '../../../src/server/chat/robot-search'

const entries = demoQuestions.map(({ topic, question, alternatives, answer }, id): Entry => ({
  id,
  topic,
  questionZh: question.zh,
  questionEn: question.en,
  alternativesZh: alternatives.zh.join('\n'),
  alternativesEn: alternatives.en.join('\n'),
  answerZh: answer.zh,
  answerEn: answer.en,
  asked: 0,
  version: 1,
}))
const index = buildRobotIndex(entries)
const found = (question: string) => {
  const [best] = index.find(question)
  return best ? demoQuestions[best.id]!.id : 'unknown'
}

/** Real questions, by the entry that answers them. */
const asked: Record<string, string[]> = {
  'service-hours': [
    'what are your service hours',
    'When do you open?',
    '你们几点上班',
    '电话多少',
    '客服电话是多少',
    'What is your phone number?',
    '周末上班吗',
    '热线电话',
    '服务热线多少',
    'hotline number',
  ],
  'company-address': ['公司地址在哪里', 'Where is your company?', '你们工厂在哪里'],
  'change-password': ['How can I change my password?', '怎么修改密码', '我要改密码'],
  'forgot-password': ['I forgot my password', '密码忘了怎么办', '忘记密码怎么办', 'lost password'],
  locked: [
    "I can't log in, account is locked",
    '账号被锁定了',
    '登录不上',
    '为什么登录不了',
    'cannot log in',
  ],
  'change-email': [
    'How do I change my email?',
    '怎么修改手机号',
    '怎么换邮箱',
    'change my e-mail address',
  ],
  'code-missing': [
    '收不到验证码',
    'I did not get the verification code',
    '验证码没收到怎么办',
    'I never received the activation e-mail',
  ],
  'delete-account': [
    'How to delete my account',
    '怎么注销账户',
    '删除账号',
    'delete my account please',
  ],
  register: ['How do I create an account?', '怎么注册'],
  payment: ['How can I pay?', '怎么付款', '支付方式有哪些', 'What are your payment terms?'],
  invoice: ['可以开发票吗', 'Can I get an invoice?', '怎么开票'],
  discount: ['Is there a discount for large quantities?', '量大有折扣吗'],
  'against-loosening': [
    '螺丝松了怎么办',
    '螺母松了',
    '螺栓老是松动怎么办',
    '防松垫圈',
    '弹簧垫圈有用吗',
    'lock washer useless?',
    'my nut comes loose',
    'how to prevent loosening',
  ],
  samples: [
    '样品免费吗',
    '能提供样品吗',
    'Can I get free samples?',
    '有免费样品吗',
    'Do you send samples?',
  ],
  returns: [
    'return defective bolts',
    'can I return goods',
    '退货',
    '我想退货怎么办',
    'How do I get a refund?',
  ],
  'broken-goods': ['the whole 12 pieces arrived broken', '货到的时候包装破损了'],
  'ship-abroad': ['Do you ship to Germany?', '可以发货到国外吗', 'do you export?'],
  'order-where': ['where is my order', '我的订单到哪了', 'track my order'],
  'how-to-reserve': ['How do I order?', '怎么下单'],
  withdraw: ['How do I cancel my reservation', '怎么撤销预订', '怎么取消订单'],
  drawings: ['drawing', '图纸', '3D model', '三维图'],
  'minimum-order': ['MOQ', 'minimum order quantity', '最小起订量是多少', '起订量'],
  'price-shown': [
    '怎么询价',
    '询价',
    '报价',
    'RFQ',
    'how do I get a price?',
    'can I get a quote',
    'how much does it cost',
    'how much does an M12 bolt cost',
    '多少钱',
    '螺栓多少钱',
    'M12螺栓多少钱',
    'M16螺栓价格',
    '为什么没有价格',
  ],
  'lead-time': ['how long is delivery', '多久能发货', '交期多久', 'What is the delivery time?'],
  'partial-delivery': ['Can you deliver in parts?', '可以分批发货吗'],
  'delivery-address': ['改收货地址', 'change the delivery address'],
  'file-complaint': ['产品有质量问题怎么投诉', 'I want to complain about quality'],
  certificate: [
    '合格证',
    'CoC',
    'How do I get a certificate 3.1?',
    'do you give a quality certificate',
    '能提供材质证明吗',
    '有质量证明书吗',
  ],
  'torque-oil': ['does grease change the torque', '涂油会影响扭矩吗'],
  'grip-range': ['how do I measure grip length', '铆接厚度怎么量'],
  'lockbolt-standards': ['what standard do lockbolts follow', '环槽铆钉执行什么标准'],
  'broken-bolt': ['螺栓断了怎么办', 'a bolt broke'],
  'lockbolt-broken': ['My lockbolt broke in the field, how do I complain?', '环槽铆钉断了怎么办'],
  'stainless-rust': [
    'stainless steel corrosion in salt water',
    '不锈钢会生锈吗',
    'Does stainless steel rust?',
  ],
  hydrogen: ['什么是氢脆', 'What is hydrogen embrittlement?'],
  'lockbolt-or-bolt': [
    'What is the difference between lockbolt and bolt',
    '环槽铆钉和螺栓有什么区别',
  ],
  'lockbolt-reuse': [
    'Is a lockbolt reusable?',
    '环槽铆钉能重复使用吗',
    'can lockbolts be used again',
  ],
  'lockbolt-remove': ['环槽铆钉可以拆卸吗', 'How do I remove a lockbolt?'],
  'lockbolt-weld': ['Can I weld a lockbolt?', '环槽铆钉可以焊接吗'],
  'lockbolt-tool': ['What tools do I need to install lockbolts', '安装铆钉要什么工具'],
  'lockbolt-hole': ['1/2 inch lockbolt hole size', '12.7mm 环槽铆钉 孔径'],
  'lockbolt-what': ['What is a lockbolt?', '什么是环槽铆钉'],
  'choose-lockbolt': ['How do I choose a lockbolt?', '哈克钉怎么选'],
  'choose-finish': ['表面处理有哪些', 'Which surface finish should I choose?'],
  'salt-spray-hours': ['盐雾试验多少小时', 'How many hours of salt spray?'],
  'compare-models': ['How do I use the comparison?', '怎么对比产品'],
  unknown: [
    '什么是潜艇',
    'where is the moon',
    'can I return to the future',
    'What is your name?',
    'Do you have a job for me?',
    '招聘吗',
    'What is the weather in Beijing today?',
    '今天天气怎么样',
    '今天吃什么',
    'Tell me a joke',
    'best pizza recipe',
    'asdkjhasd',
    'I need 20 holes drilled in my plate, can you do that?',
    'Do you have EN 14399 bolts',
    'do you do rail fastener clips e-clip',
    '热镀锌螺栓扭矩系数',
    'Do you sell submarines?',
    '你们卖潜艇吗',
    '这个月5孔',
    'who won the football match',
    '股票代码',
    "'; DROP TABLE users; --",
  ],
}

const table = Object.entries(asked).flatMap(([id, questions]) =>
  questions.map((question) => [question, id] as const),
)

test('the robot answers what was asked, and knows what it does not know', () => {
  expect(table.length).toBeGreaterThanOrEqual(80)
  const wrong = table
    .map(([question, id]) => [question, id, found(question)] as const)
    .filter(([, id, answered]) => id !== answered)
  expect(wrong).toEqual([])
})

test('whoever asks in the words of an entry is answered by it', () => {
  const wrong = demoQuestions.flatMap(({ id, question }) =>
    [question.zh, question.en].filter((words) => found(words) !== id).map((words) => [id, words]),
  )
  expect(wrong).toEqual([])
})
