/** Pattern of a dimension with a decimal point or comma. */
export const dimension = String.raw`\d{1,4}(?:[.,]\d{1,3})?`

/** A dimension in common notation: 8,40 is 8.4. */
export const plainFigure = (written: string) => String(Number(written.replace(',', '.')))
