/** In names: 2型六角螺母, hexagon nut style 2. */
const named = /(?<![\p{L}\d.])(\d) ?型|(?<![a-z])style (\d)(?!\d)/giu

/** The style of a nut is one word, `style2`: a 2 by itself would be found in much else. */
export const stylesAsWords = (text: string) => text.replace(named, ' style$1$2 ')

/** How else people write it, in small letters, with that word. */
export const styleSpellings: readonly [RegExp, string][] = [
  [/(?<![a-z\d.])(\d)-(?:type|style)(?![a-z])|(?<![a-z])(?:type|style)-(\d)(?!\d)/g, ' style$1$2 '],
  [/(?:(?<![a-z])ii|二)型|(?<![a-z])style ii(?![a-z])/g, ' style2 '],
  [/(?:(?<![a-z])i|一)型/g, ' style1 '],
  [/(?<![a-z])type\s*(\d)(?=\s+(?:hex[a-z]*\s+)?nuts?(?![a-z]))/g, 'style$1'],
  [/(?<=(?<![a-z])nuts?[\s,]{1,9})type\s*(\d)(?!\d)/g, 'style$1'],
]
