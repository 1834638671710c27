import { spanOf, type Parser } from '../span'

const units: Readonly<Record<string, string>> = { 米: 'm', 升: 'l', 千瓦: 'kw' }

/** 70 MPa, 5 m, 15 L, 1.5 kW: values of tools. */
export const measure: Parser = {
  pattern:
    /(?<![a-z\d.,-])(\d{1,5}(?:\.\d{1,3})?)\s?(mpa|kw|kn|bar|米|升|千瓦|[ml](?![a-z\d]|\s\d))(?![a-z])/g,
  extract(match) {
    const [, figure = '', unit = ''] = match
    return [spanOf(match, 'measure', `${Number(figure)} ${units[unit] ?? unit}`, 0.8)]
  },
}
