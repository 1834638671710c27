/** What a workbook holds in one cell at most. */
const maxCell = 32_767

/**
 * A text as a cell of a workbook (ISO/IEC 29500) can hold it. `_xHHHH_` stands there for a character, so a text that
 * reads like that is written otherwise. So is one that is called like a member of every object, such as `constructor`:
 * write-excel-file finds it among the texts it has written already, and points to one that there is not.
 */
export function workbookText(text: string): string {
  const held = withoutControls(text)
    .slice(0, maxCell)
    .replace(/_(?=x[0-9a-f]{4}_)/gi, escaped)
  return held in {} ? escaped(held.slice(0, 1)) + held.slice(1) : held
}

/** XML 1.0 has no place for them. */
const withoutControls = (text: string) => text.replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')

const escaped = (letter: string) =>
  `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
