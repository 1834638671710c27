/** The areas of the frame that the office fills, by their number in the calls. */
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
