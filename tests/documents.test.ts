import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const pages = ['.', 'docs'].flatMap((folder) =>
  readdirSync(folder, { recursive: folder === 'docs', encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file)),
)

/** The text of a page without code, in which brackets and number signs mean something else. */
const proseOf = (page: string) =>
  readFileSync(page, 'utf8')
    .replace(/^```[^]*?^```$/gm, '')
    .replace(/`[^`\n]*`/g, 'code')

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (page: string) =>
  [...proseOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )

const linksIn = (page: string) =>
  [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))

function leadsNowhere(page: string, target: string): boolean {
  const [path = '', anchor] = target.split('#')
  const file = path ? join(dirname(page), path) : page
  if (!existsSync(file)) return true
  return anchor !== undefined && !anchorsOf(file).includes(anchor)
}

test('the documentation has pages with links', () => {
  expect(pages).toEqual(expect.arrayContaining(['README.md', join('docs', 'operations.md')]))
  expect(pages.flatMap(linksIn).length).toBeGreaterThan(20)
})

test.each(pages)('every link of %s leads to a page and a heading that exist', (page) => {
  expect(linksIn(page).filter((target) => leadsNowhere(page, target))).toEqual([])
})

/** Files of the project that a page names in its text, such as `src/server/app.ts`; patterns and folders of a shop are left out. */
const filesNamedIn = (page: string) =>
  [
    ...readFileSync(page, 'utf8').matchAll(
      /`((?:src|scripts|tests|schemas|openapi|demo|docs)\/[\w./-]+)`/g,
    ),
  ]
    .map(([, file = '']) => file)
    .filter((file) => !file.startsWith('src/generated'))

/** An example names the files of the record that it adds. */
const ownPages = pages.filter((page) => !page.startsWith(join('docs', 'examples')))

test.each(ownPages)('every file of the project that %s names exists', (page) => {
  expect(filesNamedIn(page).filter((file) => !existsSync(file))).toEqual([])
})
