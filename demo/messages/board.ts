export interface DemoMessage {
  username: string
  daysAgo: number
  theme: string
  description: string
  contact: string
  reply?: { daysAgo: number; text: string }
}

/** Demo messages on the message board; people and questions are fictional. */
export const demoMessages: DemoMessage[] = [
  {
    username: 'buyer',
    daysAgo: 12,
    theme: '样品申请',
    description: '能否提供 M16 环槽铆钉样品各 20 件用于试装？',
    contact: '13800000000',
    reply: {
      daysAgo: 11,
      text: '可以，样品三个工作日内寄出，附安装说明。',
    },
  },
  {
    username: 'engineer',
    daysAgo: 6,
    theme: '盐雾试验',
    description: '锌铝涂层的中性盐雾试验报告可以随货提供吗？',
    contact: 'zhao.ning@customer.example',
    reply: {
      daysAgo: 5,
      text: '可以，请在预订单备注中注明批次。',
    },
  },
  {
    username: 'designer',
    daysAgo: 2,
    theme: '铆接厚度',
    description: '板厚 24 mm，加 2 mm 垫片，应选哪个钉杆长度？',
    contact: 'he.qing@customer.example',
  },
  {
    username: 'partner',
    daysAgo: 1,
    theme: '培训',
    description: '是否提供铆枪操作培训？',
    contact: '13900000000',
  },
]
