import type { QuestionOfTopic } from './question'

/** Questions about reservations, quotations and the cart. */
export const orderingQuestions: QuestionOfTopic[] = [
  {
    id: 'how-to-reserve',
    question: { zh: '怎样下单？', en: 'How do I order?' },
    alternatives: {
      zh: ['怎么预订', '如何购买', '提交预订', '下单', '购买流程'],
      en: ['place an order', 'how to buy', 'submit a reservation', 'order process', 'how to order'],
    },
    answer: {
      zh: '在产品页填写数量，点“预订询价”；或先加入[购物车](/cart)，再选中多项一起预订。填好需求日期和备注后提交。预订不是订单：我们会答复价格、交期和可供数量，由您确认。',
      en: 'Enter the quantity on the product page and click “Reserve & get quotation”, or add several products to the [cart](/cart) and reserve them together. Enter the required date and remarks, then submit. A reservation is not an order: we reply with price, lead time and available quantity, and you decide.',
    },
  },
  {
    id: 'reservation-states',
    question: {
      zh: '预订提交后会经过哪些状态？',
      en: 'Which states does a reservation go through?',
    },
    alternatives: {
      zh: ['预订状态', '预订进度', '订单状态'],
      en: ['status of my reservation', 'order progress', 'what happens after submitting'],
    },
    answer: {
      zh: '已提交 → 已答复（我们给出报价）→ 您确认 → 发货 → 关闭。您也可以在确认前撤回；我们无法供货时会说明理由并拒绝。每一步都记录在[我的预订](/reserve)的详情中，并以消息通知您。',
      en: 'Submitted → answered (with our quotation) → accepted by you → shipped → closed. You can withdraw it before you accept; if we cannot supply, we decline and state the reason. Each step is recorded in the details under [My reservations](/reserve), and you receive a message.',
    },
  },
  {
    id: 'when-answer',
    question: { zh: '多久能收到报价？', en: 'When will I receive a quotation?' },
    alternatives: {
      zh: ['报价时间', '什么时候答复', '没有回复'],
      en: ['how long for an answer', 'no answer yet', 'quotation time'],
    },
    answer: {
      zh: '工作时间为 {{hours}}，销售人员核实交期和价格后答复，您会收到消息。进度可在[我的预订](/reserve)查看。若很急，请在备注写明，或转人工客服。',
      en: 'Sales checks lead time and price during service hours ({{hours}}) and replies; you receive a message. Track progress under [My reservations](/reserve). If it is urgent, say so in the remarks or ask for a person here.',
    },
  },
  {
    id: 'quotation-validity',
    question: {
      zh: '报价单在哪里下载，有效期多长？',
      en: 'Where can I download the quotation, and how long is it valid?',
    },
    alternatives: {
      zh: ['下载报价', '报价过期', '报价 PDF'],
      en: ['download quotation', 'expired quotation', 'quotation PDF'],
    },
    answer: {
      zh: '在[我的预订](/reserve)打开该预订，点“下载报价单（PDF）”。有效期写在报价单上，有效期当天仍可确认；过期后无法确认，请联系我们更新报价。',
      en: 'Open the reservation under [My reservations](/reserve) and click “Download quotation (PDF)”. The quotation states its validity date and can still be accepted on that day; after that, please contact us for an updated quotation.',
    },
  },
  {
    id: 'withdraw',
    question: { zh: '怎样撤回预订？', en: 'How do I withdraw a reservation?' },
    alternatives: {
      zh: ['取消预订', '撤单', '不要了', '撤销预订', '取消订单'],
      en: ['cancel a reservation', 'withdraw', 'cancel order', 'withdraw my reservation'],
    },
    answer: {
      zh: '在[我的预订](/reserve)打开它，点“撤回预订”。已提交和已答复的可以撤回；确认报价之后我们已开始备货，不能再撤回，请联系销售人员。',
      en: 'Open it under [My reservations](/reserve) and click “Withdraw”. You can withdraw submitted and answered reservations. Once you have accepted the quotation, we start preparing the goods and it can no longer be withdrawn; please contact sales.',
    },
  },
  {
    id: 'minimum-order',
    question: {
      zh: '最小起订量和包装数量是什么？',
      en: 'What are the minimum order quantity and packing quantity?',
    },
    alternatives: {
      zh: ['起订量', '每包多少', '整包'],
      en: ['MOQ', 'minimum order quantity', 'packing quantity', 'whole packages'],
    },
    answer: {
      zh: '最小起订量是一次最少要订的数量，低于它会自动调高。包装数量是一包的数量；购物车会提示“非整包数量”，点一下就能改为整包数，也可以保留原数量。',
      en: 'The minimum order quantity is the smallest quantity you can order; lower quantities are raised to it. The packing quantity is the quantity per package. The cart shows “Not a full package quantity” where this applies; change it to full packages with one click or keep your quantity.',
    },
  },
  {
    id: 'quick-entry',
    question: { zh: '怎样一次录入很多型号？', en: 'How do I enter many models at once?' },
    alternatives: {
      zh: ['批量录入', '粘贴型号', '上传 Excel 订单'],
      en: ['quick entry', 'paste a list', 'upload an Excel list'],
    },
    answer: {
      zh: '在[购物车](/cart)使用“快速录入”：每行一个型号和数量，用空格、逗号或制表符分隔；也可以选择 .xlsx 或 .csv 文件。您自己的料号同样能识别。不确定的行会列出备选型号让您选择。',
      en: 'Use “Quick entry” in the [cart](/cart): one model and quantity per line, separated by a space, comma or tab, or choose an .xlsx or .csv file. Your own part numbers also work. For uncertain lines, you can choose from suggested models.',
    },
  },
  {
    id: 'own-part-number',
    question: { zh: '可以用我们公司的料号下单吗？', en: 'Can I order with our own part numbers?' },
    alternatives: {
      zh: ['我方料号', '客户料号', '物料编码'],
      en: ['own part number', 'customer part number', 'our item code'],
    },
    answer: {
      zh: '可以。在购物车里给型号填上“贵司料号”，以后搜索、快速录入和预订单里都能使用它。一个料号只对应一个型号，整个公司共用。',
      en: 'Yes. Enter “Your part No.” for a model in the cart; from then on it works in search, quick entry and reservations. Each part number refers to one model and is shared by the whole company.',
    },
  },
  {
    id: 'price-shown',
    question: { zh: '怎么询价？', en: 'How do I get a price?' },
    alternatives: {
      zh: [
        '询价',
        '报价',
        '报个价',
        '为什么网页上没有价格',
        '价格在哪里',
        '多少钱',
        '单价',
        '价格',
        '报价多少',
        '多少钱一个',
        'M12 螺栓价格',
        'M16 螺栓价格',
      ],
      en: [
        'RFQ',
        'quote',
        'request a quote',
        'how much',
        'why are no prices shown',
        'where is the price',
        'how much is it',
        'unit price',
        'price',
        'cost',
        'how much does it cost',
      ],
    },
    answer: {
      zh: '登录后，产品页会显示目录价（不含税）。要得到针对您数量的报价，请在产品页点“预订询价”：免费，也不构成订单，您看到报价后再决定。[从询价到收货](/howToOrder#price)',
      en: 'After login, the product page shows the list price (excl. tax). For a quotation for your quantity, click “Reserve & get quotation” on the product page: it is free and not an order; you decide once you have seen the quotation. [From inquiry to delivery](/howToOrder#price)',
    },
  },
  {
    id: 'reserve-again',
    question: { zh: '怎样再次预订以前的产品？', en: 'How do I reserve the same products again?' },
    alternatives: {
      zh: ['重复下单', '再次预订', '历史订单'],
      en: ['reorder', 'reserve again', 'order history'],
    },
    answer: {
      zh: '在[我的预订](/reserve)中点“再次预订”，各项会带入新的预订；已下架的产品会提示。经常预订的产品也列在“常订产品”里。',
      en: 'Click “Reserve again” under [My reservations](/reserve); the lines are copied into a new reservation, and products that are no longer available are pointed out. Products you reserve often are also listed under “Frequently reserved”.',
    },
  },
  {
    id: 'export-orders',
    question: { zh: '能导出预订明细吗？', en: 'Can I export my reservations?' },
    alternatives: {
      zh: ['导出 Excel', '导出订单', '明细表'],
      en: ['export to Excel', 'order sheet', 'download lines'],
    },
    answer: {
      zh: '可以。在[我的预订](/reserve)列表或某一预订的详情中选择导出，明细为工作簿或文本格式，包含型号、数量、需求日期和答复。',
      en: 'Yes. Choose export in the list of [My reservations](/reserve) or in a single reservation: you get a spreadsheet or text file with models, quantities, required dates and answers.',
    },
  },
]
