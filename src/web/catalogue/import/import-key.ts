/** Query key of one import; the keys of its rows extend it. */
export const importKey = (id: number) => ['data', 'catalogueImport', id] as const
