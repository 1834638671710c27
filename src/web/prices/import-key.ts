export const importKey = (id: number) => ['priceImport', id] as const
