/** The fictional maker of the demo; pages that name it can add `notice`. */
export const company = {
  name: { zh: '衡轨紧固件', en: 'Henggui Fasteners' },
  address: {
    zh: '示例省样本市轨道大道 88 号（虚构地址）',
    en: '88 Guidao Avenue, Sample City (fictional address)',
  },
  notice: {
    zh: '衡轨紧固件是演示用的虚构公司；产品、人员和客户均为虚构，尺寸和强度取自公开标准。',
    en: 'Henggui Fasteners is a fictional company made for this demo; its products, people and customers are invented, dimensions and strengths are those of public standards.',
  },
} as const

/** Its website. */
export const companySite = 'www.henggui.example'

/** The settings that name the company in pages, mails and quotations. */
export const companySettings = {
  COMPANY_NAME_ZH: company.name.zh,
  COMPANY_NAME_EN: company.name.en,
  COMPANY_ADDRESS_ZH: company.address.zh,
  COMPANY_ADDRESS_EN: company.address.en,
  SERVICE_EMAIL: 'service@henggui.example',
  APP_LINK: 'henggui://open',
}
