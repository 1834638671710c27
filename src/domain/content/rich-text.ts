/** What may stand in a text with markup: the server keeps nothing else, and browsers show nothing else. */
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
  /** Besides addresses of this site. Pictures are of this site alone: no browser loads others here. */
  linkSchemes: ['http', 'https', 'mailto', 'tel'],
} as const
