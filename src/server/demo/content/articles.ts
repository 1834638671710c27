import { jointArticles } from './articles/joints'
import { lockboltArticles } from './articles/lockbolts'
import { materialArticles } from './articles/materials'
import { qualityArticles } from './articles/quality'
import type { DemoArticle } from './content'
import { pictureOf, textsOf } from './texts'

/** What can be read in the window of technology; the texts lie in the folder of this name. */
export const demoArticles: DemoArticle[] = [
  ...lockboltArticles,
  ...jointArticles,
  ...materialArticles,
  ...qualityArticles,
].map((facts) => ({
  ...facts,
  body: textsOf(`articles/${facts.slug}`),
  picture: pictureOf(`article-${facts.slug}`),
}))
