import { spanOf, type Parser } from '../span'

const bodies = String.raw`(?:(?:din|bs|nf|uni|une)[\s-]?)?(?:en[\s-]?)?iso|(?:din|bs|nf|uni)[\s-]en|gb ?[/-] ?[tz]|gbt|gb|jb ?\/ ?t|jb|tb ?\/ ?t|hb|q ?\/ ?[a-z]{2,6}|din|en|jis|astm|asme|ansi|nf|bs|uic`

/** Standards with parts: a dash and one or two digits after the number. */
const parted = new Set([
  'ISO 7380',
  'ISO 7093',
  'ISO 898',
  'ISO 3506',
  'EN 14399',
  'DIN 127',
  'DIN 125',
  'DIN 439',
  'EN 15048',
])

/** DIN EN ISO 4014 is ISO 4014, GB 5782 is GB/T 5782. */
function bodyOf(written: string): string {
  const plain = written.replace(/\s/g, '')
  if (plain.endsWith('iso')) return 'ISO'
  if (/^..+en$/.test(plain)) return 'EN'
  if (/^gb-?t?$/.test(plain)) return 'GB/T'
  return plain.toUpperCase()
}

/** GB/T 5782-2016, DIN EN ISO 4014, DIN 127 B, ISO 7380-1: with year and form. */
export const standard: Parser = {
  pattern: new RegExp(
    String.raw`(?<![a-z])(${bodies})[\s-]{0,2}(\d{1,6}(?:\.\d{1,2})?)(-\d(?![\d.,]))?` +
      String.raw`(\s?[-:]\s?(?:19|20)\d\d(?:-\d\d)?(?![\d.])|-[5-9]\d(?![\dx.,]))?` +
      String.raw`(?:\s?-?\s?(?:(?:form|type|typ)\s?)?([b-h]|a(?![1-5](?![\d.,])))(?![a-z]))?`,
    'g',
  ),
  extract(match) {
    const [, body = '', digits = '', part = '', year = '', form = ''] = match
    const number = `${bodyOf(body)} ${digits}`
    // A dash before a number that is no part belongs to a size: ISO 4032-8.
    const isPart = part !== '' && (parted.has(number) || body.startsWith('gb'))
    if (part !== '' && !isPart) {
      const length = body.length + match[0].slice(body.length).indexOf(part)
      return [spanOf(match, 'standard', number, 0.95, { length })]
    }
    const isOld = /^-\d\d$/.test(year) && !body.startsWith('gb') && !body.startsWith('jb')
    if (isOld) return [spanOf(match, 'standard', number, 0.95, { length: match[0].indexOf(year) })]
    const formed = `${number}${part}${form && ` ${form.toUpperCase()}`}`
    return [spanOf(match, 'standard', formed, 0.95)]
  },
}
