import { standardBodies } from '../standards/standard-numbers'
import { foldedPartNo } from './part-number'

const standardNumber = new RegExp(
  `^${standardBodies}(?:/?t|/?z)?-?\\d{1,6}(?:[.-]\\d{1,4}){0,3}(?::\\d{4})?$`,
)

/** A standard number is not an own part number, since many sizes share it. */
export const isStandardNumber = (partNo: string) => standardNumber.test(foldedPartNo(partNo))

/** A metric thread with an optional length, or with pitch and length. */
const size = /(?<![a-z0-9])m(\d{1,3}(?:\.\d{1,3})?)((?:x\d{1,4}(?:\.\d{1,3})?){0,2})/g

/** True if a text names a metric size that the model does not have: M10×30 beside HS-M8x25. */
function namesOtherSize(text: string, model: string): boolean {
  const own = sizesIn(model)
  return sizesIn(text).some(
    ({ diameter, others }) =>
      !own.some(
        (ownSize) =>
          ownSize.diameter === diameter &&
          others.every((figure) => ownSize.others.includes(figure)),
      ),
  )
}

/** A thread or size in inches: 1/2-13, 1 1/4". */
const inchSize = /(?<![\d/.])\d{1,2}\/\d{1,2}(?![\d/])/g
const propertyClass = /(?<![\d.])(?:4\.8|5\.8|6\.8|8\.8|9\.8|10\.9|12\.9)(?![\d.])|\ba[24]-\d{2}\b/g

/** True if a text names a size or property class that the model does not have. */
export function namesOther(text: string, model: string): boolean {
  const [written, own] = [foldedSize(text), foldedSize(model)]
  const named = (pattern: RegExp, within: string) => within.match(pattern) ?? []
  const otherClass = named(propertyClass, own).length > 0 ? named(propertyClass, written) : []
  const others = [...named(inchSize, written), ...otherClass]
  return namesOtherSize(text, model) || others.some((name) => !own.includes(name))
}

/** M 10 × 30 becomes m10x30; other spaces stay, because a quantity may follow one. */
const foldedSize = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[x×*]/)
    .map((part) => part.trim())
    .join('x')
    .replace(/m\s+(?=\d)/g, 'm')

function sizesIn(text: string): { diameter: string; others: string[] }[] {
  return [...foldedSize(text).matchAll(size)].map(([, diameter = '', rest = '']) => ({
    diameter,
    others: rest.split('x').filter((figure) => figure !== ''),
  }))
}
