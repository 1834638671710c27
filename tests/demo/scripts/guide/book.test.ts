import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chapters } from '../../../../demo/scripts/guide/book'
import { languages, type Language } from '../../../../src/domain/language/language'
import { hasPage } from '../../../../src/domain/pages/paths'
import { openPdf } from '../../../server/pdf/pdf-text'

const sections = chapters.flatMap((chapter) => chapter.sections)

const published = (language: Language) =>
  openPdf(readFileSync(`demo/public/guide/guide-${language}.pdf`))

test('the guide is written in both languages, and its pictures show pages of the shop', () => {
  for (const { title, text, steps = [], shot } of sections) {
    for (const both of [title, text, ...steps]) {
      expect(both.zh).toMatch(/\p{Script=Han}/u)
      expect(both.en.length, both.zh).toBeGreaterThan(4)
    }
    if (shot) expect(hasPage(shot.path), shot.path).toBe(true)
  }
})

test.each(languages)(
  'the %s file has a bookmark for each chapter and section',
  async (language) => {
    const pdf = await published(language)
    expect(pdf.numPages).toBeGreaterThanOrEqual(12)
    expect(pdf.numPages).toBeLessThanOrEqual(20)
    const outline = (await pdf.getOutline()) ?? []
    const titles = outline
      .slice(1)
      .map(({ title, items }) => [title, items.map((one) => one.title)])
    expect(titles).toEqual(
      chapters.map((chapter, i) => [
        `${i + 1}  ${chapter.title[language]}`,
        chapter.sections.map((section, j) => `${i + 1}.${j + 1}  ${section.title[language]}`),
      ]),
    )
  },
)
