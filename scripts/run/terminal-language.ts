import type { Language } from '../../src/domain/language/language'

/** The language of the terminal. */
export function languageOfTerminal(env = process.env): Language {
  return /^zh/i.test(env.LC_ALL || env.LANG || '') ? 'zh' : 'en'
}
