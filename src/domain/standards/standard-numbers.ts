/** Whose standards fasteners are made to, as a pattern for texts in small letters. */
export const standardBodies = '(?:gb|tb|jb|hb|iso|din|en|jis|astm|asme|ansi|nf|bs|uic)'

/** As a pattern: whose standard it is, and its number. */
export const standardNumber = String.raw`(?<![a-z])${standardBodies}(?:\/[a-z]|t)?[\s-]*\d[\d.]*`
