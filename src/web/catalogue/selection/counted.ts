import { formatNumber, text } from '../../language/locale'

/** "1 model", "570 models". */
export function modelsText(count: number): string {
  return count === 1
    ? text('common.count.oneModel')
    : text('common.count.models', { number: formatNumber(count) })
}

/** "1 product class", "12 product classes". */
export function classesText(count: number): string {
  return count === 1
    ? text('common.count.oneClass')
    : text('common.count.classes', { number: formatNumber(count) })
}
