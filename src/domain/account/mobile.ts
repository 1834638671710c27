/** The area code of China, where a mobile number has eleven digits and begins with 1. */
export const chinaAreaCode = '86'

/** Which rule of its schema a number breaks first; the schema has the sentences. */
export function brokenRule(
  areaCode: string,
  mobile: string,
): 'minLength' | 'maxLength' | 'pattern' | undefined {
  if (isMobile(areaCode, mobile)) return undefined
  if (areaCode !== chinaAreaCode || !/^1\d*$/.test(mobile)) return 'pattern'
  return mobile.length < 11 ? 'minLength' : 'maxLength'
}

export const isMobile = (areaCode: string, mobile: string): boolean =>
  areaCode === chinaAreaCode ? /^1\d{10}$/.test(mobile) : /^\d{1,30}$/.test(mobile)
