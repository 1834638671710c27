const symbols = String.raw`["”]|['′’]{2}|inch(?:es)?(?![a-z\d])|英?[寸吋]`

/** 1/2", 3/4 in, 1-1/8, 1 1/8″, 5/8英寸; what follows after a dash, 1/2-13, is a thread. */
const fractions = new RegExp(
  String.raw`(?<![a-z\d.,/+_-])(?:(\d)(?:-|\s+))?(\d{1,2})\/(2|4|8|16|32|64)` +
    String.raw`(?:[\s-]*(?:${symbols}|in(?![a-z\d]))|(?![a-wyz\d/]|\.\d))`,
  'giu',
)

/** 1", 1.125 inch, 1寸, 1 in; but not "12 in zinc". */
const decimals = new RegExp(
  String.raw`(?<![a-z\d.,/+_"'-])(\d{1,2}(?:\.\d+)?)` +
    String.raw`(?:[\s-]*(?:${symbols})|in(?![a-z\d])|\s+in(?=\s*(?:$|[x×*])))`,
  'giu',
)

const mayHoldInches = /\d\s*(?:["”″＂'′’吋寸英]|[/⁄]\d|in(?:ch|(?![a-z])))|[¼-¾⅐-⅞]/i

/** Writes inch sizes as one word (1 1/8" becomes 1.125in), so that their digits do not match on their own. */
export function inchesAsWords(text: string): string {
  if (!mayHoldInches.test(text)) return text
  return (
    text
      .normalize('NFKC')
      // Normalisation has turned 1½ into 11⁄2.
      .replace(/(\d)⁄/g, ' $1/')
      .replace(fractions, (typed, whole: string | undefined, over: string, under: string) => {
        const isSize = Number(over) % 2 === 1 && Number(over) < Number(under)
        return isSize ? `${Number(whole ?? 0) + Number(over) / Number(under)}in` : typed
      })
      .replace(decimals, (_, inches: string) => `${Number(inches)}in`)
  )
}

/** True if a size in mm equals the inch size exactly or rounded as in catalogues: 19.05 mm is written 19.1. */
export const isRounded = (size: number, exact: number): boolean =>
  [1, 2, 3].some((decimals) => size === Number((exact + 1e-9).toFixed(decimals)))
