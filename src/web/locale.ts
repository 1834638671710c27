import { localeOf, preferredLanguage, type Language } from '../domain/language'
import type { TextKey } from '../generated/text-key'
import { fill } from '../i18n/fill'
import { readStored, writeStored } from './storage'

export type { Language, TextKey }

/** The language of this page view; a switch reloads the page. */
export const language: Language = (() => {
  const stored = readStored<Language>('language', 'local')
  return stored === 'zh' || stored === 'en'
    ? stored
    : preferredLanguage(navigator.languages?.[0] ?? navigator.language)
})()

export const locale = localeOf[language]

let texts: Partial<Record<string, string>> = {}

/** Loads the texts of the chosen language; nothing is drawn before. */
export async function loadTexts(): Promise<void> {
  const { default: loaded } = await (language === 'en'
    ? import('../generated/texts.en.json')
    : import('../generated/texts.zh.json'))
  texts = loaded
  document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN'
}

/** The text of a key in the language of the page; `{{name}}` is replaced by the value of that name. */
export function text(key: TextKey, values: Record<string, string | number> = {}): string {
  return fill(texts[key] ?? key, values)
}

export function storeLanguage(next: Language): void {
  writeStored('language', next, 'local')
}

/** Of two spellings the one of this page; Chinese where English is missing. */
export function inLanguage(zh: string, en: string | undefined): string {
  return language === 'en' ? en || zh : zh
}

const numbers = new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'zh-CN', {
  maximumFractionDigits: 6,
})
const dates = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-CN', {
  dateStyle: 'medium',
})
const times = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-CN', {
  dateStyle: 'medium',
  timeStyle: 'short',
})

export const formatNumber = (value: number) => numbers.format(value)
/** Of a moment, or of a day without a time, which is the same day everywhere. */
export const formatDate = (value: string) =>
  dates.format(new Date(value.length === 10 ? `${value}T00:00` : value))
export const formatTime = (value: string) => times.format(new Date(value))
