/** One import; its rows come below. */
export const importKey = (id: number) => ['data', 'catalogueImport', id] as const
