import { bootAreas } from '../../src/domain/content/content'

const pictures = '/crrc_sales_web_html/pictures/shell'

const guide = '/crrc_sales_web_html/guide/guide'

const partners = [
  ['Northline Rail', '北线铁路'],
  ['Larkfield Bogies', '云原转向架'],
  ['Sirocco Wind', '熏风风电'],
  ['Granite Bridge', '磐石桥梁'],
  ['Kestrel Coaches', '红隼客车'],
  ['Delta Tooling', '三角工装'],
] as const

const benefits = [
  [
    'member-1',
    '逐级选型',
    'Step-by-step selection',
    '每一步都显示剩余的型号数',
    'Every step shows how many models remain',
  ],
  [
    'member-2',
    '来源可查',
    'Traceable data',
    '每个数据注明标准、计算或典型值',
    'Every value is marked as standard, computed or typical',
  ],
  [
    'member-3',
    '在线预订',
    'Online reservations',
    '提交、答复、确认全程可见',
    'Full visibility from submission to answer and confirmation',
  ],
  [
    'member-4',
    '技术支持',
    'Technical support',
    '工程师在线答疑',
    'Engineers answer your questions online',
  ],
] as const

const slides = [
  [
    'slide-1',
    '数千种紧固件，一步一步选到位',
    'Thousands of fasteners, narrowed down step by step',
    '/productCategories',
  ],
  [
    'slide-2',
    '按孔径与铆接厚度匹配型号',
    'Match models by hole diameter and joint thickness',
    '/productCategories/productSelection',
  ],
  ['slide-3', '为轨道车辆而生的连接', 'Joints engineered for rail vehicles', '/industryScene'],
] as const

/** Items of the demo's page frame. Company and partners are fictional; the telephone number is unassigned. */
export function demoBootItems(): { area: number; data: object }[] {
  const picture = (name: string, zh: string, en: string, type = 'svg') => ({
    imageUrl: `${pictures}/${name}.${type}`,
    imageName: { zh, en },
  })
  return [
    {
      area: bootAreas.loginBackground,
      data: picture('login-background', '登录背景', 'Login background'),
    },
    { area: bootAreas.defaultImage, data: picture('default', '暂无图片', 'No picture') },
    ...slides.map(([name, zh, en, link]) => ({
      area: bootAreas.swiper,
      data: { ...picture(name, zh, en, 'webp'), content: { zh, en }, link },
    })),
    ...benefits.map(([name, zh, en, contentZh, contentEn]) => ({
      area: bootAreas.vipList,
      data: { ...picture(name, zh, en), content: { zh: contentZh, en: contentEn } },
    })),
    { area: bootAreas.industriesBackground, data: picture('industries', '行业背景', 'Industries') },
    {
      area: bootAreas.logo,
      data: {
        ...picture('logo', '衡轨紧固件（演示）', 'Henggui Fasteners (demo)'),
        content: { zh: '衡轨紧固件（演示）', en: 'Henggui Fasteners (demo)' },
        link: '/',
      },
    },
    ...partners.map(([en, zh], index) => ({
      area: bootAreas.partnerLogos,
      data: picture(`partner-${index + 1}`, `${zh}（虚构）`, `${en} (fictional)`),
    })),
    {
      area: bootAreas.mobileQrCode,
      data: {
        imageName: { zh: '移动平台', en: 'Mobile platform' },
        content: { zh: '扫码打开移动平台（演示）', en: 'Scan to open the mobile platform (demo)' },
        link: '/share',
      },
    },
    {
      area: bootAreas.serviceQrCode,
      data: {
        imageName: { zh: '服务号', en: 'Service account' },
        content: { zh: '扫码关注服务号（演示）', en: 'Scan to follow the service account (demo)' },
        link: '/aboutUs/about_us_type_4',
      },
    },
    {
      area: bootAreas.guide,
      data: {
        imageUrl: { zh: `${guide}-zh.pdf`, en: `${guide}-en.pdf` },
        imageName: { zh: '使用指南', en: 'User guide' },
        content: {
          zh: '搜索、筛选、预订、确认：四步完成选型与预订。',
          en: 'Search, filter, reserve, confirm: four steps from selection to reservation.',
        },
        link: '/guideToUse',
      },
    },
    {
      area: bootAreas.hotline,
      data: { content: { zh: '400-000-0000（演示）', en: '400-000-0000 (demo)' } },
    },
  ]
}
