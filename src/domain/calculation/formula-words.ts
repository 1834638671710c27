import type { Language } from '../language/language'

/** Words that formulas and sources of checks have in English, also those of stored reports, and their Chinese. */
const words: [english: RegExp, chinese: string][] = [
  [/class of the nut/g, '螺母性能等级'],
  [/DSV: nut, ESV: tapped/g, 'DSV：螺母，ESV：螺纹孔'],
  [/grip range as the maker of the lockbolt states it/g, '环槽铆钉厂家给出的夹持范围'],
  [/tensile load as the maker of the lockbolt states it/g, '环槽铆钉厂家给出的拉力载荷'],
  [/of a lockbolt its maker/g, '环槽铆钉按厂家数据'],
  [/\bsections? (?=\d)/g, '第 '],
  [/ and (?=[\dR第])/g, '、'],
  [/ to (?=[\dR])/g, ' 至 '],
]

/** A formula or source in the language of its reader. */
export const inWordsOf = (language: Language, text: string): string =>
  language === 'zh'
    ? words.reduce((now, [english, chinese]) => now.replace(english, chinese), text)
    : text
