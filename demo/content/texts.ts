import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../src/server/settings/project-root'
import type { Both } from './content'

/**
 * Reads a long text such as `articles/choosing-a-grip` from one HTML file per language beside this file. Read when
 * the demo is filled: a server without the demo does not need the files.
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

/** Address of a picture drawn for the texts. */
export function pictureOf(name: string): string {
  return `/crrc_sales_web_html/pictures/content/${name}.webp`
}
