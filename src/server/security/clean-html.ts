import sanitize from 'sanitize-html'
import { richText } from '../../domain/content/rich-text'
import { Refusal } from '../http/errors'

/** A text with markup as it may be stored: scripts, handlers, frames and foreign schemes are gone. */
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
    // Without its address a picture would be nothing but its frame.
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  })
}

/** Elements that are open at once; the parser's work grows with the square of their number. */
const mostOpen = 2000

/** The largest number of elements that are open at once, those counted that are never closed. */
function openElements(html: string): number {
  let open = 0
  let most = 0
  for (const [, isEnd] of html.matchAll(/<(\/?)(?!(?:img|br|hr|input|col|wbr)\b)[a-z]/gi)) {
    open = isEnd ? Math.max(0, open - 1) : open + 1
    most = Math.max(most, open)
  }
  return most
}
