/** Encryption entry of a PDF trailer: `/Encrypt 12 0 R` or an inline dictionary. PDF 32000-1, 7.6.1. */
const encryption = /\/Encrypt\s+\d+\s+\d+\s+R|\/Encrypt\s*<</

/**
 * True if a PDF is encrypted. Browsers ask for a password that visitors do not have. PDFs that only forbid printing
 * are refused too, because the trailer does not distinguish them.
 */
export const isLockedPdf = (bytes: Buffer): boolean => encryption.test(bytes.toString('latin1'))
