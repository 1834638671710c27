import { readdirSync } from 'node:fs'

/** Languages whose journeys run in a project of their own, on a server of their own. */
export type JourneyLanguage = 'zh' | 'en'

/** Journeys of `npm test`: each in one language, each page in both. */
const always: Record<JourneyLanguage, string> = {
  zh: `accessibility amendment cart chat chat-hours content delivery files finder form-field gate joint languages
    layout-shift look office-content order-life pages product quality reservation scenes shell`,
  en: `accounts agent approval axe calculation customer-files find-bolt office office-import office-keeping office-pages
    office-products other-server pages prices quotation search selection size-table tours viewer vocabulary whole-order`,
}

/** Journeys that `npm test -- --thorough` adds; tests of pages and calls prove most of their rules in `npm test`. */
const thorough: Record<JourneyLanguage, string> = {
  zh: `accounts address agent approval custom customer-files customer-page doors fields find-bolt lists office
    office-keyboard office-pages office-queues palette price-grid prices rich-text sales-desk search selection settings
    size-table tabs tours vocabulary weekly-report whole-order`,
  en: `accessibility amendment chat comparison content customer-page delivery fields files finder joint look messages order-life
    palette price-grid product quality reservation rich-text sales-desk scenes shell side-bar tabs views weekly-report`,
}

const named = (names: string) => names.split(/\s+/)

/**
 * The journeys that run in a language, as patterns of their files; with QUICK=1 only those of `npm test`.
 *
 * @throws if a file of this folder is named in no list, so that none is left out unseen
 */
export function journeysIn(language: JourneyLanguage): string[] {
  const all = [always.zh, always.en, thorough.zh, thorough.en].flatMap(named)
  const unnamed = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => file.slice(0, -'.spec.ts'.length))
    .filter((name) => !all.includes(name))
  if (unnamed.length > 0) throw new Error(`tests/e2e/journeys.ts does not name ${unnamed}`)
  const names = [
    ...named(always[language]),
    ...(process.env.QUICK ? [] : named(thorough[language])),
  ]
  return names.map((name) => `**/${name}.spec.ts`)
}
