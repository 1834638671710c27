import type { Language } from '../../../src/domain/language/language'
import { company } from '../../company'
import type { PdfDocument } from '../../../src/server/pdf/document'
import {
  finishPages,
  ink,
  lineHeight,
  openSheet,
  type Sheet,
  type Style,
} from '../../../src/server/pdf/sheet'
import type { Chapter, Section } from './chapter'
import type { Shots } from './shots'

const words = {
  title: { zh: '使用指南', en: 'User guide' },
  contents: { zh: '目录', en: 'Contents' },
  lead: {
    zh: '从孔径和板厚到一个确定的型号，从预订到交付：本指南按您实际使用的顺序介绍商城的每一部分。',
    en: 'From hole and joint to one exact model, from reservation to delivery: this guide follows the shop in the order in which you use it.',
  },
}

const brand = '#0b6394'
const styles = {
  cover: { size: 30, bold: true, colour: '#0f2a3d' },
  chapter: { size: 18, bold: true, colour: brand },
  section: { size: 13, bold: true },
  text: { size: 10.5 },
  muted: { size: 9, colour: ink.muted },
} satisfies Record<string, Style>

/** The guide as a PDF with a cover, contents, and a bookmark for each chapter and section. */
export async function drawGuide(language: Language, chapters: Chapter[], shots: Shots) {
  const document: PdfDocument = {
    language,
    title: `${company.name[language]} · ${words.title[language]}`,
    header: { left: company.name[language], right: words.title[language] },
    footer: company.notice[language],
    blocks: [],
  }
  const sheet = openSheet(document)
  const chunks: Buffer[] = []
  const done = new Promise<void>((resolve, reject) => {
    sheet.doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    sheet.doc.on('end', resolve)
    sheet.doc.on('error', reject)
  })

  drawCover(sheet, language)
  sheet.nextPage()
  sheet.doc.outline.addItem(words.contents[language])
  const entries: Entry[] = []
  for (const [i, chapter] of chapters.entries())
    drawChapter(sheet, chapter, i + 1, language, shots, entries)
  drawContents(sheet, language, entries)
  finishPages(sheet, document)
  sheet.doc.end()
  await done
  return Buffer.concat(chunks)
}

/** A line of the contents; pages count from zero. */
interface Entry {
  title: string
  page: number
  chapter: boolean
}

const pageOf = (sheet: Sheet) => sheet.doc.bufferedPageRange().count - 1

function drawCover(sheet: Sheet, language: Language) {
  const { doc } = sheet
  doc.rect(0, 0, doc.page.width, 300).fill('#0f2a3d')
  doc.rect(0, 300, doc.page.width, 6).fill('#c2410c')
  sheet.write(company.name[language], { x: sheet.left, y: 150 }, { size: 16, colour: '#b4c0ca' })
  sheet.write(
    words.title[language],
    { x: sheet.left, y: 186 },
    { ...styles.cover, colour: '#ffffff' },
  )
  sheet.y = 350
  paragraph(sheet, words.lead[language], { size: 13 })
  paragraph(sheet, company.notice[language], styles.muted)
}

function drawChapter(
  sheet: Sheet,
  chapter: Chapter,
  number: number,
  language: Language,
  shots: Shots,
  entries: Entry[],
) {
  sheet.nextPage()
  const title = `${number}  ${chapter.title[language]}`
  const bookmark = sheet.doc.outline.addItem(title)
  entries.push({ title, page: pageOf(sheet), chapter: true })
  paragraph(sheet, title, styles.chapter)
  for (const [i, section] of chapter.sections.entries()) {
    const name = `${number}.${i + 1}  ${section.title[language]}`
    sheet.need(heightOf(sheet, section, language, shots))
    bookmark.addItem(name)
    entries.push({ title: name, page: pageOf(sheet), chapter: false })
    drawSection(sheet, section, name, language, shots.get(section))
  }
}

/** Chosen so that two sections fit on a page; the aspect ratio is that of the window. */
const shotWidth = 384
const shotHeight = shotWidth * (800 / 1280)

/** Height of a section, which is kept together on one page. */
function heightOf(
  sheet: Sheet,
  { text, steps = [], ...section }: Section,
  language: Language,
  shots: Shots,
) {
  const lines = [text, ...steps].flatMap((part) =>
    sheet.lines(part[language], sheet.width - 20, styles.text),
  )
  const picture = [...shots.keys()].some(({ title }) => title === section.title)
    ? shotHeight + 14
    : 0
  return 50 + lines.length * lineHeight(styles.text) + steps.length * 4 + picture
}

function drawSection(
  sheet: Sheet,
  { text, steps = [] }: Section,
  name: string,
  language: Language,
  picture?: Buffer,
) {
  sheet.y += 6
  paragraph(sheet, name, styles.section)
  paragraph(sheet, text[language], styles.text)
  for (const [i, step] of steps.entries()) {
    sheet.write(
      `${i + 1}.`,
      { x: sheet.left, y: sheet.y },
      { ...styles.text, bold: true, colour: brand },
    )
    paragraph(sheet, step[language], styles.text, 20, 2)
  }
  if (!picture) return
  const { doc } = sheet
  const left = sheet.left + (sheet.width - shotWidth) / 2
  doc.image(picture, left, sheet.y + 4, { width: shotWidth })
  doc
    .rect(left, sheet.y + 4, shotWidth, shotHeight)
    .lineWidth(0.7)
    .strokeColor(ink.line)
    .stroke()
  sheet.y += shotHeight + 14
}

function paragraph(sheet: Sheet, text: string, style: Style, indent = 0, after = 6) {
  for (const line of sheet.lines(text, sheet.width - indent, style)) {
    sheet.need(lineHeight(style))
    sheet.write(line, { x: sheet.left + indent, y: sheet.y }, style)
    sheet.y += lineHeight(style)
  }
  sheet.y += after
}

/** Written last, on the page reserved for it, once all page numbers are known; each line is a link. */
function drawContents(sheet: Sheet, language: Language, entries: Entry[]) {
  const { doc, left, width } = sheet
  doc.switchToPage(1)
  sheet.y = sheet.top
  paragraph(sheet, words.contents[language], styles.chapter)
  for (const { title, page, chapter } of entries) {
    const style: Style = chapter ? { size: 11, bold: true } : { size: 10 }
    const x = left + (chapter ? 0 : 18)
    if (chapter) sheet.y += 5
    sheet.write(title, { x, y: sheet.y }, style)
    sheet.write(String(page + 1), { x: left, y: sheet.y, width, right: true }, style)
    doc.goTo(x, sheet.y, width, lineHeight(style), `page-${page}`)
    sheet.y += lineHeight(style)
  }
  for (const page of new Set(entries.map((entry) => entry.page))) {
    doc.switchToPage(page)
    doc.addNamedDestination(`page-${page}`)
  }
}
