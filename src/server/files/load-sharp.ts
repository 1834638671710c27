/** sharp needs 30 MB of native libraries, so it is loaded with the first picture. */
export const loadSharp = async () => (await import('sharp')).default
