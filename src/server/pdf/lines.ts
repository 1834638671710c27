/** What must not begin a line, and what must not end one (the rules of Chinese typesetting). */
const closing = '、。，．：；？！）］｝〕》」』】〉”’…—～％‰℃,.:;?!)\\]}%°'
const opening = '（［｛〔《「『【〈“‘([{'

/** A mark within a number parts nothing: 6.3, 1,200, 10:30. */
const withinNumber = '(?<=\\d)[.,:](?=\\d)'

/** Pieces that stay together: a word, or one Chinese character, with the marks that cling to it. */
const pieces = new RegExp(
  `[${opening}]*(?:(?:[^\\s\\p{Script=Han}${opening}${closing}]|${withinNumber})+|[^\\s${opening}])?[${closing}]*\\s*`,
  'gu',
)

/**
 * Breaks a text into lines that are no wider than `width`, also where it has lines of its own. A word wider than a
 * line is broken anywhere.
 *
 * @param widthOf the width of a text in the same unit
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
