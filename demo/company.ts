/** The fictional maker of the demo; pages that name it can add `notice`. */
export const company = {
  name: { zh: '衡轨紧固件', en: 'Henggui Fasteners' },
  notice: {
    zh: '衡轨紧固件是演示用的虚构公司；产品、人员和客户均为虚构，尺寸和强度取自公开标准。',
    en: 'Henggui Fasteners is a fictional company made for this demo; its products, people and customers are invented, dimensions and strengths are those of public standards.',
  },
} as const
