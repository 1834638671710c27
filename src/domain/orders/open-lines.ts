import { countedUnit } from '../units/counted-unit'
import { textIn, type Language } from '../language/language'
import { linesOf } from './orders'
import type { Schemas } from '../schemas'

type Line = Schemas['OrderLine']

/** The lines of an accepted reservation with pieces still to be shipped. */
export const openLines = (order: Parameters<typeof linesOf>[0]): Line[] =>
  linesOf(order).filter(({ open = 0 }) => open > 0)

/** An open line in words: its model and the open quantity. */
export function openText({ model, materialName, open = 0, unitName }: Line, language: Language) {
  const count = open.toLocaleString(textIn(language, { zh: 'zh-CN', en: 'en' }))
  return `${model || materialName}: ${count} ${countedUnit(open, unitName)}`
}
