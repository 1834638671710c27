import type { QuestionOfTopic } from './question'

/** Questions about accounts and the site. */
export const accountQuestions: QuestionOfTopic[] = [
  {
    id: 'register',
    question: { zh: '怎样注册账户？', en: 'How do I create an account?' },
    alternatives: { zh: ['注册', '开户', '新用户'], en: ['register', 'sign up', 'new user'] },
    answer: {
      zh: '在[登录页](/login)点“注册新账户”，选择个人或企业，填写邮箱或手机，并按邮件中的链接激活。链接 24 小时内有效，过期可以重发。企业注册后可以邀请同事。',
      en: 'On the [login page](/login), click “Create an account”, choose personal or company, enter an e-mail address or mobile number and follow the activation link we send. The link is valid for 24 hours and can be sent again. Companies can then invite colleagues.',
    },
  },
  {
    id: 'forgot-password',
    question: { zh: '忘记密码怎么办？', en: 'I forgot my password. What should I do?' },
    alternatives: {
      zh: ['找回密码', '重置密码', '密码错误', '密码忘了', '忘了密码', '不记得密码'],
      en: ['reset password', 'lost password', 'wrong password', 'forget password'],
    },
    answer: {
      zh: '在[登录页](/login)点“忘记密码”，用邮箱或手机验证后设置新密码。密码为 6–15 位，含数字、大写和小写字母。',
      en: 'Click “Forgot your password?” on the [login page](/login), verify your e-mail address or mobile number and set a new password: 6 to 15 characters with a digit, an uppercase and a lowercase letter.',
    },
  },
  {
    id: 'locked',
    question: { zh: '账户被锁定了怎么办？', en: 'My account is locked. What should I do?' },
    alternatives: {
      zh: ['登录锁定', '尝试次数过多', '多次输错', '账户锁定', '登录不上', '登录不了', '无法登录'],
      en: [
        'too many attempts',
        'locked login',
        'wrong password many times',
        'account is locked',
        'cannot log in',
      ],
    },
    answer: {
      zh: '连续输错密码会暂时锁定，页面会说明还要等几分钟。等待后用正确的密码即可登录；不记得就用“忘记密码”。若不是您本人操作，请登录后立即修改密码。',
      en: 'After several incorrect passwords, login is blocked temporarily; the page shows for how many minutes. After that, log in with the correct password, or use “Forgot your password?”. If it was not you, change your password as soon as you have logged in.',
    },
  },
  {
    id: 'wrong-entrance',
    question: {
      zh: '为什么提示请用另一个入口登录？',
      en: 'Why am I asked to use a different login?',
    },
    alternatives: {
      zh: ['企业登录', '个人登录', '登录入口'],
      en: ['company login', 'personal login', 'wrong entrance'],
    },
    answer: {
      zh: '个人、企业和供应商各有入口，在[登录页](/login)上方选择。账户类型与入口不一致时会提示正确的入口；员工从后台登录。',
      en: 'Personal users, companies and suppliers have separate logins, which you choose at the top of the [login page](/login). If your account type does not match, the page shows the right one; staff use the back office login.',
    },
  },
  {
    id: 'role-switch',
    question: {
      zh: '采购人员和设计人员身份有什么不同？',
      en: 'What is the difference between purchaser and designer?',
    },
    alternatives: {
      zh: ['切换身份', '使用视角', '浏览身份', '采购视图'],
      en: ['switch role', 'view as', 'purchaser view'],
    },
    answer: {
      zh: '采购人员看到表格，便于核对型号、数量和包装；设计人员看到图片和参数，可以对比和计算；也可以两者兼有。在页面顶部“使用视角”随时切换，不影响权限。',
      en: 'Purchasers see tables for checking models, quantities and packaging; designers see pictures and specifications and can compare and calculate; you can also choose both. Switch “View for” at the top of the page at any time; it does not change your permissions.',
    },
  },
  {
    id: 'language',
    question: { zh: '怎样切换中英文？', en: 'How do I switch the language?' },
    alternatives: {
      zh: ['切换语言', '英文界面', '中文'],
      en: ['change language', 'Chinese', 'English'],
    },
    answer: {
      zh: '点页面顶部的语言按钮。登录后选择会保存到账户，消息、邮件和 PDF 也使用这种语言。',
      en: 'Click the language button at the top of the page. If you are logged in, your choice is saved in your account and also applies to messages, e-mails and PDFs.',
    },
  },
  {
    id: 'colleagues',
    question: { zh: '同事能看到我的预订吗？', en: 'Can my colleagues see my reservations?' },
    alternatives: {
      zh: ['企业成员', '公司共享', '邀请同事'],
      en: ['company members', 'shared reservations', 'invite colleagues'],
    },
    answer: {
      zh: '企业账户下的预订、发货通知和料号属于公司，成员都能查看；个人账户的记录只有本人可见。企业管理员可以邀请和移除成员，成员离开后记录仍留在公司。',
      en: 'Reservations, delivery notices and part numbers of a company account belong to the company and are visible to its members; records of a personal account are visible only to you. The company administrator invites and removes members; records remain with the company when a member leaves.',
    },
  },
  {
    id: 'favourites-subscribe',
    question: {
      zh: '怎样收藏产品，怎样收到新品通知？',
      en: 'How do I save favourites and get notified of new products?',
    },
    alternatives: {
      zh: ['收藏', '订阅', '新品通知'],
      en: ['favourites', 'subscribe', 'new product message'],
    },
    answer: {
      zh: '点产品上的心形图标即可收藏，在[收藏夹](/collect)查看。在[我的订阅](/subscribe)勾选关心的产品类和文章，有新内容时会发消息给您。',
      en: 'Click the heart icon on a product and find it under [My favourites](/collect). Under [My subscriptions](/subscribe), tick the product classes and articles that interest you; we send you a message when there is something new.',
    },
  },
  {
    id: 'speak-to-person',
    question: { zh: '怎样转人工客服？', en: 'How do I reach a person?' },
    alternatives: {
      zh: ['人工服务', '找客服', '真人'],
      en: [
        'human agent',
        'talk to staff',
        'customer service',
        'speak to a human',
        'talk to a person',
      ],
    },
    answer: {
      zh: '在对话中输入“转人工”，工作时间 {{hours}} 会由客服接入，之前的对话他都能看到。非工作时间请留言，上班后会答复您。',
      en: 'Type “talk to a person” in this chat. During service hours ({{hours}}), an agent joins and can see the conversation so far. Outside service hours, leave a message and we will answer when we are back.',
    },
  },
  {
    id: 'guide',
    question: { zh: '有使用指南吗？', en: 'Is there a user guide?' },
    alternatives: {
      zh: ['使用手册', '帮助文档', '操作说明'],
      en: ['user guide', 'manual', 'help'],
    },
    answer: {
      zh: '有。[使用指南](/guideToUse)可以在线翻阅，也可以下载，内容包括选型、对比、预订、计算、质量和账户。',
      en: 'Yes. The [user guide](/guideToUse) can be read online or downloaded; it covers selection, comparison, reservations, calculation, quality and accounts.',
    },
  },
]
