import type { Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import type { Handlers } from '../http/handler'
import { itemAt } from '../../domain/lists/items'
import areaCodes from './phone-areas.json'
import { regionTree } from './regions'

const made: Partial<Record<Language, Schemas['PhoneAreaCode'][]>> = {}

/** Sorted by name in the reader's language, China first. */
export const phoneAreas = {
  listPhoneAreaCodes: (_call, { language }) => (made[language] ??= areasIn(language)),
} satisfies Partial<Handlers>

const known = new Set(Object.values(areaCodes))

/** True if a country has this code: messages to others could not be delivered. */
export const isAreaCode = (code: string) => known.has(code)

function areasIn(language: Language): Schemas['PhoneAreaCode'][] {
  const codes: Record<string, string> = areaCodes
  const countries = regionTree(language)
  const china = itemAt(countries, 0)
  const collator = new Intl.Collator(language === 'zh' ? 'zh-CN' : 'en')
  const sorted = [...(china.children ?? []), ...countries.slice(1)].sort((a, b) =>
    collator.compare(a.name, b.name),
  )
  return [china, ...sorted].flatMap(({ code: country, name }) => {
    const code = codes[country]
    return code ? [{ code, country, name }] : []
  })
}
