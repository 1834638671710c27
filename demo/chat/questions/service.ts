import type { QuestionOfTopic } from './question'

/** Questions about the service and one's own account; {{hours}} and {{phone}} are filled from the settings. */
export const serviceQuestions: QuestionOfTopic[] = [
  {
    id: 'service-hours',
    question: {
      zh: '客服的工作时间和电话是什么？',
      en: 'What are your service hours and phone number?',
    },
    alternatives: {
      zh: [
        '几点上班',
        '几点下班',
        '服务时间',
        '工作时间',
        '电话',
        '客服电话',
        '联系电话',
        '周末上班',
        '热线电话',
      ],
      en: ['service hours', 'opening hours', 'phone', 'call you', 'contact', 'open on weekends'],
    },
    answer: {
      zh: '人工客服的服务时间为 {{hours}}，客服热线 {{phone}}。其他时间请在这里留言，上班后会答复您。',
      en: 'Agents are available from {{hours}}; the service hotline is {{phone}}. Outside these hours, leave a message here and we will answer when we are back.',
    },
  },
  {
    id: 'company-address',
    question: { zh: '你们公司的地址在哪里？', en: 'Where is your company located?' },
    alternatives: {
      zh: ['公司地址', '工厂地址', '公司位置', '参观工厂', '公司在哪个城市'],
      en: ['company address', 'address of your company', 'office location', 'visit the factory'],
    },
    answer: {
      zh: '公司介绍和联系方式见[关于我们](/aboutUs/about_us_type_4)。来访、寄样或寄送文件前请先致电 {{phone}}，或在这里找人工客服，我们会告诉您具体的收件地址。',
      en: 'See [About us](/aboutUs/about_us_type_4) for company information and contact details. Before you visit or send samples or documents, please call {{phone}} or ask for a person here; we will give you the exact address.',
    },
  },
  {
    id: 'change-password',
    question: { zh: '怎样修改密码？', en: 'How do I change my password?' },
    alternatives: {
      zh: ['更改登录密码', '换密码', '新密码'],
      en: ['change password', 'new password', 'update password'],
    },
    answer: {
      zh: '登录后在[设置](/set)的“安全”中修改密码：先填原密码，再填两次新密码。不记得原密码就在[登录页](/login)点“忘记密码”。',
      en: 'Log in and change it under “Security” in the [settings](/set): enter the old password once and the new one twice. If you do not remember the old password, click “Forgot your password?” on the [login page](/login).',
    },
  },
  {
    id: 'change-email',
    question: {
      zh: '怎样修改邮箱或手机号？',
      en: 'How do I change my e-mail address or mobile number?',
    },
    alternatives: {
      zh: ['修改手机', '更换手机号', '修改邮箱', '更换邮箱', '换绑'],
      en: ['change email', 'change mobile number', 'new e-mail address', 'update my mobile'],
    },
    answer: {
      zh: '登录后在[设置](/set)的联系方式中点“更换”，向新的邮箱或手机发送验证码，填入后即生效。',
      en: 'Log in and click “Change” next to your contact details in the [settings](/set). We send a code to the new e-mail address or mobile number; enter it to complete the change.',
    },
  },
  {
    id: 'code-missing',
    question: {
      zh: '收不到验证码怎么办？',
      en: 'I did not receive the verification code. What should I do?',
    },
    alternatives: {
      zh: ['没收到验证码', '验证码没有收到', '没收到邮件', '短信没收到', '激活邮件没收到'],
      en: [
        'code not received',
        'no verification code',
        'no e-mail received',
        'activation mail missing',
        'SMS code missing',
      ],
    },
    answer: {
      zh: '请等一两分钟，看看垃圾邮件或被拦截的短信，再核对填写的邮箱、区号和手机号。倒计时结束后可以重新发送，只有最新的验证码有效。仍收不到请致电 {{phone}}。',
      en: 'Wait a minute or two, check your spam folder and blocked text messages, and check the e-mail address, country code and mobile number you entered. When the countdown is over, you can send it again; only the latest code is valid. If it still does not arrive, please call {{phone}}.',
    },
  },
  {
    id: 'delete-account',
    question: { zh: '怎样注销账户？', en: 'How do I delete my account?' },
    alternatives: {
      zh: ['注销', '删除账户', '销户', '删除个人数据'],
      en: ['delete account', 'delete my data', 'unsubscribe completely'],
    },
    answer: {
      zh: '登录后在[设置](/set)底部点“注销账户”。确认前会说明进行中的预订单如何处理；有已确认、正在执行的预订单时要等它完成。注销后无法恢复。',
      en: 'Log in and choose “Delete account” at the bottom of the [settings](/set). Before you confirm, we show what happens to open reservations; accepted reservations must be completed first. This cannot be undone.',
    },
  },
]
