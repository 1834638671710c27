import { pageTitles } from '../../domain/pages/page-titles'
import type { TextKey } from '../../generated/text-key'
import { markup } from './markup'
import type { Asking, FirstWords } from './public-page'

/** The sentences below the headings of pages that stand alone, without the menu of the personal centre. */
const alone: Record<string, TextKey> = {
  '/commodityContrast': 'catalogue.comparison.meaning',
  '/intentionOrder': 'orders.prepare.note',
  '/customIntentionOrder': 'orders.custom.note',
  '/threeD': 'viewer.keys',
}

const titles: Record<string, TextKey> = { ...pageTitles, '/threeD': 'viewer.title' }

/** What a page says to everybody whose contents belong to a person; they come with its script. */
export function firstWordsOf(path: string, { text }: Pick<Asking, 'text'>): FirstWords | undefined {
  const key = titles[path]
  if (!key) return undefined
  const title = text(key)
  const sentence = alone[path]
  const place = path === '/threeD' ? 'first-window' : sentence ? '' : 'first-beside-menu'
  return {
    title,
    main: markup`<div class="first-words ${place}"><h1>${title}</h1>${sentence ? markup`<p>${text(sentence)}</p>` : ''}</div>`,
  }
}
