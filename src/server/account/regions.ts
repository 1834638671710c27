import { createRequire } from 'node:module'
import countries from 'i18n-iso-countries'
import type { Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import type { Handlers } from '../http/handler'
import chinese from './chinese-regions.json'
import usualNames from './region-names.json'

type Region = Schemas['RegionNode']

// Codes and names by GB/T 2260; `province` is the first two digits of the province's code.
const { provinces, cities } = chinese

const load = createRequire(import.meta.url)

/** GB/T 2260 lists these as provinces of China. */
const regionsOfChina = ['HK', 'MO', 'TW']

/** Ethnic groups at the end of the names of autonomous prefectures, which the English names drop. */
const peoples =
  /(?:(?:朝鲜|土家|苗|藏|羌|彝|布依|侗|哈尼|壮|傣|白|景颇|傈僳|回|蒙古|柯尔克孜|哈萨克)族?){1,9}自治州$/

/** Countries sorted by name, China first with its provinces and cities. */
export const regions = {
  listRegions: (_call, { language }) => regionTree(language),
} satisfies Partial<Handlers>

const trees: Partial<Record<Language, Region[]>> = {}

export function regionTree(language: Language): Region[] {
  return (trees[language] ??= [
    { code: 'CN', name: countryName('CN', language), children: provincesIn(language) },
    ...otherCountries(language),
  ])
}

function otherCountries(language: Language): Region[] {
  const collator = new Intl.Collator(language === 'zh' ? 'zh-CN' : 'en')
  return Object.keys(countries.getNames('en'))
    .filter((code) => code !== 'CN' && !regionsOfChina.includes(code))
    .map((code) => ({ code, name: countryName(code, language) }))
    .sort((a, b) => collator.compare(a.name, b.name))
}

const usual: Record<string, string> = usualNames

/** The short name: formal names can be long. */
const countryName = (code: string, language: Language) =>
  (language === 'en' ? usual[code] : undefined) ?? countries.getName(code, language) ?? code

function provincesIn(language: Language): Region[] {
  return provinces.map(({ code, name, province }) => {
    const children = cities
      .filter((city) => city.province === province)
      .map((city) => ({ code: city.code, name: placeName(city, language) }))
    return { code, name: placeName({ code, name }, language), ...(children.length && { children }) }
  })
}

function placeName({ code, name }: { code: string; name: string }, language: Language): string {
  // Counties directly under the province: "Hubei – directly administered".
  if (language === 'zh') return name.replace(/^[^-]+-.*直辖县级行政区划$/, '直辖县级行政区划')
  return usual[code] ?? inPinyin(name.replace(peoples, '').replace(/(?:地区|市|盟|自治州)$/, ''))
}

// Loaded on demand: only the English names need it, and it contains a large dictionary.
const pinyinOf = () => (load('pinyin-pro') as typeof import('pinyin-pro')).pinyin

/** One word with a capital, and an apostrophe before a syllable that starts with a vowel: Xi'an. */
function inPinyin(name: string): string {
  const syllables = pinyinOf()(name, { toneType: 'none', type: 'array' })
  const word = syllables
    .map((syllable, index) => (index > 0 && /^[aeo]/.test(syllable) ? `'${syllable}` : syllable))
    .join('')
  return word.charAt(0).toUpperCase() + word.slice(1)
}

export const isRegion = (code: string) => codes().has(code)

let known: Set<string> | undefined
function codes(): Set<string> {
  const all = (nodes: Region[]): string[] =>
    nodes.flatMap(({ code, children = [] }) => [code, ...all(children)])
  return (known ??= new Set(all(regionTree('zh'))))
}
