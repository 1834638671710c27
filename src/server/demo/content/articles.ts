import type { DemoArticle } from './content'

export const demoArticles: DemoArticle[] = []
