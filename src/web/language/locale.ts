import { entryIn } from '../../domain/lists/items'
import { countedUnit } from '../../domain/units/counted-unit'
import { dayFormat, momentFormat } from '../../domain/days/dates'
import { preferredLanguage, type Language } from '../../domain/language/language'
import type { TextKey } from '../../generated/text-key'
import { fill } from '../../i18n/fill'
import { previewed } from '../pages/previewed'
import { readStored, removeStored, writeStored } from '../session/storage'

export type { Language, TextKey }

/**
 * The language of this page view; switching reloads the page. A link of a search engine may name a language, which
 * then holds for this tab and is removed from the address, so that a shared link does not impose it on others.
 */
export const language: Language = (() => {
  const address = new URL(location.href)
  const asked = address.searchParams.get('lang')
  if (asked !== null) {
    // A preview inside a page has its own language.
    if (previewed && (asked === 'zh' || asked === 'en')) return asked
    if (asked === 'zh' || asked === 'en') writeStored('language', asked)
    address.searchParams.delete('lang')
    history.replaceState(history.state, '', address)
  }
  const stored = readStored<Language>('language') ?? readStored<Language>('language', 'local')
  return stored === 'zh' || stored === 'en'
    ? stored
    : preferredLanguage(navigator.languages?.[0] ?? navigator.language)
})()

/** The first segment of a text key. */
export type TextArea = TextKey extends `${infer Area}.${string}` ? Area : never

const folder = '../../generated/texts/'
const files = import.meta.glob<Record<string, string>>('../../generated/texts/*.json', {
  import: 'default',
})
const texts: Partial<Record<string, string>> = {}

/** Loads the texts of some areas, or of all, in the current language. Await it before rendering a page. */
export async function loadTexts(...areas: TextArea[]): Promise<void> {
  const wanted = areas.map((area) => `${folder}${area}.${language}.json`)
  const all = Object.keys(files).filter((name) => name.endsWith(`.${language}.json`))
  await Promise.all(
    (wanted.length > 0 ? wanted : all).map(async (name) => {
      Object.assign(texts, await entryIn(files, name)())
    }),
  )
  document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN'
}

/** All texts loaded so far, by key. */
export const loadedTexts = (): Partial<Record<string, string>> => texts

/** The text of a key in the current language; replaces `{{name}}` by the value of that name. */
export function text(key: TextKey, values: Record<string, string | number> = {}): string {
  return fill(texts[key] ?? key, values)
}

export function storeLanguage(next: Language): void {
  removeStored('language')
  writeStored('language', next, 'local')
}

/** The text in the current language; Chinese if English is missing. */
export function inLanguage(zh: string, en: string | undefined): string {
  return language === 'en' ? en || zh : zh
}

/** A value for display; one that exists only in Chinese is marked as such. */
export function shownValue(value: string): string {
  const foreign = language === 'en' && /\p{Script=Han}/u.test(value)
  return foreign ? text('common.chineseOnly', { value }) : value
}

const tag = language === 'en' ? 'en-GB' : 'zh-CN'
// Created lazily, because constructing Intl formats would delay the first view.
const numbers = once(() => new Intl.NumberFormat(tag, { maximumFractionDigits: 6 }))
const dates = once(() => dayFormat(language))
const times = once(() => momentFormat(language))

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** The time zone of all times shown. */
export const timeZone = () => times().resolvedOptions().timeZone

/** Number format of both languages, with a fixed number of decimals or as many as needed. */
export function formatNumber(value: number, decimals?: number): string {
  const written = decimals === undefined ? String(value) : value.toFixed(decimals)
  // Fast path: common numbers need no Intl formatter.
  if (!/^-?\d{1,15}(\.\d{1,6})?$/.test(written)) return numbers().format(value)
  const [whole = '', ...part] = written.split('.')
  return [whole.replace(/\B(?=(?:\d{3}){1,5}$)/g, ','), ...part].join('.')
}
/** 5 minutes, 1 hour */
export const formatSpan = (count: number, unit: 'day' | 'hour' | 'minute' | 'second') =>
  new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
/** A count with its unit. */
export const formatCount = (count: number, unit = '') =>
  `${formatNumber(count)} ${countedUnit(count, unit)}`.trim()
/** Date of a timestamp, or of a day without time, which is the same in every time zone. */
export const formatDate = (value: string) =>
  dates().format(new Date(value.length === 10 ? `${value}T00:00` : value))
export const formatTime = (value: string) => times().format(new Date(value))
