import { pageTitles } from '../../domain/pages/page-titles'
import type { TextKey } from '../../generated/text-key'
import { markup } from './markup'
import type { Asking, FirstWords } from './public-page'

/** Sentences below the headings of pages outside the personal centre's menu. */
const alone: Record<string, TextKey> = {
  '/commodityContrast': 'catalogue.comparison.meaning',
  '/intentionOrder': 'orders.prepare.note',
  '/customIntentionOrder': 'orders.custom.note',
  '/threeD': 'viewer.keys',
}

const titles: Record<string, TextKey> = { ...pageTitles, '/threeD': 'viewer.title' }

/** Title and intro of pages whose content is personal; the content is loaded by the script. */
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
