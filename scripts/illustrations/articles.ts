import type { Draw } from './sheet'
export const articlePictures: Record<string, Draw> = {}
