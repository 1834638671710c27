import type { QuestionOfTopic } from './question'

/** Questions about accounts and the site. */
export const accountQuestions: QuestionOfTopic[] = [
  {
    id: 'register',
    question: { zh: '怎样注册账户？', en: 'How do I create an account?' },
    alternatives: { zh: ['注册', '开户', '新用户'], en: ['register', 'sign up', 'new user'] },
    answer: {
      zh: '在[登录页](/login)点“注册新账户”，选择个人或企业，填写邮箱或手机，并按邮件中的链接激活。链接 24 小时内有效，过期可以重发。企业注册后可以邀请同事。',
      en: 'On the [login page](/login) press “Create an account”, choose personal or company, give an e-mail address or mobile number and follow the link that we send. It is valid for 24 hours and can be sent again. A company can then invite colleagues.',
    },
  },
  {
    id: 'forgot-password',
    question: { zh: '忘记密码怎么办？', en: 'I forgot my password: what now?' },
    alternatives: {
      zh: ['找回密码', '重置密码', '密码错误', '密码忘了', '忘了密码', '不记得密码'],
      en: ['reset password', 'lost password', 'wrong password', 'forget password'],
    },
    answer: {
      zh: '在[登录页](/login)点“忘记密码”，用邮箱或手机验证后设置新密码。密码为 6–15 位，含数字、大写和小写字母。',
      en: 'Press “Forgot your password?” on the [login page](/login), prove your e-mail address or mobile number and set a new one: 6 to 15 characters with a digit, a capital and a small letter.',
    },
  },
  {
    id: 'locked',
    question: { zh: '账户被锁定了怎么办？', en: 'My account is locked: what now?' },
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
      en: 'Several wrong passwords lock the login for a while; the page says for how many minutes. Then the right password works again, or reset it. If it was not you, change the password as soon as you are in.',
    },
  },
  {
    id: 'wrong-entrance',
    question: { zh: '为什么提示请用另一个入口登录？', en: 'Why am I told to use another login?' },
    alternatives: {
      zh: ['企业登录', '个人登录', '登录入口'],
      en: ['company login', 'personal login', 'wrong entrance'],
    },
    answer: {
      zh: '个人、企业和供应商各有入口，在[登录页](/login)上方选择。账号类型与入口不一致时会提示正确的入口；员工从后台登录。',
      en: 'Persons, companies and suppliers each have their own entrance, chosen at the top of the [login page](/login). If the kind does not match, the page names the right one; staff use the office login.',
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
      en: 'Purchasers see tables to check models, quantities and packing; designers see pictures and figures, compare and calculate; you may also be both. Switch “View for” at the top at any time; it changes no rights.',
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
      en: 'Press the language button at the top. When you are logged in the choice is kept, and messages, mails and PDFs use it too.',
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
      en: 'Reservations, delivery notices and part numbers of a company account belong to the company, and its members see them; those of a personal account are yours alone. The administrator invites and removes members; the records stay with the company.',
    },
  },
  {
    id: 'favourites-subscribe',
    question: {
      zh: '怎样收藏产品，怎样收到新品通知？',
      en: 'How do I keep favourites and hear of new products?',
    },
    alternatives: {
      zh: ['收藏', '订阅', '新品通知'],
      en: ['favourites', 'subscribe', 'new product message'],
    },
    answer: {
      zh: '点产品上的心形图标即可收藏，在[收藏夹](/collect)查看。在[我的订阅](/subscribe)勾选关心的产品类和文章，有新内容时会发消息给您。',
      en: 'Press the heart on a product; it is kept under [favourites](/collect). Under [subscriptions](/subscribe) choose the classes and articles you care about, and you get a message when something is new.',
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
      en: 'Ask for a person in this conversation. In service hours, {{hours}}, a person joins and sees what was written so far. At other times leave your question and it is answered later.',
    },
  },
  {
    id: 'guide',
    question: { zh: '有使用指南吗？', en: 'Is there a guide to this site?' },
    alternatives: {
      zh: ['使用手册', '帮助文档', '操作说明'],
      en: ['user guide', 'manual', 'help'],
    },
    answer: {
      zh: '有。[使用指南](/guideToUse)可以在线翻阅，也可以下载，内容包括选型、对比、预订、计算、质量和账户。',
      en: 'Yes. The [guide to use](/guideToUse) can be read online or downloaded; it covers selection, comparison, reservations, calculation, quality and accounts.',
    },
  },
]
