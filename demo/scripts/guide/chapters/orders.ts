import type { Chapter } from '../chapter'

export const ordersChapter: Chapter = {
  title: { zh: '预订与交付', en: 'Reservations and delivery' },
  sections: [
    {
      title: { zh: '购物车与快速录入', en: 'Cart and quick entry' },
      text: {
        zh: '购物车保存要预订的产品，登录后在任何设备都能看到。快速录入可以一次加入很多型号。',
        en: 'The cart keeps what you want to reserve, on every device once you are logged in. Quick entry adds many models at once.',
      },
      steps: [
        {
          zh: '每行写一个型号和数量，或选择 .xlsx、.csv 文件。',
          en: 'Write one model and quantity per line, or choose an .xlsx or .csv file.',
        },
        {
          zh: '不确定的行会列出备选型号，请选择一个。',
          en: 'Doubtful lines show candidates; choose one.',
        },
        {
          zh: '给型号填上贵司料号，以后可以直接用它查找和录入。',
          en: 'Give a model your own part number, and it can be used for search and entry.',
        },
      ],
      shot: { path: '/cart', as: 'buyer' },
    },
    {
      title: { zh: '提交预订', en: 'Submit a reservation' },
      text: {
        zh: '预订不是订单：我们先答复价格、交期和可供数量，再由您确认。',
        en: 'A reservation is not an order: we answer with price, lead time and quantity, and you decide.',
      },
      steps: [
        {
          zh: '选中购物车中的产品，点“预订所选”。',
          en: 'Select lines in the cart and press “Reserve selected”.',
        },
        {
          zh: '填写需求日期和备注，可以一次应用到全部。',
          en: 'Enter required date and remark; one date can be applied to all.',
        },
        { zh: '提交后得到预订单号。', en: 'You get the number of the reservation.' },
      ],
    },
    {
      title: { zh: '跟踪预订', en: 'Follow a reservation' },
      text: {
        zh: '状态依次为已提交、已答复、已确认、已关闭。每一步都记录在时间线上，并以消息通知。',
        en: 'The states are submitted, answered, accepted and closed. Each step stands on the timeline and comes as a message.',
      },
      steps: [
        {
          zh: '已答复后下载报价单，在有效期内确认。',
          en: 'When it is answered, download the quotation and accept it while it is valid.',
        },
        { zh: '确认之前可以撤回。', en: 'Until you accept it you may withdraw it.' },
        { zh: '点“再次预订”可以重复以前的预订。', en: '“Reserve again” repeats an earlier one.' },
      ],
      shot: { path: '/reserve', as: 'buyer' },
    },
    {
      title: { zh: '发货通知', en: 'Delivery notices' },
      text: {
        zh: '发货后可以看到承运商、物流单号、预计到达、箱数和重量，并能回到对应的预订单。',
        en: 'After shipping you see carrier, tracking number, expected arrival, boxes and weight, with a way back to the reservation.',
      },
      shot: { path: '/deliveryNotice', as: 'buyer' },
    },
  ],
}
