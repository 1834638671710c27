import { spanOf, type Parser } from '../span'

const symbol = String.raw`(?:"|''|英?[寸吋]|inch(?:es)?(?![a-z])|in(?![a-z\d]))`

/** 3/4", 1-1/8", 4.1/2", 1.125 in, 1/2-13 UNC: the size in inches, with the threads per inch of an inch thread. */
export const inch: Parser = {
  pattern: new RegExp(
    String.raw`(?<![a-z\d.,/+_-])(?:(?:(\d{1,2})[\s.-])?(\d{1,2})\/(2|4|8|16|32|64)(?!\d|\/)|(\d{1,2}(?:\.\d{1,3})?)(?=\s?${symbol}))` +
      // 1/2-13 is a thread too.
      String.raw`(?:(?<=\/\d{1,2})-(\d{1,2})(?![\d.]|\s?un)|\s?-?\s?${symbol}?(?:\s?-?\s?(\d{1,2})?\s?(?:un[cf]|unef|bsw|bsp|npt)(?![a-z]))?)`,
    'g',
  ),
  extract(match) {
    const [whole, ones, over, under, decimal, pitch, threads] = match
    const inches = decimal
      ? Number(decimal)
      : Number(ones ?? 0) + Number(over ?? 0) / Number(under ?? 1)
    if (pitch || /un[cf]|unef|bs[wp]|npt/.test(whole))
      return [spanOf(match, 'thread', `${inches}in-${threads ?? pitch ?? ''}`, 0.93)]
    return [spanOf(match, 'inch', String(inches), decimal || /["'寸吋n]/.test(whole) ? 0.93 : 0.7)]
  },
}
