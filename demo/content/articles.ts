import { jointArticles } from './joint-articles'
import { lockboltArticles } from './lockbolt-articles'
import { materialArticles } from './material-articles'
import { qualityArticles } from './quality-articles'
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
