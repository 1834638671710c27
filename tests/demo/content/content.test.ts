import { existsSync } from 'node:fs'
import sanitize from 'sanitize-html'
import { expect, test } from 'vitest'
import { classesOf } from '../classes'
import { cleanHtml } from '../../../src/server/security/clean-html'
import { demoAbout } from '../../../demo/content/about'
import { demoArticles } from '../../../demo/content/articles'
import { demoCases } from '../../../demo/content/cases'
import type { Both } from '../../../demo/content/content'
import { demoExperiments, laboratoryIntroduction } from '../../../demo/content/experiments'
import { demoParts } from '../../../demo/catalogue/parts'
import { demoScenes } from '../../../demo/content/scenes'

const named = [
  ...demoScenes.map(({ name, ...scene }) => ({ ...scene, title: name, body: scene.overview })),
  ...demoCases,
  ...demoArticles,
  ...demoExperiments.map(({ name, ...experiment }) => ({ ...experiment, title: name })),
]

const texts: { where: string; body: Both }[] = [
  ...named.map(({ slug, body }) => ({ where: slug, body })),
  ...demoAbout.map(({ type, body }) => ({ where: `about ${type}`, body })),
  { where: 'laboratory', body: laboratoryIntroduction },
]

const wordsOf = (html: string) => html.replace(/<[^>]+>/g, ' ')
const every = (visit: (html: string, where: string) => void) => {
  for (const { where, body } of texts)
    for (const language of ['zh', 'en'] as const) visit(body[language], `${where}, ${language}`)
}

test('there is enough to read: scenes, cases, articles, experiments and three pages about us', () => {
  expect(demoScenes.length).toBeGreaterThanOrEqual(6)
  expect(demoCases.length).toBeGreaterThanOrEqual(12)
  expect(demoArticles.length).toBeGreaterThanOrEqual(18)
  expect(demoExperiments.length).toBeGreaterThanOrEqual(16)
  expect(demoAbout.map(({ type }) => type)).toEqual([1, 4, 5])
  // Cases and articles are kept together.
  for (const kind of [demoScenes, [...demoCases, ...demoArticles], demoExperiments]) {
    const slugs = kind.map(({ slug }) => slug)
    expect(slugs.filter((slug, i) => slugs.indexOf(slug) !== i)).toEqual([])
  }
})

test('the joints on the drawings have products of the demo, and lie on the drawing', () => {
  const models = new Set(demoParts().map(({ model }) => model))
  for (const { slug, joints } of demoScenes) {
    expect(joints.length, slug).toBeGreaterThan(0)
    for (const { at, parts, name, note } of joints) {
      expect(Object.keys(parts).filter((model) => !models.has(model))).toEqual([])
      expect(at[0], name.en).toBeLessThan(960)
      expect(at[1], name.en).toBeLessThan(540)
      expect(`${name.en} ${note.en}`).not.toMatch(/\p{Script=Han}/u)
    }
  }
})

test('every article has at least 400 English words and 800 Chinese characters', () => {
  for (const { slug, body } of demoArticles) {
    const english = wordsOf(body.en).match(/[A-Za-z][A-Za-z’-]*/g)
    expect(english?.length, slug).toBeGreaterThanOrEqual(400)
    expect(wordsOf(body.zh).match(/\p{Script=Han}/gu)?.length, slug).toBeGreaterThanOrEqual(800)
  }
})

test('titles, summaries and texts are Chinese on the Chinese pages and hold no Chinese on the English ones', () => {
  for (const { slug, title, summary, body } of named)
    for (const both of [title, summary, body]) {
      expect(both.zh, slug).toMatch(/\p{Script=Han}/u)
      expect(both.en, slug).not.toMatch(/\p{Script=Han}/u)
      expect(wordsOf(both.en).trim().length, slug).toBeGreaterThan(3)
    }
})

test('scenes and cases say that companies and people are invented', () => {
  for (const html of [...demoScenes.map((s) => s.overview), ...demoCases.map((c) => c.body)]) {
    expect(html.zh).toContain('虚构')
    expect(html.en).toMatch(/companies, places and people are fictional/)
  }
})

test('scenes and cases know each other', () => {
  const cases = new Map(demoCases.map((one) => [one.slug, one.scene]))
  for (const { slug, cases: own } of demoScenes)
    for (const name of own) expect(cases.get(name), name).toBe(slug)
  expect(demoScenes.flatMap((scene) => scene.cases).length).toBe(demoCases.length)
})

test('every product class that a text names has products in the demo catalogue', () => {
  const known = classesOf()
  for (const { slug, productClasses } of [...demoScenes, ...demoCases, ...demoArticles]) {
    expect(productClasses.length, slug).toBeGreaterThan(0)
    for (const name of productClasses) expect(known, slug).toContain(name)
  }
})

test('every picture is there', () => {
  const base = '/crrc_sales_web_html/'
  const check = (address: string, where: string) => {
    expect(address.startsWith(`${base}pictures/content/`), `${where}: ${address}`).toBe(true)
    const file = `demo/public/${address.slice(base.length)}`
    expect(existsSync(file), `${where}: ${file}`).toBe(true)
  }
  for (const { slug, picture } of named) check(picture, slug)
  every((html, where) => {
    for (const [, address] of html.matchAll(/<img[^>]*\ssrc="([^"]*)"/g)) check(address!, where)
    for (const [image] of html.matchAll(/<img[^>]*>/g)) expect(image, where).toMatch(/alt="[^"]+"/)
  })
})

test('links stay inside the site', () => {
  every((html, where) => {
    for (const [, address] of html.matchAll(/\shref="([^"]*)"/g))
      expect(address, where).toMatch(/^\/crrc_sales_web_html\/[A-Za-z_/]+(\?[\w=&]+)?$/)
  })
})

test('both languages have the same headings, pictures, tables and links', () => {
  const shapeOf = (html: string) =>
    [...html.matchAll(/<(h2|h3|img|table|a)\b[^>]*?(?:(?:src|href)="([^"]*)")?[^>]*>/g)].map(
      ([, tag, to]) => `${tag} ${to ?? ''}`,
    )
  for (const { where, body } of texts)
    expect(shapeOf(body.en).sort(), where).toEqual(shapeOf(body.zh).sort())
})

test('cleaning the texts takes nothing away', () => {
  const everything: sanitize.IOptions = {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
  }
  every((html, where) => {
    expect(cleanHtml(html), where).toBe(sanitize(html, everything))
  })
})
