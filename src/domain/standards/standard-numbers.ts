/** Standards bodies for fasteners, as a pattern for lower-case texts. */
export const standardBodies = '(?:gb|tb|jb|hb|iso|din|en|jis|astm|asme|ansi|nf|bs|uic)'

/** Pattern of a standard: its body and number. */
export const standardNumber = String.raw`(?<![a-z])${standardBodies}(?:\/[a-z]|t)?[\s-]*\d[\d.]*`
