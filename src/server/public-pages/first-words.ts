import { pageTitles } from '../../domain/page-titles'
import type { TextKey } from '../../generated/text-key'
import { markup } from './markup'
import type { Asking, FirstWords } from './public-page'

/** Sentences that stand below a heading whoever reads it. */
const sentences: Record<string, TextKey> = {
  '/commodityContrast': 'catalogue.comparison.meaning',
  '/intentionOrder': 'orders.prepare.note',
  '/customIntentionOrder': 'orders.custom.note',
  '/threeD': 'viewer.keys',
}

const titles: Record<string, TextKey> = { ...pageTitles, '/threeD': 'viewer.title' }
/** Pages without the menu of the personal centre. */
const besideNothing = new Set(Object.keys(sentences))

/** What a page says to everybody whose contents belong to a person; they come with its script. */
export function firstWordsOf(path: string, { text }: Pick<Asking, 'text'>): FirstWords | undefined {
  const key = titles[path]
  if (!key) return undefined
  const title = text(key)
  const sentence = sentences[path]
  const place = besideNothing.has(path) ? 'first-words' : 'first-words first-beside-menu'
  return {
    title,
    main: markup`<div class="${place}"><h1>${title}</h1>${sentence ? markup`<p>${text(sentence)}</p>` : ''}</div>`,
  }
}
