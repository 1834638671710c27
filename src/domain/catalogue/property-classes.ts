// Patterns of the classes' numbers; 04 and the classes of stainless steel are excluded.

/** Nut classes: 8 and 10. */
export const nutClass = '(?:[45689]|1[02])'

/** Bolt classes: 8.8 and 10.9. */
export const boltClass = String.raw`${nutClass}\.[689]`
