/** Areas of the frame that the office fills, by their number in the calls. */
export const bootAreas = {
  loginBackground: 1,
  defaultImage: 2,
  swiper: 3,
  vipList: 4,
  industriesBackground: 5,
  logo: 6,
  partnerLogos: 7,
  mobileQrCode: 8,
  serviceQrCode: 9,
  guide: 10,
  hotline: 11,
} as const

/** The entries of the "about us" menu, in order. */
export const aboutUsTypes = [
  'about_us_type_4',
  'about_us_type_5',
  'about_us_type_2',
  'about_us_type_3',
  'about_us_type_1',
] as const

/** "About us" pages with fixed addresses, linked from the registration, the footer and the head of the menu. */
export const fixedPages = {
  privacy: '/aboutUs/about_us_type_1',
  company: '/aboutUs/about_us_type_4',
} as const

export const guidePage = '/guideToUse'

/** The pages about us that are read here; the other types lead to other sites. */
export const ownAboutUsTypes = ['about_us_type_1', 'about_us_type_4', 'about_us_type_5']

export const isAboutUsLink = (typeId: string): boolean =>
  aboutUsTypes.some((type) => type === typeId) && !ownAboutUsTypes.includes(typeId)

/** The address of an "about us" link; http is added if it has no scheme. */
export const aboutUsAddress = (link: string): string =>
  /^https?:\/\//i.test(link.trim()) ? link.trim() : `http://${link.trim()}`

/** Number of cards in the first view, whose pictures are loaded eagerly. */
export const cardsInSight = 4
