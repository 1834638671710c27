/** In names: 2型六角螺母, hexagon nut style 2. */
const named = /(?<![\p{L}\d.])(\d) ?型|(?<![a-z])style (\d)(?!\d)/giu

/** Writes the style of a nut as one word, `style2`: a lone 2 would match too much. */
export const stylesAsWords = (text: string) => text.replace(named, ' style$1$2 ')

/** Other spellings of a style in lower case, with its word. */
export const styleSpellings: readonly [RegExp, string][] = [
  [/(?<![a-z\d.])(\d)-(?:type|style)(?![a-z])|(?<![a-z])(?:type|style)-(\d)(?!\d)/g, ' style$1$2 '],
  [/(?:(?<![a-z])ii|二)型|(?<![a-z])style ii(?![a-z])/g, ' style2 '],
  [/(?:(?<![a-z])i|一)型/g, ' style1 '],
  [/(?<![a-z])type\s*(\d)(?=\s+(?:hex[a-z]*\s+)?nuts?(?![a-z]))/g, 'style$1'],
  [/(?<=(?<![a-z])nuts?[\s,]{1,9})type\s*(\d)(?!\d)/g, 'style$1'],
]
