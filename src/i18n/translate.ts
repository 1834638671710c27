import { createInstance } from 'i18next'
import en from '../generated/texts.en.json'
import zh from '../generated/texts.zh.json'
import type { TextKey } from '../generated/text-key'

const texts = createInstance()
void texts.init({
  fallbackLng: 'zh',
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  resources: { zh: { translation: zh }, en: { translation: en } },
})

/** The text of a key in a language, with `{{name}}` replaced by values. */
export function translate(
  language: 'zh' | 'en',
  key: TextKey,
  values: Record<string, string | number> = {},
): string {
  return texts.t(key, { lng: language, ...values })
}
