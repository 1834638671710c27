import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as uploads from '../src/domain/forms/uploads'
import { shopWords } from '../src/server/passwords/guessable'
import { describeSettings } from '../src/server/settings/described-settings'
import { requirements } from './asvs'

const document = readFileSync('docs/security.md', 'utf8')

/** The cells of all rows of tables that begin with something of this form. */
const rowsOf = (first: RegExp) =>
  document
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, ...cells]) => cells)
    .filter(([cell = '']) => first.test(cell))

const rows = rowsOf(/^\d+\.\d+\.\d+$/).map(([id = '', level, , status = '', proof = '']) => ({
  id,
  level: Number(level),
  status,
  proof,
}))
const idsWith = (status: string) => rows.filter((row) => row.status === status).map(({ id }) => id)

/** The documents of the product decide these, and nothing else. */
const decidedByDocuments = ['6.2.1', '6.2.5', '6.2.9', '6.5.4']
const statuses = ['met', 'not applicable', 'exception (documents)', 'exception (operator)']

test('the document has every requirement of the standard once, with its level', () => {
  expect(requirements.size).toBe(253)
  expect(rows.map(({ id, level }) => `${id} L${level}`).sort()).toEqual(
    [...requirements].map(([id, level]) => `${id} L${level}`).sort(),
  )
})

test('every requirement is met, does not apply or is a named exception', () => {
  expect(rows.filter(({ status }) => !statuses.includes(status))).toEqual([])
  expect(idsWith('exception (documents)')).toEqual(decidedByDocuments)
  for (const { id, status, proof } of rows)
    if (status !== 'met') expect(proof.length, id).toBeGreaterThan(5)
})

test('the list of exceptions names those of the tables', () => {
  for (const status of ['exception (documents)', 'exception (operator)']) {
    const listed = document.split('\n').find((line) => line.startsWith(`- **${status}**`)) ?? ''
    expect(listed.match(/\d+\.\d+\.\d+/g), status).toEqual(idsWith(status))
  }
})

/** The name under which a heading is linked to. */
const anchors = [...document.matchAll(/^#+ (.+)$/gm)].map(
  ([, heading = '']) => `#${heading.toLowerCase().replace(/ /g, '-')}`,
)

test.each(rows.filter(({ status }) => status === 'met'))(
  '$id is proved by the named test',
  (row) => {
    const { id, proof } = row
    const files = [...proof.matchAll(/`([^`\s]+\.\w+)`(?: "([^"]+)")?/g)]
    const links = [...proof.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link)
    expect(files.length + links.length, id).toBeGreaterThan(0)
    for (const link of links) expect(anchors, id).toContain(link)
    for (const [, path = '', title] of files) {
      expect(existsSync(path), path).toBe(true)
      if (title) expect(readFileSync(path, 'utf8'), path).toContain(title)
    }
  },
)

test('every file that the document names is there', () => {
  const named = [...document.matchAll(/`((?:src|tests|schemas|docs)\/[^`\s]+\.\w+)`/g)]
  for (const [, path = ''] of named) expect(existsSync(path), path).toBe(true)
})

test('the settings that the document relies on are the defaults of a shop that is no demo', () => {
  const described = new Map<string, string | undefined>(
    describeSettings({ DEMO: '0' }).map(({ name, fallback }) => [name, fallback]),
  )
  const relied = rowsOf(/^`[A-Z_]+`$/).filter((cells) => cells.length === 4)
  expect(relied.length).toBeGreaterThan(5)
  for (const [name = '', fallback] of relied)
    expect(described.get(name.replaceAll('`', '')), name).toBe(fallback)
})

test('the document names the kinds and sizes of files and the words that passwords may not have', () => {
  const { maxFileMegabytes } = uploads
  const kinds = {
    pictures: uploads.imageExtensions,
    'other files': uploads.fileExtensions,
    'sheets (quick entry, import, deliveries)': uploads.sheetExtensions,
    '3D models of a product': uploads.modelExtensions,
    films: uploads.videoExtensions,
  }
  for (const [kind, extensions] of Object.entries(kinds)) {
    const [, listed, size] = rowsOf(/./).find(([first]) => first === kind) ?? []
    expect(listed).toBe(extensions.join(' '))
    expect(size).toContain(`${maxFileMegabytes} MB`)
  }
  expect(document).toContain(`${shopWords.join(', ')}.`)
})
