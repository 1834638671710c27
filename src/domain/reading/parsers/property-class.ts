import { spanOf, type Parser } from '../span'

/** Labels of a property class. */
const label = String.raw`(?:(?:性能|强度)?等级|强度|级别|(?<![a-z])(?:(?:property|strength)\s)?(?:class|grade|gr|cl|fkl|festigkeitsklasse))[\s.:]{0,3}`

/** 8.8, 10.9级, 10.9S, class 10, 04级, A2-70, 200 HV, HV300. */
export const propertyClass: Parser = {
  pattern: new RegExp(
    [
      // Bolts. A dash or × before it ends a size.
      String.raw`(?<![\d.])(?<!,(?=\d{1,2},))(?:${label})?((?:4|5|6|8|9)[.,][689]|1[02][.,]9)(?:\s?(?:s(?![a-z])级?|级))?(?!\d|[.,]\d|x\d|\s?mm)`,
      // Nuts, with a label.
      String.raw`(?:${label}(0?\d|1[02])(?![\d.,/])|(?<![\d.,x-]\s?)(0?\d|1[02])\s(?:grade|class)(?![a-z]|[\s.:]{0,3}[a\d])|(?<![\d.,])(0[45]|[4-9]|1[02])\s?级)`,
      String.raw`(?<![\d.,a-z])(0[45])(?![\d.,]|\s?x)`,
      // Stainless steel, and hardness.
      String.raw`(?<![a-z\d])(a[1-5](?:\s?-\s?(?:50|70|80|100)|[578]0|\s[78]0(?=\s{0,3}[^\s\d]))?)(?![\da-z]|\.\d|x\d)`,
      String.raw`(?<![\d.])(\d{3})\s?hv(?![a-z])|(?<![a-z])hv\s?(\d{3})(?!\d)`,
    ].join('|'),
    'g',
  ),
  extract(match) {
    const [, bolt, labelled, graded, nut, thin, stainless, before, after] = match
    const hardness = before ?? after
    if (hardness) return [spanOf(match, 'class', `${hardness} HV`, 0.93)]
    if (stainless) {
      const [, steel = '', strength = ''] = /^(a\d)\D*(\d+)?$/.exec(stainless) ?? []
      const value = `${steel}${strength && `-${strength}`}`.toUpperCase()
      return [spanOf(match, 'class', value, 0.9)]
    }
    if (bolt) return [spanOf(match, 'class', bolt.replace(',', '.'), 0.9)]
    const value = labelled ?? graded ?? nut ?? thin ?? ''
    return [spanOf(match, 'class', value, thin ? 0.75 : 0.9)]
  },
}
