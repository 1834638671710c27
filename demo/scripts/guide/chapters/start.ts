import type { Chapter } from '../chapter'

export const startChapter: Chapter = {
  title: { zh: '开始使用', en: 'Getting started' },
  sections: [
    {
      title: { zh: '首页', en: 'The home page' },
      text: {
        zh: '首页把最常用的入口放在一起：搜索、产品类别、行业场景、试验服务和新产品。页面顶部的搜索框在任何页面都可以使用。',
        en: 'The home page brings together what is used most: search, product types, industry scenes, testing services and new products. The search at the top works on every page.',
      },
      steps: [
        {
          zh: '在搜索框左侧选择范围：“常用”查品名和标准，“产品”查型号。',
          en: 'Choose what to search in: “Common” for names and standards, “Product” for models.',
        },
        {
          zh: '输入时会给出建议；中文拼音首字母也能找到，例如 hcmd 对应环槽铆钉。',
          en: 'Suggestions appear while you type; initials of Chinese names work as well.',
        },
        {
          zh: '点右上角的语言按钮切换中文和英文。',
          en: 'The language button at the top right switches between Chinese and English.',
        },
      ],
      shot: { path: '/' },
    },
    {
      title: { zh: '登录', en: 'Logging in' },
      text: {
        zh: '不登录也能选型、查看产品、场景、案例和试验。预订、收藏、计算报告和投诉需要登录；点了需要登录的按钮，登录之后会接着做刚才的事。',
        en: 'Without logging in you can select and look at products, scenes, cases and tests. Reservations, favourites, calculation reports and complaints need a login; what you began is continued after it.',
      },
      steps: [
        {
          zh: '在页面上方选择个人、企业或供应商入口。',
          en: 'Choose the personal, company or supplier entrance.',
        },
        {
          zh: '输入用户名和密码；忘记密码可以用邮箱或手机找回。',
          en: 'Enter user name and password; a forgotten one is reset by e-mail or mobile.',
        },
        {
          zh: '第一次登录会问您的身份：采购、设计或两者兼有，以后可在页面顶部更改。',
          en: 'The first time you are asked for your role: purchaser, designer or both. Change it at the top at any time.',
        },
      ],
      shot: { path: '/login' },
    },
    {
      title: { zh: '身份决定看到的样子', en: 'Your role decides the view' },
      text: {
        zh: '采购人员看到表格，便于核对型号、数量和包装；设计人员看到图片和参数，并能计算。切换身份不改变权限，只改变显示方式。',
        en: 'Purchasers see tables to check models, quantities and packing; designers see pictures and figures and can calculate. Switching changes no rights, only the view.',
      },
    },
  ],
}
