/** The entry of a PDF's trailer that names its encryption: `/Encrypt 12 0 R`, or the dictionary itself. PDF 32000-1, 7.6.1. */
const encryption = /\/Encrypt\s+\d+\s+\d+\s+R|\/Encrypt\s*<</

/**
 * Whether a PDF is encrypted. Readers in a browser ask for a password that visitors do not have, so pages do not show it;
 * also one that only forbids printing is refused, because the trailer does not tell the two apart.
 */
export const isLockedPdf = (bytes: Buffer): boolean => encryption.test(bytes.toString('latin1'))
