import sanitize from 'sanitize-html'
import { richText } from '../domain/rich-text'

/** A text with markup as it may be stored: scripts, handlers, frames and foreign schemes are gone. */
export function cleanHtml(html: string): string {
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
