/** Canned replies of the demo's customer service. */
export const demoReplies = [
  {
    title: '问候',
    titleEn: 'Greeting',
    textZh: '您好，很高兴为您服务。请问有什么可以帮您？',
    textEn: 'Hello, how can I help you?',
  },
  {
    title: '请稍候',
    titleEn: 'One moment',
    textZh: '请稍候，我正在为您查询。',
    textEn: 'One moment, please; I am looking this up for you.',
  },
  {
    title: '需要数据',
    titleEn: 'Details needed',
    textZh: '请告诉我孔径、铆接厚度、被连接材料和载荷，我来为您选型。',
    textEn:
      'Please tell me the hole diameter, joint thickness, joint materials and load, and I will select a fastener for you.',
  },
  {
    title: '报价',
    titleEn: 'Quotation',
    textZh: '请提交预订单，销售同事会在一个工作日内回复交期和价格。',
    textEn:
      'Please submit a reservation; sales will reply with lead time and price within one working day.',
  },
  {
    title: '预订单进度',
    titleEn: 'Reservation status',
    textZh: '{customer}您好，您的预订单 {reservation} 正在处理，我会尽快告知进展。',
    textEn:
      'Hello {customer}, your reservation {reservation} is being processed; I will keep you updated.',
  },
  {
    title: '结束',
    titleEn: 'Goodbye',
    textZh: '如果没有其他问题，我先结束本次服务。欢迎您评价。',
    textEn:
      'If there is nothing else, I will close this conversation. We would appreciate your rating.',
  },
]
