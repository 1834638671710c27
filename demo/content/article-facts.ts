import type { DemoArticle } from './content'

/** An article without what follows from its name. */
export type ArticleFacts = Omit<DemoArticle, 'body' | 'picture'>
