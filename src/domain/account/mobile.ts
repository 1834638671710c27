/** China's area code; mobile numbers there have eleven digits and start with 1. */
export const chinaAreaCode = '86'

/** The first rule of the schema that a number breaks; the schema holds the messages. */
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
