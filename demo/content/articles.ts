import { jointArticles } from './joint-articles'
import { lockboltArticles } from './lockbolt-articles'
import { materialArticles } from './material-articles'
import { qualityArticles } from './quality-articles'
import type { DemoArticle } from './content'
import { pictureOf, textsOf } from './texts'

/** Technical articles; their texts are in the folder of this name. */
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
