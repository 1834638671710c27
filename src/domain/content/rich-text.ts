/** The allowed HTML: the server stores nothing else, and browsers show nothing else. */
export const richText = {
  tags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...[
      'strong',
      'em',
      'b',
      'i',
      'u',
      's',
      'sub',
      'sup',
      'code',
      'a',
      'figure',
      'figcaption',
      'img',
    ],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  /**
   * In addition to addresses of this site. Pictures must be on this site; the content security policy blocks others.
   */
  linkSchemes: ['http', 'https', 'mailto', 'tel'],
} as const
