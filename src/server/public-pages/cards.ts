import { cardsInSight } from '../../domain/content/content'
import { markup, type Markup } from './markup'

export interface FirstCard {
  name: string
  /** Address as in a link. */
  address: string
  summary: string
  picture: string
}

/**
 * Records with pictures in their final size, so that the largest one is loaded before any script runs (LCP). Pictures
 * below the fold load lazily.
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
