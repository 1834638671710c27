/** The area code of China, where a mobile number has eleven digits and begins with 1. */
export const chinaAreaCode = '86'

export const isMobile = (areaCode: string, mobile: string): boolean =>
  areaCode === chinaAreaCode ? /^1\d{10}$/.test(mobile) : /^\d{1,30}$/.test(mobile)
