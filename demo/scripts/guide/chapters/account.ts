import type { Chapter } from '../chapter'

export const accountChapter: Chapter = {
  title: { zh: '账户与帮助', en: 'Account and help' },
  sections: [
    {
      title: { zh: '消息', en: 'Messages' },
      text: {
        zh: '预订答复、发货、报告完成和订阅的新品都会通知您。页面顶部的铃铛显示未读数量。',
        en: 'You hear of answers, shipments, finished reports and new products you subscribed to. The bell at the top shows how many are unread.',
      },
      shot: { path: '/news', as: 'buyer' },
    },
    {
      title: { zh: '收藏与订阅', en: 'Favourites and subscriptions' },
      text: {
        zh: '点心形图标收藏产品、文章和试验；在“我的订阅”里选择关心的产品类。',
        en: 'The heart keeps products, articles and tests; choose the classes that matter to you under “Subscriptions”.',
      },
      shot: { path: '/collect', as: 'buyer' },
    },
    {
      title: { zh: '设置', en: 'Settings' },
      text: {
        zh: '修改资料、头像、密码和语言；企业管理员可以邀请和移除同事。',
        en: 'Change your data, picture, password and language; the administrator of a company invites and removes colleagues.',
      },
      shot: { path: '/set', as: 'buyer' },
    },
    {
      title: { zh: '需要帮助时', en: 'When you need help' },
      text: {
        zh: '在线客服的机器人随时回答常见问题，工作时间可以转人工。也可以在留言板留言，我们会答复到消息里。',
        en: 'The robot of the customer service answers usual questions at any time, and in service hours a person joins. You can also leave a message on the board, and the answer comes as a message.',
      },
    },
    {
      title: { zh: '术语对照', en: 'Words' },
      text: {
        zh: '环槽铆钉 lockbolt；套环 collar；钉杆 pin；铆接厚度 grip；实际孔径 actual aperture；预紧力 preload；夹紧力 clamp force；有效力矩 prevailing torque；性能等级 property class；批次 lot。',
        en: 'Lockbolt 环槽铆钉; collar 套环; pin 钉杆; grip 铆接厚度; actual aperture 实际孔径; preload 预紧力; clamp force 夹紧力; prevailing torque 有效力矩; property class 性能等级; lot 批次.',
      },
    },
  ],
}
