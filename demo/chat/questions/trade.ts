import type { QuestionOfTopic } from './question'

/** Questions about payment, documents and samples. */
export const tradeQuestions: QuestionOfTopic[] = [
  {
    id: 'payment',
    question: { zh: '怎样付款？', en: 'How can I pay?' },
    alternatives: {
      zh: ['付款方式', '支付方式', '在线支付', '付款条件', '银行转账', '支付宝', '微信支付'],
      en: ['payment', 'payment terms', 'pay by card', 'bank transfer', 'credit card', 'pay online'],
    },
    answer: {
      zh: '本站不在线收款。付款条件在报价时与销售人员商定，付款方式和收款账户由销售人员以书面方式提供。提交[预订](/reserve)不产生费用。',
      en: 'There is no online payment on this site. Payment terms are agreed with sales when we quote, and sales provides the payment method and bank details in writing. Submitting a [reservation](/reserve) is free of charge.',
    },
  },
  {
    id: 'invoice',
    question: { zh: '可以开发票吗？', en: 'Can I get an invoice?' },
    alternatives: {
      zh: ['发票', '开票', '增值税专用发票', '开票信息', '发票抬头', '税号'],
      en: ['invoice', 'invoices', 'VAT invoice', 'bill', 'tax number on the invoice'],
    },
    answer: {
      zh: '可以。发票由销售人员开具，不在网站上生成。请在预订备注写明抬头、税号和收票邮箱；已提交的预订请把预订单号和开票信息告诉人工客服。',
      en: 'Yes. Invoices are issued by sales, not on this site. Please state the invoice name, tax number and e-mail address in the reservation remarks. For reservations already submitted, give an agent here the reservation No. and invoice details.',
    },
  },
  {
    id: 'discount',
    question: { zh: '数量大有优惠吗？', en: 'Is there a discount for large quantities?' },
    alternatives: {
      zh: ['折扣', '优惠', '批量价', '打折', '便宜'],
      en: ['discount', 'volume discount', 'bulk price', 'cheaper'],
    },
    answer: {
      zh: '价格按每一项的数量报价，数量大时单价会体现在报价单中。请在[预订](/reserve)中填实际数量，长期需求写在备注里。',
      en: 'Each line is quoted for its quantity, so larger quantities are reflected in the unit price. Enter the actual quantity in the [reservation](/reserve) and mention long-term demand in the remarks.',
    },
  },
  {
    id: 'samples',
    question: { zh: '能提供样品吗？', en: 'Can I get samples?' },
    alternatives: {
      zh: ['样品', '免费样品', '要样品', '试用', '寄样品'],
      en: ['samples', 'free sample', 'sample parts', 'trial pieces', 'send samples'],
    },
    answer: {
      zh: '可以申请。请提交该型号的小数量[预订](/reserve)，在备注写“样品”和用途；是否免费、能给多少，由销售人员在答复中说明。',
      en: 'You can request them: submit a [reservation](/reserve) for a small quantity of the model and write “sample” and the intended use in the remarks. Our answer states whether they are free and how many we can provide.',
    },
  },
  {
    id: 'returns',
    question: { zh: '可以退货或换货吗？', en: 'Can I return or exchange goods?' },
    alternatives: {
      zh: ['退货', '换货', '退款', '退换货', '货不对'],
      en: [
        'return goods',
        'return parts',
        'return defective bolts',
        'exchange',
        'refund',
        'wrong goods',
      ],
    },
    answer: {
      zh: '请先不要寄回。货不对或有缺陷时，保留包装和批次号并拍照，提交[投诉](/customerAnalysis/complaint)；其他原因请把预订单号告诉人工客服。能否退换、怎样寄回，由销售人员答复。',
      en: 'Please do not send anything back yet. If goods are wrong or defective, keep the packaging and lot number, take pictures and file a [complaint](/customerAnalysis/complaint); for other reasons, give an agent here the reservation No. Sales will tell you whether and how goods can be returned.',
    },
  },
  {
    id: 'broken-goods',
    question: {
      zh: '货物到货时损坏了怎么办？',
      en: 'The goods arrived damaged. What should I do?',
    },
    alternatives: {
      zh: ['运输损坏', '包装破损', '到货破损', '收到坏的'],
      en: ['arrived broken', 'arrived damaged', 'pieces arrived broken', 'damaged in transit'],
    },
    answer: {
      zh: '签收时请让承运人注明破损，保留包装和箱标并拍照，然后提交[投诉](/customerAnalysis/complaint)，写明发货单号、批次号和损坏数量。',
      en: 'Ask the carrier to note the damage on delivery, keep packaging and labels, take pictures and file a [complaint](/customerAnalysis/complaint) with the delivery note No., lot number and damaged quantity.',
    },
  },
  {
    id: 'ship-abroad',
    question: { zh: '可以发货到国外吗？', en: 'Do you ship abroad?' },
    alternatives: {
      zh: ['出口', '海外发货', '国际物流', '发到国外', '发货到德国'],
      en: [
        'ship to another country',
        'export',
        'international shipping',
        'deliver overseas',
        'ship to Germany',
        'ship to Europe',
      ],
    },
    answer: {
      zh: '请在预订备注写明国家、地址和贸易术语（如 FCA、DAP）。能否发往该地、运费和所需文件由销售人员在报价中答复。',
      en: 'State country, address and delivery terms (such as FCA or DAP) in the reservation remarks. Sales will confirm delivery, freight and required documents with the quotation.',
    },
  },
  {
    id: 'order-where',
    question: { zh: '我的订单到哪了？', en: 'Where is my order?' },
    alternatives: {
      zh: ['订单到哪了', '货到哪了', '查订单', '查询订单', '货什么时候到', '我的货在哪'],
      en: [
        'where is my order',
        'track my order',
        'where are my goods',
        'when does my order arrive',
      ],
    },
    answer: {
      zh: '预订到了哪一步，见[我的预订](/reserve)；已经发货的，在[发货通知](/deliveryNotice)看承运商、物流单号和预计到达。查不到时请把预订单号告诉人工客服。',
      en: 'See [My reservations](/reserve) for the status of a reservation; once shipped, the [delivery notice](/deliveryNotice) shows carrier, tracking number and expected arrival. If you cannot find it, give an agent here the reservation No.',
    },
  },
]
