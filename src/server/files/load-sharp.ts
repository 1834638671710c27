/** What reads and makes pictures holds 30 MB of libraries: it is loaded when the first picture comes. */
export const loadSharp = async () => (await import('sharp')).default
