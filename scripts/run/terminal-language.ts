import type { Language } from '../../src/domain/language/language'

/** The language that the terminal is set to. */
export function languageOfTerminal(env = process.env): Language {
  return /^zh/i.test(env.LC_ALL || env.LANG || '') ? 'zh' : 'en'
}
