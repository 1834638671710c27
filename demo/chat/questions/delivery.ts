import type { QuestionOfTopic } from './question'

/** Questions about delivery, packing and storage. */
export const deliveryQuestions: QuestionOfTopic[] = [
  {
    id: 'delivery-notice',
    question: {
      zh: '怎样知道货发了没有？',
      en: 'How do I know whether my goods have been shipped?',
    },
    alternatives: {
      zh: ['发货通知', '物流单号', '查物流'],
      en: ['delivery notice', 'tracking number', 'has it shipped'],
    },
    answer: {
      zh: '发货后会生成发货通知并发消息给您。在[发货通知](/deliveryNotice)可以看到承运商、物流单号、发货时间、预计到达、箱数和重量。',
      en: 'When goods are shipped, a delivery notice is created and you receive a message. Under [Delivery notices](/deliveryNotice) you find carrier, tracking number, ship date, expected arrival, boxes and weight.',
    },
  },
  {
    id: 'lead-time',
    question: { zh: '交期是多少天？', en: 'What is the lead time?' },
    alternatives: {
      zh: [
        '多久到货',
        '交货时间',
        '现货吗',
        '多久能发货',
        '发货时间',
        '多久交货',
        '多长时间交货',
        '库存',
      ],
      en: [
        'delivery time',
        'how many days',
        'in stock',
        'how long is delivery',
        'how long does delivery take',
        'stock',
        'available from stock',
      ],
    },
    answer: {
      zh: '交期按预订逐项答复，写在报价单的“交期”中。有库存的型号通常更快，产品页会显示库存；急需时请在备注写明最迟日期，我们会尽量分批安排。',
      en: 'The lead time is stated for each line in the quotation. Models in stock, as shown on the product page, are usually faster. If it is urgent, state the latest date in the remarks; we will try to arrange partial deliveries.',
    },
  },
  {
    id: 'partial-delivery',
    question: { zh: '可以分批交货吗？', en: 'Can you deliver in parts?' },
    alternatives: {
      zh: ['分批发货', '部分交付', '多次交货'],
      en: ['partial delivery', 'split delivery', 'several shipments'],
    },
    answer: {
      zh: '可以。每一项都能有自己的需求日期，也可以在备注说明分批数量。每批发货各有一份发货通知，都关联到同一预订单。',
      en: 'Yes. Each line can have its own required date, and you can state partial quantities in the remarks. Each shipment has its own delivery notice, all linked to the same reservation.',
    },
  },
  {
    id: 'change-date',
    question: { zh: '需求日期可以修改吗？', en: 'Can I change the required date?' },
    alternatives: {
      zh: ['改交期', '提前交货', '推迟发货'],
      en: ['change delivery date', 'earlier delivery', 'postpone'],
    },
    answer: {
      zh: '提交前可以在预订页逐项或统一修改。提交后请在客服中说明预订单号和新日期，由销售人员核实；尚未答复时也可以撤回后重新提交。',
      en: 'Before submitting, you can change it line by line or for all lines. After that, tell us the reservation No. and the new date here and sales will check it; while it is unanswered, you can also withdraw it and submit it again.',
    },
  },
  {
    id: 'packing-marks',
    question: { zh: '包装上有哪些标识？', en: 'What is marked on the packages?' },
    alternatives: {
      zh: ['标签内容', '批次号在哪里', '箱标'],
      en: ['label', 'where is the lot number', 'box label'],
    },
    answer: {
      zh: '每个最小包装的标签上有型号、数量、批次号、表面处理和生产日期；大箱另有预订单号和箱号。批次号用于追溯材料、热处理和检验记录，投诉时请一并提供。',
      en: 'The label on each smallest package shows model, quantity, lot number, surface finish and production date; outer boxes also show the reservation No. and box number. The lot number traces the material, heat treatment and inspection records: please include it in any complaint.',
    },
  },
  {
    id: 'storage',
    question: { zh: '紧固件收货后怎样存放？', en: 'How should I store the fasteners?' },
    alternatives: {
      zh: ['存储条件', '防锈存放', '保质期'],
      en: ['storage', 'keep dry', 'shelf life'],
    },
    answer: {
      zh: '保持原包装，存放在干燥、温差小的室内，离地离墙，先进先出。不要混放不同批次和不同润滑状态的零件：摩擦系数不同，拧紧结果也不同。套环与钉杆应成套存放。',
      en: 'Keep them in the original packaging, indoors in a dry place with a stable temperature, off the floor and away from walls, first in, first out. Do not mix lots or parts with different lubrication: different friction gives different tightening results. Store pins and collars as sets.',
    },
  },
  {
    id: 'short-quantity',
    question: {
      zh: '收到的数量不对怎么办？',
      en: 'The quantity received is wrong. What should I do?',
    },
    alternatives: {
      zh: ['少货', '数量不符', '缺件'],
      en: ['missing parts', 'short delivery', 'wrong count'],
    },
    answer: {
      zh: '请先核对[发货通知](/deliveryNotice)中的数量和箱数，保留箱标并拍照，然后提交[投诉](/customerAnalysis/complaint)，或把发货单号告诉客服。确认后会补发。',
      en: 'Check quantity and number of boxes against the [delivery notice](/deliveryNotice), keep and photograph the box labels, then file a [complaint](/customerAnalysis/complaint) or tell us the delivery note No. here. We send the missing goods once this is confirmed.',
    },
  },
  {
    id: 'delivery-address',
    question: { zh: '收货地址在哪里修改？', en: 'Where do I change the delivery address?' },
    alternatives: {
      zh: ['改地址', '收货人', '送货地址'],
      en: ['change address', 'receiver', 'ship to another place'],
    },
    answer: {
      zh: '请在提交预订时的备注写明收货人、电话和地址；已经确认的预订，请把预订单号和新地址告诉客服，发货前都可以改。',
      en: 'State consignee, phone number and address in the reservation remarks when you submit it. For accepted reservations, tell us the reservation No. and the new address here; it can be changed until the goods are shipped.',
    },
  },
]
