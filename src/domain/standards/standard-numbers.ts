/** Standards bodies for fasteners, as a pattern for lower-case texts. */
export const standardBodies = '(?:gb|tb|jb|hb|iso|din|en|jis|astm|asme|ansi|nf|bs|uic)'
