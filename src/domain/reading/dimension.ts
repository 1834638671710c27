/** Pattern of a dimension. A comma is a decimal mark only where a cell of a list cannot end: before ×, mm or a space. */
export const dimension = String.raw`(?:\d{1,3},\d{1,2}(?=\s?(?:x|mm)|\s\S)|\d{1,4}(?:\.\d{1,3})?)`

/** A dimension in common notation: 8,40 is 8.4. */
export const plainFigure = (written: string) => String(Number(written.replace(',', '.')))
