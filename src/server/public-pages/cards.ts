import { cardsInSight } from '../../domain/content/content'
import { markup, type Markup } from './markup'

export interface FirstCard {
  name: string
  /** As a link names it. */
  address: string
  summary: string
  picture: string
}

/**
 * Records with their pictures, as large as the page will draw them: the largest that a reader sees is there before any
 * script has run. Only what is in sight is loaded at once.
 */
export function cardsMarkup(cards: FirstCard[], before = 0): Markup {
  const items = cards.map(({ name, address, summary, picture }, nth) => {
    const attributes =
      before + nth < cardsInSight ? { html: 'fetchpriority="high"' } : { html: 'loading="lazy"' }
    const shown = picture
      ? markup`<img src="${picture}" alt="" width="400" height="225" ${attributes}>`
      : ''
    return markup`<li>${shown}<a href="${address}">${name}</a> ${summary}</li>`
  })
  return markup`<ul class="first-cards">${items}</ul>`
}
