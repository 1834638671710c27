import { pageAt } from '../../domain/pages/paths'
import { pageTitles } from '../../generated/pages'
import type { TextKey } from '../../generated/text-key'
import { markup } from './markup'
import { pageParts } from './page-parts'
import type { Asking, FirstWords } from './public-page'

const titles: Record<string, TextKey> = pageTitles

/** The heading of a page whose contents belong to a person: these come with its script. */
export function firstWordsOf(path: string, { text }: Pick<Asking, 'text'>): FirstWords | undefined {
  const key = titles[path]
  if (!key) return undefined
  const title = text(key)
  const lead = pageParts.leads[path]
  const frame = pageAt(path)?.frame
  const place = frame === 'window' ? 'first-window' : frame === 'centre' ? 'first-beside-menu' : ''
  return {
    title,
    main: markup`<div class="first-words ${place}"><h1>${title}</h1>${lead ? markup`<p>${text(lead)}</p>` : ''}</div>`,
  }
}
