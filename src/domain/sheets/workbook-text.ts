/** Maximum number of characters in a cell of a workbook. */
const maxCell = 32_767

/**
 * A text that a workbook cell can hold (ISO/IEC 29500). `_xHHHH_` is an escape there, so text that looks like one is
 * escaped itself. Names of Object.prototype members, such as `constructor`, are escaped too: write-excel-file would
 * find them in its table of shared strings and write a wrong index.
 */
export function workbookText(text: string): string {
  const held = withoutControls(text)
    .slice(0, maxCell)
    .replace(/_(?=x[0-9a-f]{4}_)/gi, escaped)
  return held in {} ? escaped(held.slice(0, 1)) + held.slice(1) : held
}

/** XML 1.0 does not allow these characters. */
const withoutControls = (text: string) => text.replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')

const escaped = (letter: string) =>
  `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
