import type { DemoArticle } from './content'

/** An article without the fields derived from its name. */
export type ArticleFacts = Omit<DemoArticle, 'body' | 'picture'>
