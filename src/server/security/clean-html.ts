import sanitize from 'sanitize-html'
import { richText } from '../../domain/content/rich-text'
import { Refusal } from '../http/errors'

/** Sanitises HTML for storage: removes scripts, handlers, frames and foreign URL schemes. */
export function cleanHtml(html: string): string {
  if (openElements(html) > mostOpen) throw new Refusal('content.tooNested')
  return sanitize(html, {
    allowedTags: [...richText.tags],
    allowedAttributes: Object.fromEntries(
      Object.entries(richText.attributes).map(([tag, names]) => [tag, [...names]]),
    ),
    allowedSchemes: [...richText.linkSchemes],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    // A picture without an address would be an empty frame.
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  })
}

/** Limit of open elements: parsing time grows with the square of their number. */
const mostOpen = 2000

/** Maximum number of simultaneously open elements, including those never closed. */
function openElements(html: string): number {
  let open = 0
  let most = 0
  for (const [, isEnd] of html.matchAll(/<(\/?)(?!(?:img|br|hr|input|col|wbr)\b)[a-z]/gi)) {
    open = isEnd ? Math.max(0, open - 1) : open + 1
    most = Math.max(most, open)
  }
  return most
}
