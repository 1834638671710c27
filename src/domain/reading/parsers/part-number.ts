import { spanOf, type Parser } from '../span'

/** Letters that begin sizes, classes and standards. */
const noPart =
  /^(?:m\d|a[1-5]-|(?:gb|gbt|iso|din|en|jb|tb|jis|astm|asme|bs|nf|hb)[\s/-]?\d|un[cf]|hv-?\d|c\/|x\d|l\d|p\d|gr-?\d|ø|[a-z]+\.\d)/

/** A code of letters and digits with dashes or dots, or a long number: RL1-127-16-R-ZN, T19020104.A1, 0891234567. */
export const partNumber: Parser = {
  pattern:
    /(?<![a-z\d./])(?=[a-z\d.]{0,12}[a-z])(?=[a-z.]{0,12}\d|[a-z]{1,4}-)[a-z][a-z\d]{0,11}(?:[-_.][a-z\d]{1,12}(?:[.x][a-z\d]{1,8}){0,3}){1,8}(?![a-z\d])|(?<![a-z\d.])[a-z]{1,4}\d{5,12}(?![a-z\d])|(?<![\d.,])\d{7,14}(?![\d.,a-z])/g,
  extract(match) {
    const [code] = match
    const isCode = !noPart.test(code) && /\d/.test(code)
    return isCode ? [spanOf(match, 'part', code, 0.97)] : []
  },
}
