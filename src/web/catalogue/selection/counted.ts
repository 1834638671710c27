import { formatNumber, text } from '../../locale'

/** "1 model", "570 models". */
export function modelsText(count: number): string {
  return count === 1
    ? text('catalogue.selection.oneModel')
    : text('catalogue.selection.models', { number: formatNumber(count) })
}

/** "1 product class", "12 product classes". */
export function classesText(count: number): string {
  return count === 1
    ? text('catalogue.selection.oneClass')
    : text('catalogue.selection.classes', { number: formatNumber(count) })
}
