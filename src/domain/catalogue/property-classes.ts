// As patterns of their figures: 04 and those of stainless steel are none.

/** Of nuts: 8 and 10. */
export const nutClass = '(?:[45689]|1[02])'

/** Of bolts: 8.8 and 10.9. */
export const boltClass = String.raw`${nutClass}\.[689]`
