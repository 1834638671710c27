import type { PdfBlock, PdfTone } from './document'
import { lineHeight, type Sheet, type Style } from './sheet'

const padding = { x: 12, y: 9 }

const tones: Record<PdfTone, { ground: string; edge: string; letters: Style }> = {
  good: {
    ground: '#e3f3e9',
    edge: '#1d7a46',
    letters: { size: 12, bold: true, colour: '#14532f' },
  },
  incomplete: {
    ground: '#fdf3dc',
    edge: '#8a5a00',
    letters: { size: 12, bold: true, colour: '#5c3c00' },
  },
  bad: { ground: '#fbe4e2', edge: '#b42318', letters: { size: 12, bold: true, colour: '#7a1710' } },
}

type Banner = Extract<PdfBlock, { kind: 'banner' }>

const linesOf = (sheet: Sheet, { text, tone }: Banner) =>
  sheet.lines(text, sheet.width - 2 * padding.x, tones[tone].letters)

export const bannerHeight = (sheet: Sheet, banner: Banner): number =>
  linesOf(sheet, banner).length * lineHeight(tones[banner.tone].letters) + 2 * padding.y

/** Draws a judgement as a box in its colour, with an edge that black and white print shows too. */
export function drawBanner(sheet: Sheet, banner: Banner): void {
  const height = bannerHeight(sheet, banner)
  sheet.need(height)
  const { ground, edge, letters } = tones[banner.tone]
  sheet.doc.rect(sheet.left, sheet.y, sheet.width, height).fill(ground)
  sheet.doc.rect(sheet.left, sheet.y, 4, height).fill(edge)
  let y = sheet.y + padding.y
  for (const line of linesOf(sheet, banner)) {
    sheet.write(line, { x: sheet.left + padding.x, y }, letters)
    y += lineHeight(letters)
  }
  sheet.y += height + 10
}
