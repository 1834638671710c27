const digits = '零一二三四五六七八九'
const units = { 十: 10, 百: 100 }

const digitOf = (sign: string) => digits.indexOf(sign.replace('两', '二').replace('〇', '零'))

/** A number below a thousand in Chinese words, such as 二十五 or 零点五; undefined for any other text. */
export function chineseNumber(words: string): number | undefined {
  const match =
    /^([〇零一二两三四五六七八九十百]{1,7})(?:点([〇零一二三四五六七八九]{1,6}))?$/.exec(words)
  const [, whole, decimals = ''] = match ?? []
  if (whole === undefined) return undefined
  let [sum, digit, unit] = [0, -1, 1000]
  for (const sign of whole) {
    if (sign === '十' || sign === '百') {
      // 十 alone is ten; a hundred needs its digit, and units fall.
      const count = digit < 1 && sign === '十' && sum === 0 ? 1 : digit
      if (units[sign] >= unit || count < 1) return undefined
      unit = units[sign]
      sum += count * unit
      digit = -1
    } else {
      // Two digits beside each other are no number, but a zero stands for a unit that is left out.
      if (digit > 0) return undefined
      digit = digitOf(sign)
    }
  }
  sum += Math.max(0, digit)
  return decimals === '' ? sum : Number(`${sum}.${[...decimals].map(digitOf).join('')}`)
}
