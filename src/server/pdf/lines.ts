/** Characters that must not start a line, and those that must not end one (Chinese line breaking). */
const closing = '、。，．：；？！）］｝〕》」』】〉”’…—～％‰℃,.:;?!)\\]}%°'
const opening = '（［｛〔《「『【〈“‘([{'

/** No break inside numbers: 6.3, 1,200, 10:30. */
const withinNumber = '(?<=\\d)[.,:](?=\\d)'

/** Unbreakable pieces: a word, or one Chinese character, with its punctuation. */
const pieces = new RegExp(
  `[${opening}]*(?:(?:[^\\s\\p{Script=Han}${opening}${closing}]|${withinNumber})+|[^\\s${opening}])?[${closing}]*\\s*`,
  'gu',
)

/**
 * Breaks a text into lines of at most `width`; existing line breaks stay. A word wider than a line is broken
 * anywhere.
 *
 * @param widthOf width of a text in the same unit
 */
export function linesOf(text: string, width: number, widthOf: (text: string) => number): string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .split('\n')
    .flatMap((paragraph) => brokenAt(paragraph, width, widthOf))
}

function brokenAt(paragraph: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  const fits = (text: string) => widthOf(text.trimEnd()) <= width
  for (const piece of paragraph.match(pieces) ?? []) {
    if (fits(line + piece)) {
      line += piece
      continue
    }
    if (line) lines.push(line.trimEnd())
    line = ''
    for (const letter of fits(piece) ? [piece] : piece) {
      if (line && !fits(line + letter)) {
        lines.push(line.trimEnd())
        line = ''
      }
      line += letter
    }
  }
  lines.push(line.trimEnd())
  return lines
}
