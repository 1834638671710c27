import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../src/server/settings/project-root'
import type { Both } from './content'

/**
 * The long text of this name, such as `articles/choosing-a-grip`: one HTML file per language, beside this one. They are read
 * when somebody looks, which is when the demo is filled: a server without the demo does not need them.
 */
export function textsOf(name: string): Both {
  const read = (language: keyof Both) =>
    readFileSync(join(projectRoot, 'demo/content', `${name}.${language}.html`), 'utf8')
  return {
    get zh() {
      return read('zh')
    },
    get en() {
      return read('en')
    },
  }
}

/** The address of a picture drawn for the texts. */
export function pictureOf(name: string): string {
  return `/crrc_sales_web_html/pictures/content/${name}.webp`
}
